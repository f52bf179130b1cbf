const soonest = 1000
const latest = 30_000

// A timer takes no more than 2³¹−1 ms, and nobody means to be away for longer.
const longest = 3_600_000

/** How long to wait before coming back, longer each time. */
export interface Backoff {
  /** The next wait in milliseconds; never less than `atLeast`, where somebody asked for that. */
  next: (atLeast?: number) => number
  /** It went well: the next wait is short again. */
  reset: () => void
  /** The first wait is up to so long: what the other side asks for to spread those who come back. */
  spread: (ms: number) => void
}

/**
 * Waits with full jitter: any time up to a limit that doubles, so that those who were cut off
 * together do not come back together.
 */
export function createBackoff(random: () => number): Backoff {
  let first = soonest
  let failures = 0

  return {
    next: (atLeast = 0) =>
      Math.min(atLeast, longest) +
      random() * Math.min(Math.max(first, latest), first * 2 ** failures++),
    reset: () => {
      failures = 0
    },
    spread: (ms) => {
      first = Math.min(Math.max(ms, 1), longest)
    },
  }
}

/** What a `Retry-After` asks for, in milliseconds: it is written in seconds or as a date. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return ms >= 0 ? ms : undefined
}
