import { type RefObject, useEffect } from 'react'
import { watchPointer } from './watch-pointer.ts'

/**
 * Keeps an element at least as high as it was when a pointer came, until that leaves. Otherwise a row
 * that goes could put the page below the list under the pointer, and a second press would hit that.
 */
export const useHeldHeight = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const held = element.current!
    let release: (() => void) | undefined
    const leave = watchPointer(held, (isOn) => {
      if (isOn === !!release) return
      release?.()
      release = undefined
      if (!isOn) return
      const { minHeight } = held.style
      held.style.minHeight = getComputedStyle(held).height
      release = () => {
        held.style.minHeight = minHeight
      }
    })
    return () => {
      leave()
      release?.()
    }
  }, [element])
}
