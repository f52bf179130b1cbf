import { type Clock, steadyTimeOf, timersOf } from './clock.ts'
import { createHeap } from './heap.ts'

/** An item whose display time can run. */
export interface Timed {
  /** Display time left while it stands still; while it runs, the moment at which it ends. */
  time: number
  sequence: number
}

/** The display time of all items. */
export interface DisplayTime<Item> {
  /** Gives an item so much display time, which stands still until it is let run. */
  set: (item: Item, time: number) => void
  /** Lets an item's time run, or stand still. */
  run: (item: Item, runs: boolean) => void
  /** Display time left, in the host's milliseconds at the present pace. */
  left: (item: Item) => number
  /** Makes all of it last so many times as long; Infinity: it stands still. */
  stretch: (times: number) => void
  /** Sets the one alarm to the next end. To be called when all changes are made. */
  arm: () => void
}

interface Alarm {
  /** When it is to ring, by the host's clock. */
  at: number
  /** How long time will have run by then. */
  readonly end: number
  readonly handle: unknown
  readonly timers: unknown
  rung: boolean
}

/** A throttled tab wakes less than 2 s late; what a host slept through beyond was not display time. */
const LATEST = 2000
/** Hosts keep a delay in 31 bits; a longer one would fire at once. */
const LONGEST = 2e9
/** Stretched time has fractions, and those have rounding errors. */
const TOLERANCE = 1e-6

/**
 * Creates the display time of all items: it runs while something is timed and nobody holds it. One
 * timer serves any number of items; what each has left is computed from the clock.
 */
export const createDisplayTime = <Item extends Timed>(
  clock: Clock,
  isHeld: () => boolean,
  operation: (work: () => void) => () => void,
  onEnd: (item: Item) => void,
): DisplayTime<Item> => {
  const running = createHeap<Item>((a, b) => b.time - a.time || b.sequence - a.sequence)
  /** For how long time has run, by its own pace, and when that was last looked at. */
  let elapsed = 0
  let since = 0
  let steadySince = 0
  let pace = 1
  // Without an alarm nothing is timed or everything is held: display time stands still.
  let alarm: Alarm | undefined
  /** Those that have started since the clock was set back. */
  let late: Set<Item> | undefined

  /** What the steady time does not tell, the alarm will, which runs on. */
  const wasSetBack = (pending: Alarm, time: number, passed: number): void => {
    elapsed = Math.min(elapsed + passed / pace, pending.end + LATEST / pace)
    pending.at = time + (pending.end - elapsed) * pace
    late ??= new Set()
  }

  /** A host's timer is never early: if it seems to be, by much, then its clock was set back. */
  const catchUp = ({ end }: Alarm): void => {
    if ((end - now()) * pace <= LATEST) return
    const lost = end - elapsed
    elapsed = end
    // What has started since then has lost nothing.
    for (const item of late ?? []) {
      item.time += lost
      running.put(item)
    }
  }

  const now = (): number => {
    const time = clock.now()
    const steady = steadyTimeOf(clock)
    if (alarm && time < since) wasSetBack(alarm, time, steady - steadySince)
    else if (alarm) elapsed += Math.max(0, Math.min(time, alarm.at + LATEST) - since) / pace
    since = time
    steadySince = steady
    return elapsed
  }

  const hasEnded = (item: Item) => item.time - now() < TOLERANCE

  const ring = operation(() => {
    if (alarm) {
      alarm.rung = true
      catchUp(alarm)
    }
    for (let first = running.items[0]; first && hasEnded(first); first = running.items[0]) {
      onEnd(first)
    }
  })

  const start = (item: Item, time: number): void => {
    item.time = now() + time
    running.put(item)
    late?.add(item)
  }

  const forget = (item: Item): void => {
    running.remove(item)
    late?.delete(item)
  }

  const stop = (item: Item): void => {
    item.time -= now()
    forget(item)
  }

  const disarm = (): void => {
    now()
    clock.clearTimeout(alarm?.handle)
    alarm = late = undefined
  }

  const arm = (): void => {
    const first = running.items[0]
    if (!first || isHeld() || pace === Infinity) {
      if (alarm) disarm()
      return
    }
    const wait = Math.ceil((first.time - now()) * pace - TOLERANCE)
    const delay = Math.min(Math.max(0, wait), LONGEST)
    const at = since + delay
    const timers = timersOf(clock)
    if (alarm && !alarm.rung && alarm.at === at && alarm.timers === timers) return
    if (alarm) disarm()
    const handle = clock.setTimeout(ring, delay)
    // In Node it keeps no process alive.
    ;(handle as { unref?: () => void } | undefined)?.unref?.()
    alarm = { at, end: elapsed + delay / pace, handle, timers, rung: false }
  }

  return {
    set: (item, time) => {
      forget(item)
      item.time = time
    },
    run: (item, runs) => {
      const isRunning = running.has(item)
      if (isRunning && !runs) stop(item)
      if (!isRunning && runs && item.time < Infinity) start(item, item.time)
    },
    left: (item) => {
      if (pace === Infinity) return pace
      return Math.max(0, running.has(item) ? item.time - now() : item.time) * pace
    },
    stretch: (times) => {
      now()
      pace = times
      arm()
    },
    arm,
  }
}
