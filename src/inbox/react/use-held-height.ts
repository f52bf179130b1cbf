import { type RefObject, useEffect } from 'react'

/**
 * Keeps an element at least as high as it was when a pointer came, until that leaves. Otherwise a row
 * that goes could put the page below the list under the pointer, and a second press would hit that.
 */
export const useHeldHeight = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { style, ownerDocument } = element.current!
    let release: (() => void) | undefined
    // Not 'pointerleave', which is missed if what was under the pointer has been removed.
    const onOver = (event: Event) => {
      const isInside = event.composedPath().includes(element.current!)
      if (isInside === !!release) return
      release?.()
      release = undefined
      if (!isInside) return
      const { minHeight } = style
      style.minHeight = getComputedStyle(element.current!).height
      release = () => {
        style.minHeight = minHeight
      }
    }
    ownerDocument.addEventListener('pointerover', onOver, true)
    return () => ownerDocument.removeEventListener('pointerover', onOver, true)
  }, [element])
}
