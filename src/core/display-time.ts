import type { Clock } from './clock.ts'
import { createHeap } from './heap.ts'

/** An item whose display time can run. */
export interface Timed {
  /** Display time left; while it runs, the display time at which it ends. */
  time: number
  sequence: number
}

// How far past the alarm time may run when the host wakes late: a throttled tab stays below it,
// a sleeping laptop does not, and what it slept through was not display time.
const TOLERATED_DELAY = 2000
// Hosts keep a delay in 32 bits; a longer one would fire at once.
const LONGEST_DELAY = 2 ** 31 - 1

/**
 * The display time of all items: it runs while something is timed and nobody holds it. One timer
 * serves any number of items; what each has left is computed from the clock.
 *
 * @returns `run` lets an item's time run, or stand still; `left` tells what it has left; `arm` sets
 * the one alarm to the next end, to be called when all changes are made
 */
export const createDisplayTime = <Item extends Timed>(
  clock: Clock,
  isHeld: () => unknown,
  operation: (work: () => void) => () => void,
  onEnd: (item: Item) => void,
): [run: (item: Item, runs: boolean) => void, left: (item: Item) => number, arm: () => void] => {
  const running = createHeap<Item>((a, b) => b.time - a.time || b.sequence - a.sequence)
  let elapsed = 0
  let since = 0
  // Without an alarm nothing is timed or everything is held: display time stands still.
  let alarm = -Infinity
  let handle: unknown

  const now = (): number => {
    const time = clock.now()
    elapsed += Math.max(0, Math.min(time, alarm + TOLERATED_DELAY) - since)
    since = time
    return elapsed
  }

  const nextEnd = () => running.items[0]?.time ?? Infinity

  const ring = operation(() => {
    while (nextEnd() <= now()) onEnd(running.items[0]!)
  })

  const left = (item: Item): number => (running.has(item) ? item.time - now() : item.time)

  const run = (item: Item, runs: boolean): void => {
    item.time = left(item)
    running.remove(item)
    if (runs && item.time < Infinity) {
      item.time += now()
      running.add(item)
    }
  }

  const arm = (): void => {
    const wait = nextEnd() - now()
    clock.clearTimeout(handle)
    alarm = -Infinity
    if (wait === Infinity || isHeld()) return
    const delay = Math.min(Math.max(0, Math.ceil(wait)), LONGEST_DELAY)
    alarm = since + delay
    handle = clock.setTimeout(ring, delay)
    // In Node it keeps no process alive.
    ;(handle as { unref?: () => void } | undefined)?.unref?.()
  }

  return [run, left, arm]
}
