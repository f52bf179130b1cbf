import type { Listen } from './life.ts'
import { isElement, matches } from './tree.ts'

/** A press that has done something already, and clicks no more. */
export interface Press {
  isSpent: () => boolean
  /** To be called when it was a drag. */
  spend: () => void
}

/**
 * A press on the strip of a covered card opens the stack and does nothing else: by the time of its
 * click, something that nobody saw may have come to stand under the finger. Nor does a drag: after
 * that of a pen a click follows.
 */
export const guardPresses = (stage: HTMLElement, listen: Listen): Press => {
  const window = stage.ownerDocument.defaultView!
  let isSpent = false

  // On the window, before the press has opened anything.
  listen(
    window,
    'pointerdown',
    (event: PointerEvent) => {
      const path = event.composedPath()
      isSpent =
        path.includes(stage) &&
        path.some((each) => isElement(each) && matches(each, '[data-covered]'))
    },
    true,
  )
  listen(
    window,
    'click',
    (event: MouseEvent) => {
      // That of a key has no press.
      if (!isSpent || !event.detail || !event.composedPath().includes(stage)) return
      isSpent = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )

  return { isSpent: () => isSpent, spend: () => void (isSpent = true) }
}
