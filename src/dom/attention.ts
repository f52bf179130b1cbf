import type { Root } from './layers.ts'
import type { Listen } from './listen.ts'

/** What attention needs of a notifier: to let time stand still, for one or for all. */
export type Hold = (id?: string) => () => void

/** Watches whether anybody is busy with a notification. */
export interface Attention {
  /** Looks again: to be called when cards have come, gone or moved. */
  check: () => void
  /** Whether somebody is busy with this card. */
  isHeld: (id: string) => boolean
  stop: () => void
}

// How long the stack stays open after the pointer has left, so that it does not flicker.
const COLLAPSE_DELAY = 250

/** The id of the card that an element belongs to. */
const cardIdOf = (element: Element | null | undefined): string | undefined =>
  element?.closest<HTMLElement>('[data-notification]')?.dataset.notification

/**
 * Holds display time while someone hovers, presses or focuses a card, or the page is hidden. Every
 * event derives this anew from what is true now, so no lost event can leave time standing still.
 */
export function watchAttention(
  stage: HTMLElement,
  listen: Listen,
  hold: Hold,
  onChange: () => void,
): Attention {
  const document = stage.ownerDocument
  const window = document.defaultView!
  const holds = new Map<string, () => void>()
  const pressed = new Map<number, Element>()
  let mouse: PointerEvent | undefined
  let isTapped = false
  let collapse: ReturnType<typeof setTimeout> | undefined

  function onPointer(event: PointerEvent): void {
    const { buttons, pointerId, pointerType, type } = event
    const target = event.composedPath()[0] as Element
    const place = type === 'pointerout' ? (event.relatedTarget as Element | null) : target
    const isInside = stage.contains(place)
    const isMouse = pointerType === 'mouse'
    // Of a mouse outside of the window or in a frame nothing is heard.
    if (isMouse) mouse = place && place.tagName !== 'IFRAME' ? event : undefined
    if (type === 'pointermove' && !isInside && !holds.size) return
    if (type === 'pointerdown') {
      isTapped = isInside && !isMouse
      // A first finger means that all others have left, whatever became of their events.
      if (event.isPrimary) pressed.clear()
      if (isInside) pressed.set(pointerId, target.closest('[data-notification]') ?? target)
    } else if (!buttons) pressed.delete(pointerId)
    check()
  }

  // On its way from one place to another inside, focus is nowhere for a moment.
  function onFocus(event: FocusEvent): void {
    const isOnItsWay = event.type === 'focusout' && stage.contains(event.relatedTarget as Element)
    if (!isOnItsWay) check()
  }

  function onVisibility(): void {
    // While the page was away fingers were lifted and the mouse went elsewhere, unheard.
    if (document.hidden) {
      pressed.clear()
      mouse = undefined
    }
    check()
  }

  function attended(): Element[] {
    const root = stage.getRootNode() as Root
    const hovered = mouse && root.elementFromPoint(mouse.clientX, mouse.clientY)
    const focused = document.hasFocus() ? root.activeElement : undefined
    return [hovered, focused, ...pressed.values()].filter(
      (each): each is Element => !!each && stage.contains(each),
    )
  }

  function check(): void {
    if (!stage.firstElementChild) isTapped = false
    const busy = attended()
    const ids = busy.map((element) => cardIdOf(element) ?? '')
    keep(document.hidden ? [...ids, ''] : ids)
    setExpanded(isTapped || busy.length > 0)
  }

  /** Holds these and no others. */
  function keep(ids: string[]): void {
    const before = [...holds.keys()]
    for (const id of ids) if (!holds.has(id)) holds.set(id, hold(id || undefined))
    for (const [id, release] of holds) {
      if (ids.includes(id)) continue
      holds.delete(id)
      release()
    }
    if (before.join() !== [...holds.keys()].join()) onChange()
  }

  function setExpanded(isExpanded: boolean): void {
    clearTimeout(collapse)
    if (isExpanded) stage.dataset.expanded = ''
    else if ('expanded' in stage.dataset) {
      collapse = setTimeout(() => delete stage.dataset.expanded, COLLAPSE_DELAY)
    }
  }

  const capture = { capture: true }
  listen(document, 'pointerdown pointermove pointerup pointercancel', onPointer, capture)
  // These do not leave a shadow root when they go from one place in it to another.
  const root = stage.getRootNode()
  listen(root, 'pointerover pointerout', onPointer, capture)
  listen(root, 'focusin focusout', onFocus, capture)
  // A card may come to rest under a mouse that rests too.
  listen(stage, 'transitionend', check)
  listen(document, 'visibilitychange', onVisibility)
  listen(window, 'pageshow', onVisibility)
  listen(window, 'focus blur', check)
  check()

  return {
    check,
    isHeld: (id) => holds.has(id),
    stop() {
      clearTimeout(collapse)
      keep([])
    },
  }
}
