import type { Clock } from './clock.ts'
import { createHeap } from './heap.ts'

/** An item whose display time can run. */
export interface Timed {
  /** Display time left; while it runs, the display time at which it ends. */
  time: number
  sequence: number
}

/** The display time of all items: it runs while something is timed and nobody holds it. */
export interface DisplayTime<Item extends Timed> {
  /** Lets an item's time run, or stand still. */
  run: (item: Item, runs: boolean) => void
  left: (item: Item) => number
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
  isHeld: () => unknown,
  operation: (work: () => void) => () => void,
  onEnd: (item: Item) => void,
): DisplayTime<Item> {
  const running = createHeap<Item>((a, b) => (a.time - b.time || a.sequence - b.sequence) < 0)
  const next = () => running.items[0]
  let elapsed = 0
  let since = 0
  // Without an alarm nothing is timed or everything is held: display time stands still.
  let alarm = -Infinity
  let handle: unknown

  function now(): number {
    const time = clock.now()
    elapsed += Math.max(0, Math.min(time, alarm + TOLERATED_DELAY) - since)
    since = time
    return elapsed
  }

  const left = (item: Item): number => (running.has(item) ? item.time - now() : item.time)

  const ring = operation(() => {
    for (let item = next(); item && left(item) <= 0; item = next()) onEnd(item)
  })

  return {
    left,
    run(item, runs) {
      item.time = left(item)
      running.remove(item)
      if (!runs || item.time === Infinity) return
      item.time += now()
      running.add(item)
    },
    arm() {
      const time = now()
      const item = next()
      clock.clearTimeout(handle)
      alarm = -Infinity
      if (!item || isHeld()) return
      const delay = Math.min(Math.max(0, Math.ceil(item.time - time)), LONGEST_DELAY)
      alarm = since + delay
      handle = clock.setTimeout(ring, delay)
    },
  }
}
