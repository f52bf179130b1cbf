import type { Listen } from './life.ts'
import { type Origin, focusOn, isEditor, letGoOf } from './origin.ts'
import { saveSelection } from './selection.ts'
import { hidesFocus, isWithin } from './tree.ts'

const EDITABLE = 'input, select, textarea, [contenteditable]'

/**
 * Keeps a click on a card from taking focus from where the user works, unless it is for typing or
 * selecting text. `onGiveBack` is called before focus goes back there.
 */
export const watchClicks = (
  stage: HTMLElement,
  listen: Listen,
  origin: Origin,
  active: () => Element | null,
  onGiveBack: () => void,
): void => {
  const document = stage.ownerDocument
  /** Gives focus back to where it was before the mouse went down. */
  let giveBack: (() => void) | undefined

  listen(stage, 'mousedown', (event: MouseEvent) => {
    const target = event.target as Element
    const before = active()
    const isTyping = !!target.closest(EDITABLE)
    giveBack = undefined
    if (!isTyping && (event.button || target.closest('button'))) return event.preventDefault()
    if (!before || isWithin(before, stage)) return
    // Focus that couldn't be given back stays where it is, though no text can be selected then.
    if (!isTyping && hidesFocus(before)) return event.preventDefault()
    if (isTyping) origin.remember()
    else {
      const restoreSelection = saveSelection(document)
      giveBack = () => {
        focusOn(before)
        if (isEditor(before)) restoreSelection()
      }
    }
    letGoOf(before)
  })

  listen(stage, 'click', () => {
    const now = active()!
    const isTaken = now.matches('body, [data-notification]')
    if (giveBack && isTaken && document.getSelection()!.isCollapsed) {
      letGoOf(now)
      onGiveBack()
      giveBack()
    }
    giveBack = undefined
  })
}
