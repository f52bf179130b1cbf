import { type Clock, steadyTimeOf, timersOf } from './clock.ts'
import { createHeap } from './heap.ts'

/** An item whose display time can run. */
export interface Timed {
  /** Display time left while paused; while running, the moment at which it ends. */
  time: number
  sequence: number
}

/** The display time of all items. */
export interface DisplayTime<Item> {
  /** Sets an item's display time, paused until `run` starts it. */
  set: (item: Item, time: number) => void
  /** Gives a paused item this much display time, if it has less left. */
  atLeast: (item: Item, time: number) => void
  /** Starts or pauses an item's time. */
  run: (item: Item, runs: boolean) => void
  /** Returns the display time left, in the host's milliseconds at the current pace. */
  left: (item: Item) => number
  /** Makes all display time last this many times as long; Infinity pauses it. */
  stretch: (times: number) => void
  /** Sets the single alarm to the next end. Call it once all changes are made. */
  arm: () => void
}

interface Alarm {
  /** When it should ring, by the host's clock. */
  at: number
  /** The elapsed display time when it was set, and at that moment. */
  readonly begun: number
  readonly end: number
  readonly handle: unknown
  readonly timers: unknown
  rung: boolean
}

/** A throttled tab wakes less than 2 s late; if the host slept longer, that was not display time. */
const LATEST = 2000
/** Hosts store a delay in 31 bits; a longer one would fire immediately. */
const LONGEST = 2e9
/** Absorbs the rounding errors of stretched time. */
const TOLERANCE = 1e-6

/**
 * Creates the display time of all items, which runs while any item is timed and nothing holds it.
 * One timer serves any number of items; what each has left is computed from the clock.
 */
export const createDisplayTime = <Item extends Timed>(
  clock: Clock,
  isHeld: () => boolean,
  operation: (work: () => void) => () => void,
  onEnd: (item: Item) => void,
): DisplayTime<Item> => {
  const running = createHeap<Item>((a, b) => b.time - a.time || b.sequence - a.sequence)
  /** Elapsed display time at its own pace, and when it was last updated. */
  let elapsed = 0
  let since = 0
  let steadySince = 0
  let pace = 1
  // No alarm means that nothing is timed or everything is held: display time is paused.
  let alarm: Alarm | undefined
  /** Items started since the clock was set back, if it was. */
  let startedSince: Set<Item> | undefined

  /** The alarm keeps running, so it corrects what the steady time did not measure. */
  const followSetBack = (pending: Alarm, time: number, passed: number): void => {
    elapsed = Math.min(elapsed + passed / pace, pending.end + LATEST / pace)
    pending.at = time + (pending.end - elapsed) * pace
    startedSince ??= new Set()
  }

  /**
   * Timers never fire early: one that seems to, by a lot, means that the clock was set back, or that it
   * stands still, as in a test.
   */
  const catchUp = ({ begun, end }: Alarm): void => {
    if (end - now() <= Math.min(LATEST / pace, (end - begun) / 2)) return
    const lost = end - elapsed
    elapsed = end
    // Items started since then have lost no time.
    for (const item of startedSince ?? []) {
      item.time += lost
      running.put(item)
    }
  }

  const now = (): number => {
    const time = clock.now()
    const steady = steadyTimeOf(clock)
    if (alarm && time < since) followSetBack(alarm, time, steady - steadySince)
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

  const start = (item: Item): void => {
    item.time += now()
    running.put(item)
    startedSince?.add(item)
  }

  const forget = (item: Item): void => {
    running.remove(item)
    startedSince?.delete(item)
  }

  const stop = (item: Item): void => {
    item.time -= now()
    forget(item)
  }

  const disarm = (): void => {
    now()
    clock.clearTimeout(alarm?.handle)
    alarm = startedSince = undefined
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
    // It must not keep a Node process alive.
    ;(handle as { unref?: () => void } | undefined)?.unref?.()
    alarm = { at, begun: elapsed, end: elapsed + delay / pace, handle, timers, rung: false }
  }

  return {
    set: (item, time) => {
      forget(item)
      item.time = time
    },
    atLeast: (item, time) => {
      item.time = Math.max(item.time, time)
    },
    run: (item, runs) => {
      const isRunning = running.has(item)
      if (isRunning && !runs) stop(item)
      if (!isRunning && runs && item.time < Infinity) start(item)
    },
    left: (item) => {
      if (pace === Infinity) return pace
      return Math.max(0, running.has(item) ? item.time - now() : item.time) * pace
    },
    stretch: (times) => {
      // An alarm may ring at the same moment as before, but then at another display time.
      disarm()
      pace = times
      arm()
    },
    arm,
  }
}
