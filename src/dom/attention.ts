import { cardOf } from './cards.ts'
import type { Life } from './life.ts'
import { watchPointers } from './pointers.ts'
import { type Root, activeIn, isWithin } from './tree.ts'

// Keeps the stack open for a moment after the pointer has left, so that it doesn't flicker.
const COLLAPSE_DELAY = 250

/** What someone is doing with the cards. */
export interface Attention {
  /** Looks again: call it when cards were added, removed or moved. */
  check: () => void
  /** Returns the elements that someone is using, or was a moment ago. */
  attended: () => readonly Element[]
}

/**
 * Holds display time while someone hovers, presses or focuses a card, or the page is hidden. Every
 * event derives this from the current state, so a missed event can't leave time held.
 */
export const watchAttention = (
  stage: HTMLElement,
  { listen, onEnd }: Life,
  hold: (id?: string) => () => void,
  onChange: () => void,
): Attention => {
  const document = stage.ownerDocument
  /** What is held. Without an id, time is held, but no card is protected from being covered. */
  let held: { id: string | undefined; release: () => void }[] = []
  let attended: readonly Element[] = []
  /** The timer that closes the stack. */
  let collapse: ReturnType<typeof setTimeout> | undefined

  // While focus moves from one element inside to another, it is briefly nowhere.
  const onFocus = (event: FocusEvent) => {
    const isOnItsWay = event.type === 'focusout' && isWithin(event.relatedTarget as Element, stage)
    if (!isOnItsWay) check()
  }

  const onReturn = () => {
    if (document.hidden) pointers.forget()
    check()
  }

  const check = () => {
    const focused = document.hasFocus() ? activeIn(stage.getRootNode() as Root) : undefined
    const now = [pointers.hovered(), focused, ...pointers.pressed()].filter(
      (each): each is Element => !!each && isWithin(each, stage),
    )
    // Elements next to the cards would move away from under a mouse that opens or closes the stack.
    const isOpener = (each: Element) => 'expanded' in stage.dataset || cardOf(each)
    setExpanded(pointers.isTapped() || now.some(isOpener))
    // The pointer may come back, and cards should move only once, when the stack closes.
    if (now.length || !collapse) attended = now
    const ids = now.map((each) => cardOf(each)?.dataset.notification)
    holdOnly(document.hidden ? [...ids, undefined] : ids)
  }

  /** Holds these, and no longer any others. */
  const holdOnly = (ids: (string | undefined)[]) => {
    if (held.length === ids.length && held.every(({ id }, index) => id === ids[index])) return
    const before = held
    held = ids.map((id) => ({ id, release: hold(id) }))
    before.forEach(({ release }) => release())
    onChange()
  }

  /** Opens the stack at once, and closes it after a delay. */
  const setExpanded = (isExpanded: boolean) => {
    const wasExpanded = 'expanded' in stage.dataset
    if (isExpanded) {
      clearTimeout(collapse)
      collapse = undefined
      if (!wasExpanded) toggle(true)
    } else if (wasExpanded) collapse ??= setTimeout(toggle, COLLAPSE_DELAY, false)
  }

  const toggle = (isExpanded: boolean) => {
    collapse = undefined
    stage.toggleAttribute('data-expanded', isExpanded)
    if (!isExpanded) attended = []
    onChange()
  }

  const isBusy = () => held.length > 0
  const pointers = watchPointers(stage, listen, isBusy, check)
  listen(stage, 'focusin focusout', onFocus, true)
  // A card may come to rest under a mouse that isn't moving.
  listen(stage, 'transitionend', check)
  listen(document, 'visibilitychange', onReturn)
  listen(document.defaultView!, 'focus blur', onReturn)
  onEnd(() => {
    clearTimeout(collapse)
    holdOnly([])
  })

  return { check, attended: () => attended }
}
