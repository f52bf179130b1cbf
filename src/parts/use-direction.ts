import { useRef, useSyncExternalStore } from 'react'

type Direction = 'ltr' | 'rtl'

const watchRoot = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/**
 * Returns a function for the given direction, or else the page's, and renders again when the page's `dir`
 * changes. Calling the function requires a document.
 */
export const useDirection = (given?: Direction | 'auto'): (() => Direction) => {
  const styled = useRef<string>(undefined)
  const ofPage = useSyncExternalStore(
    watchRoot,
    () => document.documentElement.dir,
    () => '',
  )

  return () => {
    const told = given && given !== 'auto' ? given : ofPage
    // Once: computing a style takes a test DOM as long as there are rules in its sheets.
    return (
      told && told !== 'auto'
        ? told
        : (styled.current ??= getComputedStyle(document.body).direction)
    ) as Direction
  }
}
