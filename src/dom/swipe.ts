import { type Life, createLife } from './life.ts'
import { hasOwnGesture } from './own-gesture.ts'
import type { Position } from './position.ts'
import type { Press } from './press.ts'

// A finger may move this far before it counts as a swipe.
const SLOP = 8
// A swipe this far or this fast dismisses the card.
const DISTANCE = 45
const SPEED = 0.11
// Browsers deliver several moves at once, so speed is measured over at least this long.
const SAMPLE = 15
// A finger that hasn't moved for this long has stopped.
const STOP = 100
// The card leaves as fast as it was pushed, or in this time.
const SLOWEST_EXIT = 240

/** In the wrong direction, a card follows less and less, like a rubber band. */
const resist = (way: number): number => (way < 0 ? way / (1.5 - way / 20) : way)

const isSwipeable = ({ dataset }: HTMLElement) =>
  'dismissible' in dataset && dataset.state !== 'leaving'

/** Lets a finger or pen push a card off the screen; the mouse selects text instead. */
export const watchSwipe = (
  stage: HTMLElement,
  [listen, onEnd]: Life,
  options: () => { position: Position },
  press: Press,
  onSwipe: (id: string) => void,
): void => {
  const document = stage.ownerDocument
  const window = document.defaultView!
  const rest = () => {}
  let cancel = rest
  onEnd(() => cancel())

  listen(stage, 'pointerdown', (down: PointerEvent) => {
    // A second finger is another gesture.
    cancel()
    const target = down.target as Element
    const card = target.closest<HTMLElement>('[data-notification]')
    if (!card || !down.isPrimary || down.pointerType === 'mouse') return
    if (!isSwipeable(card) || press.isSpent()) return

    // The direction off the screen.
    const [edge, side] = options().position.split('-')
    const isVertical = side === 'center'
    if (hasOwnGesture(down, card, isVertical)) return
    const isTowardsEnd = isVertical
      ? edge === 'bottom'
      : (getComputedStyle(card).direction === 'ltr') === (side === 'end')
    const sign = isTowardsEnd ? 1 : -1
    const [follow, , unfollow] = createLife()
    /** Whether it counts as a swipe. */
    let isCaught = false
    /** How far the finger is along the direction. */
    let way = 0
    /** Its speed, and where and when that was last measured. */
    let speed = 0
    let last = 0
    let time = down.timeStamp
    /** When it last moved. */
    let moved = time

    // A page may set CSS `zoom`, but a finger moves in window pixels.
    const zoom = card.getBoundingClientRect().width / card.offsetWidth || 1
    const push = (distance: number) => {
      const shift = `${distance / zoom}px`
      card.style.translate = isVertical ? `0 ${shift}` : shift
    }

    cancel = () => {
      unfollow()
      cancel = rest
      delete card.dataset.swiping
      card.style.translate = ''
    }

    // On the document, not by pointer capture, which fails if the browser has just taken it away.
    follow(
      document,
      'pointermove',
      (move: PointerEvent) => {
        if (move.pointerId !== down.pointerId) return
        const x = move.clientX - down.clientX
        const y = move.clientY - down.clientY
        const [along, across] = isVertical ? [y * sign, x] : [x * sign, y]
        if (!isCaught) {
          if (Math.abs(x) + Math.abs(y) < SLOP) return
          // Checked here because React's handlers run after our `pointerdown`.
          if (down.defaultPrevented) return cancel()
          if (Math.abs(across) > Math.abs(along)) return cancel()
          isCaught = true
          press.spend()
          card.dataset.swiping = ''
        }
        way = along
        moved = move.timeStamp
        const passed = move.timeStamp - time
        if (passed > SAMPLE) {
          speed = (way - last) / passed
          last = way
          time = move.timeStamp
        }
        push(resist(way) * sign)
      },
      true,
    )

    // A second finger outside the cards.
    follow(document, 'pointerdown', () => cancel(), true)
    follow(
      document,
      'pointerup pointercancel',
      (up: PointerEvent) => {
        if (up.pointerId !== down.pointerId) return
        const { left, right, top, bottom } = card.getBoundingClientRect()
        cancel()
        // It may have closed or changed under the finger, and another card may have its id.
        if (!isSwipeable(card)) return
        if (up.timeStamp - moved > STOP) speed = 0
        // Someone who turns back at the end has changed their mind.
        if (up.type !== 'pointerup' || way < 1 || speed < 0 || (way < DISTANCE && speed < SPEED))
          return
        // To the edge of the window, over whatever is in between.
        const [before, behind] = isVertical
          ? [bottom, window.innerHeight - top]
          : [right, window.innerWidth - left]
        const ahead = sign < 0 ? before : behind
        const exit = Math.min(SLOWEST_EXIT, ahead / speed)
        card.dataset.swiped = ''
        card.style.transitionDuration = `${exit}ms`
        push(sign * (way + ahead))
        onSwipe(card.dataset.notification!)
      },
      true,
    )
  })
}
