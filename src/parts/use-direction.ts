import { useRef } from 'react'

type Direction = 'ltr' | 'rtl'

/** Returns a function for the given direction, or else the page's. Calling it requires a document. */
export const useDirection = (given?: Direction | 'auto'): (() => Direction) => {
  const styled = useRef<string>(undefined)

  return () => {
    const told = given || document.documentElement.dir
    // Once: computing a style takes a test DOM as long as there are rules in its sheets.
    return (
      told && told !== 'auto'
        ? told
        : (styled.current ??= getComputedStyle(document.body).direction)
    ) as Direction
  }
}
