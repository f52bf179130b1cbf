import { cardOf, cardsIn } from './cards.ts'
import { watchEscape } from './escape.ts'
import { watchHotkey } from './hotkey.ts'
import type { Life } from './life.ts'
import { watchMouse } from './mouse.ts'
import { FOCUSABLE, createOrigin, focusOn, isEditor } from './origin.ts'
import { saveSelection } from './selection.ts'
import { type Root, activeIn, firstOn, isElement, isRendered, isWithin, pathOf } from './tree.ts'

// Elements that take focus for a while and give it back.
const BORROWERS = 'dialog, [popover], [role=dialog], [role=alertdialog]'

/** Keeps focus where the user expects it. */
export interface FocusKeeper {
  /**
   * Moves focus from a card that left to the next one, or back from a dialog that did: call it when
   * cards were added or removed, or focus was lost.
   */
  check: () => void
  /** Runs work that may lose focus, and restores it. */
  keep: (work: () => void) => void
}

/**
 * Moves focus only when the user asks, or when the card that had it is gone. The hotkey goes to the
 * newest card and back; Escape closes the focused card.
 */
export const watchFocus = (
  root: Root,
  stage: HTMLElement,
  life: Life,
  options: () => { hotkey: string | null | undefined },
  onEscape: (id: string) => void,
): FocusKeeper => {
  const { listen, onEnd } = life
  const document = stage.ownerDocument
  const window = document.defaultView!
  const origin = createOrigin(root, stage)
  /** What had focus last inside the stage, until the user leaves it; and the card around it. */
  let focused: Element | undefined
  let card: HTMLElement | undefined
  /** What took focus from a card, and will give it back. */
  let borrower: Element | undefined
  /** Whether the mouse is pressed elsewhere: focus that is lost meanwhile was meant to be. */
  let isLeaving = false
  /** Whether `keep` runs: focus that is lost meanwhile is restored. */
  let isMoving = false

  const active = () => activeIn(stage.getRootNode() as Root)
  const isInside = () => isWithin(active(), stage)
  const isNowhere = () => active() === document.body

  /** Returns what around an element will give focus back. */
  const borrowerAround = (element: Element | null) => {
    const layer = firstOn(pathOf(element), BORROWERS)
    return layer && !origin.isIn(layer) ? layer : undefined
  }

  const onFocusIn = (event: FocusEvent) => {
    focused = event.composedPath()[0] as Element
    card = cardOf(event.target as Element)
    isLeaving = false
    borrower = undefined
    const from = event.relatedTarget
    if (isElement(from) && !isWithin(from, stage)) origin.comesFrom(from)
  }

  const onFocusOut = ({ relatedTarget: to }: FocusEvent) => {
    if (isMoving || isWithin(to as Element | null, stage)) return
    // After a press elsewhere the user has left; otherwise focus was lost, and `check` restores it.
    if (to || isLeaving) focused = undefined
    if (!isElement(to)) return queueMicrotask(check)
    borrower = borrowerAround(to)
    // The event names a web component, but not what has focus inside it by then.
    setTimeout(() => isInside() || (borrower ??= borrowerAround(active())))
  }

  // A dialog opened by a card's button returns focus to that button, which may be gone.
  const onReturn = () => {
    if (!borrower || (borrower.isConnected && isRendered(borrower))) return
    if (isNowhere() || isWithin(active(), borrower)) goBack()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    isLeaving = false
    if (event.key !== 'Tab') return
    if (!isInside()) origin.passes()
    else if (event.shiftKey && origin.isThere() && isFirst()) {
      event.preventDefault()
      goBack()
    }
  }

  const isFirst = () => [cardsIn(stage)[0], stage.querySelector(FOCUSABLE)].includes(active())

  const goBack = () => {
    focused = borrower = undefined
    origin.goBack()
  }

  const onGiveBack = () => (focused = undefined)

  const check = () => {
    // A stage that was removed with its dialog comes back, and its focus with it.
    if (!stage.isConnected) return
    onReturn()
    const isThere = focused?.isConnected && isRendered(focused)
    if (!focused || (isThere && card?.dataset.state !== 'leaving')) return
    // Something else has focus by now.
    if (!isNowhere() && active() !== focused) return
    const cards = cardsIn(stage)
    let next: Element | null | undefined = card
    while (next && !cards.includes(next as HTMLElement)) next = next.nextElementSibling
    next ??= cards.at(-1)
    if (next) focusOn(next)
    // There is no other card, or cards are hidden along with their container.
    if (!next || active() !== next) goBack()
  }

  const keep = (work: () => void): void => {
    const hadFocus = isInside() || !stage.isConnected || isNowhere()
    // Only where it is needed: asking for a selection forces a layout.
    const restoreSelection = focused && isEditor(focused) ? saveSelection(document) : undefined
    isMoving = true
    work()
    isMoving = false
    if (!hadFocus || !focused) return
    if (focused !== active()) focusOn(focused)
    restoreSelection?.()
  }

  listen(stage, 'focusin', onFocusIn, true)
  listen(stage, 'focusout', onFocusOut, true)
  listen(document, 'toggle', onReturn, true)
  listen(document, 'focusout', () => borrower && setTimeout(onReturn), true)
  // Not `pointerdown`: a touch takes focus only when the finger is lifted, if at all.
  listen(
    document,
    'mousedown',
    ({ target }) => (isLeaving = !isWithin(target as Node, stage)),
    true,
  )
  listen(document, 'mouseup', () => (isLeaving = false), true)
  watchEscape(window, listen, () => (isInside() ? card : undefined), onEscape)
  listen(window, 'keydown', onKeyDown, true)
  watchHotkey(stage, life, { options, origin, active, goBack })
  watchMouse(stage, listen, origin, active, onGiveBack)
  onEnd(() => {
    if (focused && (isInside() || isNowhere())) goBack()
  })

  return { check, keep }
}
