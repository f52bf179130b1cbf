import { type Reader, having } from './check.ts'
import { host } from './host.ts'

/** The source of time of a notifier and of what its views time for it, so that a test can drive both. */
export interface Clock {
  /** Returns the current time in milliseconds. */
  now: () => number
  /** Calls `task` once, after `ms` milliseconds. */
  setTimeout: (task: () => void, ms: number) => unknown
  /** Cancels a timer by the handle from `setTimeout`. Like the host's, it ignores anything else. */
  // oxlint-disable-next-line typescript/no-explicit-any -- hosts and test clocks have types of their own for it
  clearTimeout: (handle: any) => void
}

/** The host's own clock. Its timers never keep a Node process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (task, ms) => host.setTimeout(task, ms),
  clearTimeout: (handle) => host.clearTimeout(handle),
}

/** Identifies the timers a clock uses now: removing fake timers also drops what they scheduled. */
export const timersOf = (clock: Clock): unknown =>
  clock === systemClock ? host.setTimeout : clock.setTimeout

/** A monotonic time, to measure what passes while the clock is set back; 0 for custom clocks. */
export const steadyTimeOf = (clock: Clock): number =>
  clock === systemClock ? (host.performance?.now() ?? 0) : 0

export const readClock: Reader<Clock> = having('now', 'setTimeout', 'clearTimeout')
