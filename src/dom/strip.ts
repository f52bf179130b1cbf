import type { Listen } from './life.ts'

/**
 * A press on the strip of a covered card opens the stack and does nothing else: by the time of its
 * click, something that nobody saw may have come to stand under the finger.
 */
export const guardStrips = (stage: HTMLElement, listen: Listen): void => {
  const window = stage.ownerDocument.defaultView!
  let isOpening = false

  // On the window, before the press has opened anything.
  listen(
    window,
    'pointerdown',
    (event: PointerEvent) => {
      const path = event.composedPath()
      isOpening =
        path.includes(stage) &&
        path.some((each) => each instanceof Element && each.matches('[data-covered]'))
    },
    true,
  )
  listen(
    window,
    'click',
    (event: MouseEvent) => {
      if (!isOpening || !event.composedPath().includes(stage)) return
      isOpening = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
