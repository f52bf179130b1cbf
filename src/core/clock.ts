import { type Reader, having } from './check.ts'
import { host } from './host.ts'

/** The source of time. Every wait in Belfry goes through one of these, so a test can drive it. */
export interface Clock {
  /** The time now, in milliseconds. */
  now: () => number
  /** Calls `task` once, when `ms` have passed. */
  setTimeout: (task: () => void, ms: number) => unknown
  /** Takes back what `setTimeout` answered. Like the host's, it puts up with anything else. */
  clearTimeout: (handle: unknown) => void
}

/** The host's own time. Its timers never keep a Node process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (task, ms) => host.setTimeout(task, ms),
  clearTimeout: (handle) => host.clearTimeout(handle),
}

/** Whose timers a clock sets now: fake ones come and go, and take what they have set with them. */
export const timersOf = (clock: Clock): unknown =>
  clock === systemClock ? host.setTimeout : clock.setTimeout

/** A time that nobody sets, for what has passed while the other was set back; others' clocks tell none. */
export const steadyTimeOf = (clock: Clock): number =>
  clock === systemClock ? (host.performance?.now() ?? 0) : 0

export const readClock: Reader<Clock> = having('now', 'setTimeout', 'clearTimeout')
