import { createLife } from './life.ts'
import { createMotion } from './motion.ts'

// A finger may move this far before it counts as a swipe.
const SLOP = 8
// A swipe this far or this fast dismisses the card.
const DISTANCE = 45
const SPEED = 0.11
// The card leaves as fast as it was pushed, or in this time.
const SLOWEST_EXIT = 240

/** The direction in which a card leaves the screen. */
export interface WayOut {
  readonly isVertical: boolean
  /** 1 to the right or down, -1 to the left or up, 0 nowhere. */
  readonly sign: number
}

/** In the wrong direction, a card follows less and less, like a rubber band. */
const resist = (way: number): number => (way < 0 ? way / (1.5 - way / 20) : way)

/** Returns the way out for a movement: on its axis, and in its direction if there is one. */
const wayFor = (ways: readonly WayOut[], x: number, y: number): WayOut => {
  const isVertical = Math.abs(y) > Math.abs(x)
  const onAxis = ways.filter((way) => way.isVertical === isVertical)
  const ahead = onAxis.find(({ sign }) => (isVertical ? y : x) * sign > 0)
  return ahead ?? onAxis[0] ?? { isVertical, sign: 0 }
}

/** Returns whether a movement means something else: a mouse selects text, and a finger scrolls. */
const isOther = ({ pointerType }: PointerEvent, { sign }: WayOut, document: Document): boolean =>
  pointerType === 'mouse' ? !!String(document.getSelection()) : !sign

/** Returns whether a card can be swiped away now. */
export const isSwipeable = ({ dataset }: HTMLElement): boolean =>
  'dismissible' in dataset && dataset.state !== 'leaving'

/** What is told of a drag. */
interface Listeners {
  /** Called when the press has become a swipe. */
  onCaught: () => void
  /** Called when the card was pushed off the screen. */
  onSwipe: () => void
}

/**
 * Moves a card with the finger that is down, or with the mouse, until it lets go.
 *
 * @returns a function that puts the card back
 */
export const dragCard = (
  card: HTMLElement,
  down: PointerEvent,
  ways: readonly WayOut[],
  { onCaught, onSwipe }: Listeners,
): (() => void) => {
  const document = card.ownerDocument
  const window = document.defaultView!
  const { listen, onEnd, end } = createLife()
  const motion = createMotion(down.timeStamp)
  // A page may set CSS `zoom`, but a finger moves in window pixels.
  const zoom = card.getBoundingClientRect().width / card.offsetWidth || 1
  /** Which way it goes, once the press has become a swipe. */
  let way: WayOut | undefined

  const push = ({ isVertical, sign }: WayOut, distance: number) => {
    const shift = `${(distance * sign) / zoom}px`
    card.style.translate = isVertical ? `0 ${shift}` : shift
  }

  onEnd(() => {
    delete card.dataset.swiping
    card.style.translate = ''
  })

  const follow = (move: PointerEvent) => {
    if (move.pointerId !== down.pointerId) return
    // A mouse may let go where no event tells, as in a frame.
    if (!move.buttons) return end()
    const x = move.clientX - down.clientX
    const y = move.clientY - down.clientY
    if (!way) {
      if (Math.abs(x) + Math.abs(y) < SLOP) return
      const chosen = wayFor(ways, x, y)
      // Checked here because React's handlers run after our `pointerdown`, and text is selected by moving.
      if (down.defaultPrevented || isOther(down, chosen, document)) return end()
      way = chosen
      onCaught()
      card.dataset.swiping = ''
    }
    const along = (way.isVertical ? y : x) * way.sign
    motion.move(along, move.timeStamp)
    push(way, resist(along))
  }

  const letGo = (up: PointerEvent) => {
    if (up.pointerId !== down.pointerId) return
    const { left, right, top, bottom } = card.getBoundingClientRect()
    end()
    const distance = motion.way()
    const speed = motion.speedAt(up.timeStamp)
    // It may have closed or changed under the finger, and another card may have its id.
    if (up.type !== 'pointerup' || !way || !isSwipeable(card)) return
    // Someone who turns back at the end has changed their mind.
    if (distance < 1 || speed < 0 || (distance < DISTANCE && speed < SPEED)) return
    // To the edge of the window, over whatever is in between.
    const [before, behind] = way.isVertical
      ? [bottom, window.innerHeight - top]
      : [right, window.innerWidth - left]
    const ahead = way.sign < 0 ? before : behind
    card.dataset.swiped = ''
    card.style.transitionDuration = `${Math.min(SLOWEST_EXIT, ahead / speed)}ms`
    push(way, distance + ahead)
    onSwipe()
  }

  // On the document, not by pointer capture, which fails if the browser has just taken it away.
  listen(document, 'pointermove', follow, true)
  listen(document, 'pointerup pointercancel', letGo, true)
  // A second finger, also outside the cards, is another gesture.
  listen(document, 'pointerdown', end, true)
  return end
}
