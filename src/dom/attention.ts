import type { Life } from './life.ts'
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
  /** What each finger or button that is down was pressed on. */
  const pressed = new Map<number, Element>()
  /** The ids that are held. Without one, time is held, but no card is protected from being covered. */
  let held: (string | undefined)[] = []
  let releases: (() => void)[] = []
  let attended: readonly Element[] = []
  /** Where the mouse is, as far as events tell. */
  let mouse: { x: number; y: number } | undefined
  /** Whether the last touch was on a card: fingers don't hover, so it keeps the stack open. */
  let isTapped = false
  /** The timer that closes the stack. */
  let collapse: ReturnType<typeof setTimeout> | undefined

  // The host may be in another root for a while.
  const rootNow = () => stage.getRootNode() as Root
  const hitAt = ({ x, y }: { x: number; y: number }) =>
    (rootNow() as Partial<Root>).elementFromPoint?.(x, y)

  const onPointer = (event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerId, type } = event
    const target = event.composedPath()[0] as Element
    const place = type === 'pointerout' ? (event.relatedTarget as Element | null) : target
    const isInside = !!stage.firstElementChild && isWithin(place, stage)
    // A pen can hover too.
    const isTouch = event.pointerType === 'touch'
    // No events arrive while the mouse is outside the window or in an iframe.
    if (!isTouch) mouse = isInside || (place && place.tagName !== 'IFRAME') ? { x, y } : undefined
    if (type === 'pointermove' && !isInside && !held.length) return
    if (type === 'pointerdown') {
      isTapped = isInside && isTouch
      // A primary touch means that all other fingers were lifted, even if their events got lost.
      if (event.isPrimary && isTouch) pressed.clear()
      else pressed.delete(pointerId)
      if (isInside) pressed.set(pointerId, target.closest('[data-notification]') ?? target)
    } else if (!event.buttons) pressed.delete(pointerId)
    check()
  }

  // While focus moves from one element inside to another, it is briefly nowhere.
  const onFocus = (event: FocusEvent) => {
    const isOnItsWay = event.type === 'focusout' && isWithin(event.relatedTarget as Element, stage)
    if (!isOnItsWay) check()
  }

  const onReturn = () => {
    // While the page was hidden, fingers and mouse may have moved without events.
    if (document.hidden) {
      pressed.clear()
      mouse = undefined
    }
    check()
  }

  const check = () => {
    const isEmpty = !stage.firstElementChild
    if (isEmpty) isTapped = false
    const hovered = mouse && !isEmpty && hitAt(mouse)
    const focused = document.hasFocus() ? activeIn(rootNow()) : undefined
    const now = [hovered, focused, ...pressed.values()].filter(
      (each): each is Element => !!each && isWithin(each, stage),
    )
    // Elements next to the cards would move away from under a mouse that opens or closes the stack.
    const isOpener = (each: Element) => 'expanded' in stage.dataset || each.closest('ol')
    setExpanded(isTapped || now.some(isOpener))
    // The pointer may come back, and cards should move only once, when the stack closes.
    if (now.length || !collapse) attended = now
    const ids = now.map(
      (each) => each.closest<HTMLElement>('[data-notification]')?.dataset.notification,
    )
    holdOnly(document.hidden ? [...ids, undefined] : ids)
  }

  /** Holds these, and no longer any others. */
  const holdOnly = (ids: (string | undefined)[]) => {
    if (held.length === ids.length && held.every((id, index) => id === ids[index])) return
    const before = releases
    releases = ids.map((id) => hold(id))
    held = ids
    before.forEach((release) => release())
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

  const events = 'pointerdown pointermove pointerup pointercancel pointerover pointerout'
  listen(document, events, onPointer, true)
  // These don't leave a shadow root when the pointer moves within it.
  listen(stage, 'pointerover pointerout', onPointer, true)
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
