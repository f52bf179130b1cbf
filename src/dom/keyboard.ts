import type { Listen } from './life.ts'
import { setOnce } from './set-once.ts'

// The bars that browsers show and hide while a page scrolls are lower.
const LOWEST = 100

/**
 * Keeps the cards above an on-screen keyboard, which covers the window without resizing it.
 *
 * @returns a function that looks where the keyboard is; it may force a layout
 */
export const avoidKeyboard = (stage: HTMLElement, listen: Listen): (() => void) => {
  const window = stage.ownerDocument.defaultView!
  const { visualViewport: area } = window
  if (!area) return () => {}

  const avoid = () => {
    const { offsetTop: top, height, scale } = area
    const isOpen = window.innerHeight - scale * height > LOWEST
    setOnce(stage, '--bf-free', isOpen ? `${top}px 0 calc(100% - ${top + height}px)` : '')
  }
  listen(area, 'resize scroll', avoid)
  return avoid
}
