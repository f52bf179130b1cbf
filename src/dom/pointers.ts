import { cardOf } from './cards.ts'
import { draws } from './draws.ts'
import type { Listen } from './life.ts'
import { type Root, isWithin } from './tree.ts'

// In a test DOM, tests tell of a mouse also without pointers.
const EVENTS =
  'pointerdown pointermove pointerup pointercancel pointerover pointerout mouseover mouseout'

/** What mouse, pen and fingers are doing with the cards. */
export interface Pointers {
  /** Returns what is under the mouse. */
  hovered: () => Element | null | undefined
  /** Returns what each finger or button that is down was pressed on. */
  pressed: () => Iterable<Element>
  /** Returns whether the last touch was on a card: fingers don't hover. */
  isTapped: () => boolean
  /** Call it when pointers may move without events. */
  forget: () => void
}

/** Follows the pointers. `onChange` is called when one has moved, unless it is elsewhere and nobody `isBusy`. */
export const watchPointers = (
  stage: HTMLElement,
  listen: Listen,
  isBusy: () => boolean,
  onChange: () => void,
): Pointers => {
  const fingers = new Map<number, Element>()
  const buttons = new Map<number, Element>()
  /** Where the mouse is, as far as events tell. */
  let mouse: { x: number; y: number } | undefined
  /** What it is on, by the events alone. */
  let over: Element | undefined
  let isTapped = false

  const isDrawn = () => draws(stage.ownerDocument.defaultView!)
  const hasCards = () => !!stage.querySelector('[data-notification]')

  const onPointer = (event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerId, type } = event
    const target = event.composedPath()[0] as Element
    const place = type.endsWith('out') ? (event.relatedTarget as Element | null) : target
    const isInside = hasCards() && isWithin(place, stage)
    const entered = isInside ? place! : undefined
    // A pointer has said so already, or it is a touch.
    if (type.startsWith('mouse') && (entered === over || isDrawn())) return
    // A pen can hover too.
    const isTouch = event.pointerType === 'touch'
    // Other code dispatches events that are nowhere, to close its menus. None arrive while the mouse is
    // outside the window or in an iframe.
    if (!isTouch && 'clientX' in event) {
      mouse = isInside || (place && place.tagName !== 'IFRAME') ? { x, y } : undefined
      over = entered
    }
    if (type === 'pointermove' && !isInside && !isBusy()) return
    const pressed = isTouch ? fingers : buttons
    if (type === 'pointerdown') {
      isTapped = isInside && isTouch
      // A primary one means that all others of its kind were lifted, even if their events got lost.
      if (event.isPrimary) pressed.clear()
      else pressed.delete(pointerId)
      if (isInside) pressed.set(pointerId, cardOf(target) ?? target)
    } else if (!event.buttons) pressed.delete(pointerId)
    onChange()
  }

  listen(stage.ownerDocument, EVENTS, onPointer, true)
  // These don't leave a shadow root when the pointer moves within it.
  listen(stage, 'pointerover pointerout', onPointer, true)

  return {
    hovered: () => {
      // The host may be in another root for a while.
      const root = stage.getRootNode() as Partial<Root>
      if (!mouse || !hasCards()) return undefined
      const found = root.elementFromPoint?.(mouse.x, mouse.y)
      // Where nothing is drawn, nothing is anywhere.
      return found ?? (isDrawn() ? undefined : over)
    },
    pressed: () => [...fingers.values(), ...buttons.values()],
    isTapped: () => (isTapped &&= hasCards()),
    forget: () => {
      fingers.clear()
      buttons.clear()
      mouse = over = undefined
    },
  }
}
