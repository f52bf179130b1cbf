import { createListening } from './listen.ts'

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
// It leaves as fast as it was pushed, within reason.
const FASTEST_EXIT = 100
const SLOWEST_EXIT = 240

// What answers to the finger itself.
const OWN_GESTURE = 'button, a, input, select, textarea, label, [contenteditable], [data-no-swipe]'

interface Swipe {
  readonly pointerId: number
  readonly card: HTMLElement
  readonly x: number
  readonly y: number
  isCaught: boolean
  /** How far towards the way out, and how fast at last. */
  way: number
  speed: number
  time: number
}

/** The wrong way a card follows less and less, like a rubber band. */
const resist = (way: number): number => (way < 0 ? way / (1.5 - way / 20) : way)

/** Lets finger and pen push a card off the screen; the mouse selects text instead. */
export function watchSwipe(
  stage: HTMLElement,
  direction: () => SwipeDirection,
  onSwipe: (id: string) => void,
): () => void {
  const [listen, stop] = createListening()
  let swipe: Swipe | undefined

  function onDown(event: PointerEvent): void {
    const target = event.target as Element
    const card = target.closest<HTMLElement>('[data-notification][data-dismissible]')
    // A second finger means something else.
    if (!event.isPrimary) return reset()
    if (event.pointerType === 'mouse' || !card || target.closest(OWN_GESTURE)) return
    swipe = {
      pointerId: event.pointerId,
      card,
      x: event.clientX,
      y: event.clientY,
      isCaught: false,
      way: 0,
      speed: 0,
      time: event.timeStamp,
    }
  }

  function onMove(event: PointerEvent): void {
    if (event.pointerId !== swipe?.pointerId) return
    const { axis, sign } = direction()
    const x = event.clientX - swipe.x
    const y = event.clientY - swipe.y
    const [along, across] = axis === 'x' ? [x, y] : [y, x]
    if (!swipe.isCaught) {
      if (Math.abs(across) > SLOP && Math.abs(across) > Math.abs(along)) return reset()
      if (Math.abs(along) < SLOP) return
      swipe.isCaught = true
      swipe.card.setPointerCapture(event.pointerId)
      swipe.card.dataset.swiping = ''
    }
    const way = along * sign
    swipe.speed = (way - swipe.way) / Math.max(1, event.timeStamp - swipe.time)
    swipe.way = way
    swipe.time = event.timeStamp
    push(swipe.card, `${resist(way) * sign}px`)
  }

  function onUp(event: PointerEvent): void {
    if (event.pointerId !== swipe?.pointerId) return
    const { card, speed, way } = swipe
    // Whoever turns back has changed their mind.
    const goes =
      event.type === 'pointerup' && way > 0 && (speed > SPEED || (way > DISTANCE && speed >= 0))
    reset()
    if (!goes) return
    const rest = card.offsetWidth - way
    const exit = Math.min(SLOWEST_EXIT, Math.max(FASTEST_EXIT, rest / speed))
    card.dataset.swiped = ''
    card.style.setProperty('--belfry-exit', `${exit}ms`)
    push(card, `${direction().sign * 110}%`)
    onSwipe(card.dataset.notification!)
  }

  function reset(): void {
    if (!swipe) return
    delete swipe.card.dataset.swiping
    push(swipe.card, '')
    swipe = undefined
  }

  const push = (card: HTMLElement, way: string) =>
    card.style.setProperty(`--belfry-swipe-${direction().axis}`, way)

  listen(stage, 'pointerdown', onDown)
  listen(stage, 'pointermove', onMove)
  listen(stage, 'pointerup pointercancel lostpointercapture', onUp)
  return stop
}
