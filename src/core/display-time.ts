import type { Clock } from './clock.ts'
import { createHeap } from './heap.ts'

/** An item whose display time can run. */
export interface Timed {
  /** Display time left, as of when it last stood still. */
  left: number
  /** The display time at which it ends, while it runs. */
  due: number
  dueSlot: number
  sequence: number
}

/** The display time of all items: it runs while something is timed and nobody holds it. */
export interface DisplayTime<Item extends Timed> {
  /** Lets an item's time run, or stand still. */
  run: (item: Item, runs: boolean) => void
  left: (item: Item) => number
  /** The next item whose time has ended. */
  ended: () => Item | undefined
  /** Sets the one alarm to the next end. To be called when all changes are made. */
  arm: () => void
}

// How far past the alarm time may run when the host wakes late: a throttled tab stays below it,
// a sleeping laptop does not, and what it slept through was not display time.
const TOLERATED_DELAY = 2000
// Hosts keep a delay in 32 bits; a longer one would fire at once.
const LONGEST_DELAY = 2 ** 31 - 1

/** One timer for any number of items; what each has left is computed from the clock. */
export function createDisplayTime<Item extends Timed>(
  clock: Clock,
  isHeld: () => boolean,
  onAlarm: () => void,
): DisplayTime<Item> {
  const running = createHeap<'dueSlot', Item>(
    'dueSlot',
    (a, b) => (a.due - b.due || a.sequence - b.sequence) < 0,
  )
  let elapsed = 0
  let since = 0
  let alarm: { at: number; handle: unknown } | undefined

  // Without an alarm nothing is timed or everything is held: display time stands still.
  function now(): number {
    const time = clock.now()
    if (alarm) elapsed += Math.max(0, Math.min(time, alarm.at + TOLERATED_DELAY) - since)
    since = time
    return elapsed
  }

  function arm(): void {
    const time = now()
    const next = isHeld() ? undefined : running.first()
    const at = next && since + Math.min(Math.max(0, Math.ceil(next.due - time)), LONGEST_DELAY)
    if (at === alarm?.at) return
    if (alarm) clock.clearTimeout(alarm.handle)
    alarm = at === undefined ? at : { at, handle: clock.setTimeout(ring, at - since) }
  }

  function ring(): void {
    now()
    alarm = undefined
    onAlarm()
  }

  const left = (item: Item): number => (running.has(item) ? item.due - now() : item.left)

  return {
    run(item, runs) {
      item.left = left(item)
      running.remove(item)
      if (!runs || item.left === Infinity) return
      item.due = now() + item.left
      running.add(item)
    },
    left,
    ended() {
      const next = running.first()
      return next && next.due <= now() ? next : undefined
    },
    arm,
  }
}
