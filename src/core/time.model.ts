import { type ModelItem, type ModelState, runs } from './state.model.ts'

/** Time that is subtracted from each notification as it passes. */
export function createModelTime(state: ModelState) {
  // The wall clock at the last look, and the pending wake-up.
  let now = 0
  let wakeUp: number | undefined
  let untilWakeUp = Infinity
  let wait = Infinity
  /** The display time left until then, and whether the clock was set back meanwhile. */
  let runsUntilWakeUp = Infinity
  let setBack = false

  const running = () => state.queue.filter((item) => runs(state, item))

  // A host waits for less than 2³¹ ms at a time.
  const waitFor = ({ left }: ModelItem) =>
    Math.min(2e9, Math.max(0, Math.ceil(left * state.pace - 1e-6)))

  function runFor(ms: number, which: (item: ModelItem) => boolean): void {
    runsUntilWakeUp -= ms
    for (const item of running().filter(which)) item.left -= ms / state.pace
  }

  return {
    /** Display time runs up to 2 s past the pending wake-up, and never backwards. */
    look: (time: number): void => {
      if (wakeUp !== undefined && time < now) {
        wakeUp -= now - time
        setBack = true
      } else if (wakeUp !== undefined) {
        runFor(Math.max(0, Math.min(time, wakeUp + 2000) - now), () => true)
      }
      now = time
    },

    setWakeUp: (): void => {
      const waits = running().map(waitFor)
      const stands = state.holds.length > 0 || state.pace === Infinity || waits.length === 0
      const next = stands ? undefined : now + Math.min(...waits)
      if (next !== undefined && next === wakeUp) return
      wakeUp = next
      wait = untilWakeUp = runsUntilWakeUp = stands ? Infinity : Math.min(...waits)
      setBack = false
      for (const item of state.queue) item.late = false
    },

    /** The host wakes the notifier; returns what has ended, in order. */
    wake: (): ModelItem[] => {
      // Less than half of it seems to have passed, or 2 s are missing: then the clock is wrong.
      if (runsUntilWakeUp > Math.min(2000, wait / 2)) runFor(runsUntilWakeUp, (item) => !item.late)
      wakeUp = undefined
      return running()
        .filter(({ left }) => left <= 1e-6)
        .sort((a, b) => a.left - b.left || a.arrival - b.arrival)
    },

    start: (item: ModelItem): void => {
      const { duration } = state.options
      const ms =
        item.fields.duration ?? (typeof duration === 'number' ? duration : duration(item.fields))
      item.full = item.left = ms || Infinity
      if (setBack) item.late = true
    },

    /** Call it when other items run than before. */
    notice: (): void => {
      for (const item of state.queue) {
        if (setBack && runs(state, item) && !item.ran) item.late = true
        item.ran = runs(state, item)
      }
    },

    /** Returns how long the host waits until it wakes the notifier. */
    untilWakeUp: () => untilWakeUp,
    /** The host lets this much of that time pass. */
    wait: (ms: number): void => {
      untilWakeUp = Math.max(0, untilWakeUp - ms)
    },
  }
}
