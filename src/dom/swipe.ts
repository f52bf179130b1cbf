import { type Listen, createLife } from './life.ts'

/** Where the stack stands; start and end follow the direction of writing. */
export type Position =
  | 'top-start'
  | 'top-center'
  | 'top-end'
  | 'bottom-start'
  | 'bottom-center'
  | 'bottom-end'

// A finger may tremble this far before it means anything.
const SLOP = 8
// As far, or as fast, as this and the card goes.
const DISTANCE = 45
const SPEED = 0.11
// Browsers deliver several moves at once, so speed is taken over at least this long.
const SAMPLE = 15
// It leaves as fast as it was pushed, or in this time.
const SLOWEST_EXIT = 240

// What answers to the finger itself.
const OWN_GESTURE =
  'a[href], button, input, select, textarea, label, [contenteditable], [draggable=true], [role=slider], [data-no-swipe]'

/** Whether something between a place and its card scrolls along a line. */
const isScroller = (place: Element, card: Element, isVertical: boolean): boolean => {
  for (let each = place; each !== card && each.parentElement; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    const room = isVertical
      ? each.scrollHeight - each.clientHeight
      : each.scrollWidth - each.clientWidth
    if (room > 0 && /auto|scroll/.test(isVertical ? overflowY : overflowX)) return true
  }
  return false
}

/** The wrong way a card follows less and less, like a rubber band. */
const resist = (way: number): number => (way < 0 ? way / (1.5 - way / 20) : way)

/** Lets finger and pen push a card off the screen; the mouse selects text instead. */
export const watchSwipe = (
  stage: HTMLElement,
  listen: Listen,
  options: () => { position: Position },
  onSwipe: (id: string) => void,
): void => {
  let cancel = () => {}

  listen(stage, 'pointerdown', (down: PointerEvent) => {
    // A second finger means something else.
    cancel()
    const target = down.target as Element
    const card = target.closest<HTMLElement>('[data-dismissible]')
    if (!card || !down.isPrimary || down.pointerType === 'mouse') return
    if (target.closest(OWN_GESTURE)) return

    // The way off the screen.
    const [edge, side] = options().position.split('-')
    const isVertical = side === 'center'
    if (isScroller(target, card, isVertical)) return
    const isTowardsEnd = isVertical
      ? edge === 'bottom'
      : (getComputedStyle(card).direction === 'ltr') === (side === 'end')
    const sign = isTowardsEnd ? 1 : -1
    const [follow, , unfollow] = createLife()
    let isCaught = false
    let way = 0
    let last = 0
    let speed = 0
    let time = down.timeStamp

    const push = (distance: string) =>
      (card.style.transform = `translate${isVertical ? 'Y' : 'X'}(${distance})`)

    cancel = () => {
      unfollow()
      delete card.dataset.swiping
      card.style.transform = ''
    }

    // Wherever the finger goes. Its capture would fail when the browser has just taken it away.
    follow(
      stage.ownerDocument,
      'pointermove',
      (move: PointerEvent) => {
        if (move.pointerId !== down.pointerId) return
        const x = move.clientX - down.clientX
        const y = move.clientY - down.clientY
        const [along, across] = isVertical ? [y * sign, x] : [x * sign, y]
        if (!isCaught) {
          if (Math.abs(x) + Math.abs(y) < SLOP) return
          // React's handlers run after this one's beginning.
          if (down.defaultPrevented) return cancel()
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
      },
      true,
    )

    follow(
      stage.ownerDocument,
      'pointerup pointercancel',
      (up: PointerEvent) => {
        if (up.pointerId !== down.pointerId) return
        cancel()
        // Under the finger it may have left, and another one come with its id.
        if (card.dataset.state === 'leaving') return
        // Whoever turns back at last has changed their mind.
        if (up.type !== 'pointerup' || way < 1 || speed < 0 || (way < DISTANCE && speed < SPEED))
          return
        const exit = Math.min(SLOWEST_EXIT, (card.offsetWidth - way) / speed)
        card.dataset.swiped = ''
        card.style.transitionDuration = `${exit}ms`
        push(`${sign * 110}%`)
        onSwipe(card.dataset.notification!)
      },
      true,
    )
  })
}
