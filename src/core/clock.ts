/** The source of time. Every wait in Belfry goes through one of these, so a test can drive it. */
export interface Clock {
  /** The time now, in milliseconds. */
  now: () => number
  /** Calls `task` once, when `ms` have passed. */
  setTimeout: (task: () => void, ms: number) => unknown
  /** Takes back what `setTimeout` answered. Like the host's, it puts up with anything else. */
  clearTimeout: (handle: unknown) => void
}

// Core compiles without DOM and Node types, so it says itself what it needs of its host.
interface Host {
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
  reportError?: (error: unknown) => void
}

// Its members are looked up at every call, so that fake timers installed later drive it too.
const host = globalThis as unknown as Host

/** The host's own time. Its timers never keep a Node process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (task, ms) => host.setTimeout(task, ms),
  clearTimeout: (handle) => host.clearTimeout(handle),
}

/**
 * Hands an error that is not ours to the host, without disturbing whoever is at work.
 *
 * @internal
 */
export const reportError = (error: unknown): void => {
  if (host.reportError) host.reportError(error)
  else
    host.setTimeout(() => {
      throw error
    }, 0)
}

/**
 * Runs somebody else's code: what it throws is reported and stops nobody.
 *
 * @internal
 */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch (error) {
    return reportError(error) as undefined
  }
}

/** A value, or what the function in its place answers. */
export const answerOf = <Value, Given>(
  value: Value | ((given: Given) => Value),
  given?: Given,
): Value => (typeof value === 'function' ? (value as (given?: Given) => Value)(given) : value)
