import { type Listen, createListening } from './listen.ts'

/** The way out of the screen: along an axis, towards larger or smaller coordinates. */
export interface SwipeDirection {
  readonly axis: 'x' | 'y'
  readonly sign: 1 | -1
}

// A finger may tremble this far before it means anything.
const SLOP = 8
// As far, or as fast, as this and the card goes.
const DISTANCE = 45
const SPEED = 0.11
// Browsers deliver several moves at once, so speed is taken over at least this long.
const SAMPLE = 15
// It leaves as fast as it was pushed, within reason.
const FASTEST_EXIT = 100
const SLOWEST_EXIT = 240

// What answers to the finger itself.
const OWN_GESTURE = 'button, a, input, select, textarea, label, [contenteditable], [data-no-swipe]'

/** The wrong way a card follows less and less, like a rubber band. */
const resist = (way: number): number => (way < 0 ? way / (1.5 - way / 20) : way)

/** Lets finger and pen push a card off the screen; the mouse selects text instead. */
export function watchSwipe(
  stage: HTMLElement,
  listen: Listen,
  direction: () => SwipeDirection,
  onSwipe: (id: string) => void,
): void {
  let cancel = () => {}

  listen(stage, 'pointerdown', (down: PointerEvent) => {
    // A second finger means something else.
    cancel()
    const target = down.target as Element
    const card = target.closest<HTMLElement>('[data-dismissible]')
    if (!card || !down.isPrimary || down.pointerType === 'mouse' || target.closest(OWN_GESTURE))
      return

    const { axis, sign } = direction()
    const [follow, unfollow] = createListening()
    let isCaught = false
    let way = 0
    let last = 0
    let speed = 0
    let time = down.timeStamp

    const push = (distance: string) => card.style.setProperty(`--belfry-swipe-${axis}`, distance)

    cancel = () => {
      unfollow()
      delete card.dataset.swiping
      if (isCaught) push('')
    }

    // Wherever the finger goes. Its capture would fail when the browser has just taken it away.
    follow(stage.ownerDocument, 'pointermove', (move: PointerEvent) => {
      if (move.pointerId !== down.pointerId) return
      const x = move.clientX - down.clientX
      const y = move.clientY - down.clientY
      const [along, across] = axis === 'x' ? [x * sign, y] : [y * sign, x]
      if (!isCaught) {
        if (Math.hypot(x, y) < SLOP) return
        if (Math.abs(across) > Math.abs(along)) return cancel()
        isCaught = true
        card.dataset.swiping = ''
      }
      way = along
      const passed = move.timeStamp - time
      if (passed > SAMPLE) {
        speed = (way - last) / passed
        last = way
        time = move.timeStamp
      }
      push(`${resist(way) * sign}px`)
    })

    follow(stage.ownerDocument, 'pointerup pointercancel', (up: PointerEvent) => {
      if (up.pointerId !== down.pointerId) return
      cancel()
      // Under the finger it may have left, and another one come with its id.
      if (!card.isConnected || card.inert) return
      // Whoever turns back at last has changed their mind.
      if (up.type !== 'pointerup' || way < 1 || speed < 0 || (way < DISTANCE && speed < SPEED))
        return
      const exit = Math.min(SLOWEST_EXIT, Math.max(FASTEST_EXIT, (card.offsetWidth - way) / speed))
      card.dataset.swiped = ''
      card.style.setProperty('--belfry-exit', `${exit}ms`)
      push(`${sign * 110}%`)
      onSwipe(card.dataset.notification!)
    })
  })
}
