import type { Clock } from './clock.ts'
import { createHeap } from './heap.ts'

/** An item whose display time can run. */
export interface Timed {
  /** Display time left; while it runs, the display time at which it ends. */
  time: number
  sequence: number
}

/**
 * The display time of all items: it runs while something is timed and nobody holds it. One timer
 * serves any number of items; what each has left is computed from the clock.
 *
 * @returns `run` lets an item's time run, or stand still, and may give it another one; `left` tells
 * what it has left; `arm` sets the one alarm to the next end, to be called when all changes are made
 */
export const createDisplayTime = <Item extends Timed>(
  clock: Clock,
  isHeld: () => unknown,
  operation: (work: () => void) => () => void,
  onEnd: (item: Item) => void,
): [
  run: (item: Item, runs: boolean, time?: number) => void,
  left: (item: Item) => number,
  arm: () => void,
] => {
  const running = createHeap<Item>((a, b) => b.time - a.time || b.sequence - a.sequence)
  let elapsed = 0
  let since = 0
  // Without an alarm nothing is timed or everything is held: display time stands still.
  let alarm = -Infinity
  let handle: unknown

  const now = (): number => {
    const time = clock.now()
    // A throttled tab wakes less than 2 s late. A sleeping laptop wakes later, and what it slept
    // through was not display time.
    elapsed += Math.max(0, Math.min(time, alarm + 2000) - since)
    since = time
    return elapsed
  }

  // Not a number when nothing runs, and no comparison with that is true.
  const wait = () => (running.items[0]?.time as number) - now()

  const ring = operation(() => {
    while (wait() <= 0) onEnd(running.items[0]!)
  })

  const left = (item: Item): number => (running.has(item) ? item.time - now() : item.time)

  const run = (item: Item, runs: boolean, time = left(item)): void => {
    const ends = runs && time < Infinity
    item.time = ends ? time + now() : time
    running.put(item, ends)
  }

  const arm = (): void => {
    // Hosts keep a delay in 31 bits; a longer one would fire at once.
    const delay = Math.min(Math.max(0, Math.ceil(wait())), 2e9)
    clock.clearTimeout(handle)
    alarm = -Infinity
    if (!(delay >= 0) || isHeld()) return
    alarm = since + delay
    handle = clock.setTimeout(ring, delay)
    // In Node it keeps no process alive.
    ;(handle as { unref?: () => void } | undefined)?.unref?.()
  }

  return [run, left, arm]
}
