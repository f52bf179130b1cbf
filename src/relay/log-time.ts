import { uptime } from './clock.ts'

/** How far the log's time may be behind what clients take it for, in milliseconds. */
const BEHIND = 1000

/** What clients take for the log's time: they were told one, and have counted on from it. */
export interface LogTime {
  /** Notes a time of the log that clients were told just now. */
  readonly told: (now: number) => void
  /** Returns whether a step that has just come is behind it: the log's clock was set back. */
  readonly isBehind: (at: number) => boolean
}

/**
 * Creates what a relay knows of the log's time, by a clock that nobody can set. What a log brings after an
 * outage was not taken just now, and says nothing about its clock.
 */
export function createLogTime(lag: () => number): LogTime {
  let ahead = -Infinity

  return {
    told: (now) => {
      ahead = Math.max(ahead, now - uptime())
    },
    isBehind: (at) => lag() === 0 && at - uptime() < ahead - BEHIND,
  }
}
