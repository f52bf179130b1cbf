import type { Listen } from './life.ts'
import { firstOn } from './tree.ts'

/** A press that has already done something, and must not click. */
export interface Press {
  isSpent: () => boolean
  /** Call it when the press was a drag. */
  spend: () => void
}

/**
 * Makes a press on a covered card open the stack and do nothing else: by the time of its click,
 * something that nobody saw may be under the finger. Drags don't click either: a pen's drag is
 * followed by a click.
 */
export const guardPresses = (stage: HTMLElement, listen: Listen): Press => {
  const window = stage.ownerDocument.defaultView!
  let isSpent = false

  // On the window, to run before the press has opened anything.
  listen(
    window,
    'pointerdown',
    (event: PointerEvent) => {
      const path = event.composedPath()
      isSpent = path.includes(stage) && !!firstOn(path, '[data-covered]')
    },
    true,
  )
  listen(
    window,
    'click',
    (event: MouseEvent) => {
      // A click by key has no press.
      if (!isSpent || !event.detail || !event.composedPath().includes(stage)) return
      isSpent = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )

  return { isSpent: () => isSpent, spend: () => void (isSpent = true) }
}
