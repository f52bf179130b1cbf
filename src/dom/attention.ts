import type { Root } from './layers.ts'
import type { Life } from './life.ts'

// How long the stack stays open after the pointer has left, so that it does not flicker.
const COLLAPSE_DELAY = 250

// In place of an id: time stands still, and no card is kept from being covered.
const NO_CARD = ' '

/**
 * Holds display time while someone hovers, presses or focuses a card, or the page is hidden. Every
 * event derives this anew from what is true now, so no lost event can leave time standing still.
 *
 * @returns `check` looks again, to be called when cards have come, gone or moved; `isHeld` tells
 * whether somebody is busy with a card
 */
export const watchAttention = (
  root: Root,
  stage: HTMLElement,
  [listen, onEnd]: Life,
  hold: (id: string) => () => void,
  onChange: () => void,
): [check: () => void, isHeld: (id: string) => boolean] => {
  const document = stage.ownerDocument
  const pressed = new Map<number, Element>()
  let held: string[] = []
  let releases: (() => void)[] = []
  let mouse: PointerEvent | undefined
  let isTapped = false
  let collapse: ReturnType<typeof setTimeout> | undefined

  const onPointer = (event: PointerEvent) => {
    const { pointerId, type } = event
    const target = event.composedPath()[0] as Element
    const place = type === 'pointerout' ? (event.relatedTarget as Element | null) : target
    const isInside = stage.contains(place)
    const isMouse = event.pointerType === 'mouse'
    // Of a mouse outside of the window or in a frame nothing is heard.
    if (isMouse) mouse = place && place.tagName !== 'IFRAME' ? event : undefined
    if (type === 'pointermove' && !isInside && !held.length) return
    if (type === 'pointerdown') {
      isTapped = isInside && !isMouse
      // A first finger means that all others have left, whatever became of their events.
      if (event.isPrimary) pressed.clear()
      if (isInside) pressed.set(pointerId, target.closest('[data-notification]') ?? target)
    } else if (!event.buttons) pressed.delete(pointerId)
    check()
  }

  // On its way from one place to another inside, focus is nowhere for a moment.
  const onFocus = (event: FocusEvent) => {
    const isOnItsWay = event.type === 'focusout' && stage.contains(event.relatedTarget as Element)
    if (!isOnItsWay) check()
  }

  const onReturn = () => {
    // While the page was away fingers were lifted and the mouse went elsewhere, unheard.
    if (document.hidden) {
      pressed.clear()
      mouse = undefined
    }
    check()
  }

  const check = () => {
    if (!stage.firstElementChild) isTapped = false
    const hovered = mouse && root.elementFromPoint?.(mouse.clientX, mouse.clientY)
    const focused = document.hasFocus() ? root.activeElement : undefined
    const attended = [hovered, focused, ...pressed.values()].filter(
      (each): each is Element => !!each && stage.contains(each),
    )
    // What stands beside the cards would move away from under a mouse that opens or closes them.
    const isOpener = (each: Element) => 'expanded' in stage.dataset || each.closest('ol')
    setExpanded(isTapped || attended.some(isOpener))
    const ids = attended.map(
      (each) => each.closest<HTMLElement>('[data-notification]')?.dataset.notification ?? NO_CARD,
    )
    keep(document.hidden ? [...ids, NO_CARD] : ids)
  }

  /** Holds these and no others. */
  const keep = (ids: string[]) => {
    if (held.join() === ids.join()) return
    const before = releases
    releases = ids.map(hold)
    held = ids
    before.forEach((release) => release())
    onChange()
  }

  /** Opens the stack at once, and closes it after a while. */
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
    onChange()
  }

  listen(document, 'pointerdown pointermove pointerup pointercancel', onPointer, true)
  // These do not leave a shadow root when they go from one place in it to another.
  listen(root, 'pointerover pointerout', onPointer, true)
  listen(root, 'focusin focusout', onFocus, true)
  // A card may come to rest under a mouse that rests too.
  listen(stage, 'transitionend', check)
  listen(document, 'visibilitychange', onReturn)
  listen(document.defaultView!, 'focus blur', onReturn)
  onEnd(() => {
    clearTimeout(collapse)
    keep([])
  })

  return [check, (id) => held.includes(id)]
}
