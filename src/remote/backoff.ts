const SOONEST = 1000
const LATEST = 30_000

// A timer accepts at most 2³¹−1 ms, and nobody means to be away for longer than an hour.
const LONGEST = 3_600_000

/** How long to wait before reconnecting, longer each time. */
export interface Backoff {
  /** Returns the next wait in milliseconds; never less than `atLeast`, if given. */
  next: (atLeast?: number) => number
  /** Makes the next wait short again, after a success. */
  reset: () => void
  /** Sets the maximum of the first wait, as the relay asks to spread reconnecting clients. */
  spread: (ms: number) => void
}

/**
 * Creates waits with full jitter: any time up to a limit that doubles, so that clients that were cut
 * off together don't reconnect together.
 */
export function createBackoff(random: () => number): Backoff {
  let first = SOONEST
  let failures = 0

  return {
    next: (atLeast = 0) =>
      Math.min(atLeast, LONGEST) + random() * Math.min(LATEST, first * 2 ** failures++),
    reset: () => {
      failures = 0
    },
    spread: (ms) => {
      first = ms || 1
    },
  }
}
