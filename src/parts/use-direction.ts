import { useRef } from 'react'

type Direction = 'ltr' | 'rtl'

const known = (value: unknown): Direction | undefined =>
  value === 'ltr' || value === 'rtl' ? value : undefined

/** Returns a function for the given direction, or else the page's. Calling it requires a document. */
export const useDirection = (given?: Direction | 'auto'): (() => Direction) => {
  const styled = useRef<Direction>(undefined)

  return () =>
    known(given) ??
    known(document.body.dir) ??
    known(document.documentElement.dir) ??
    // Once: computing a style takes a test DOM as long as there are rules in its sheets.
    (styled.current ??= known(getComputedStyle(document.body).direction) ?? 'ltr')
}
