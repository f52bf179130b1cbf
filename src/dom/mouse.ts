import type { Listen } from './life.ts'
import { type Origin, letGoOf } from './origin.ts'
import { firstOn, hidesFocus, isWithin, matches } from './tree.ts'

const EDITABLE = 'input, select, textarea, [contenteditable]'

/**
 * Keeps the mouse from taking focus from where the user works, unless it is pressed on a card for typing
 * or selecting text. `onGiveBack` is called before focus goes back there.
 */
export const watchMouse = (
  stage: HTMLElement,
  listen: Listen,
  origin: Origin,
  active: () => Element | null,
  onGiveBack: () => void,
): void => {
  const document = stage.ownerDocument
  /** What the press took focus from, to give it back. */
  let lender: Element | null | undefined

  listen(stage, 'mousedown', (event: MouseEvent) => {
    // Looks into web components, which an event's target would hide.
    const path = event.composedPath()
    const before = active()
    const isTyping = !!firstOn(path, EDITABLE)
    lender = undefined
    if (!isTyping && (event.button || firstOn(path, 'button'))) return event.preventDefault()
    if (!before || isWithin(before, stage)) return
    // Focus that couldn't be given back stays where it is, though no text can be selected then.
    if (!isTyping && hidesFocus(before)) return event.preventDefault()
    if (!isTyping) lender = before
    origin.remember()
    letGoOf(before)
  })

  const end = () => {
    const now = active()
    const isTaken = now && matches(now, 'body, [data-notification]')
    if (lender && isTaken && document.getSelection()!.isCollapsed) {
      letGoOf(now)
      onGiveBack()
      if (lender !== document.body) origin.goBack()
    }
    lender = undefined
  }
  // Not `click`, which some presses are kept from: drags, and taps that open the stack.
  listen(document, 'mouseup', end, true)
}
