// Core compiles without DOM and Node types, so it declares what it needs from its host.
interface Host {
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
  performance?: { now: () => number }
  reportError?: (error: unknown) => void
  console: { error: (error: unknown) => void }
}

// Members are looked up on every call, so that fake timers installed later work too.
export const host: Host = globalThis as unknown as Host

const throwLater = (error: unknown): void => {
  host.setTimeout(() => {
    throw error
  }, 0)
}

/** Reports an error from someone else's code to the host, without interrupting the caller. */
export const reportError = (error: unknown): void => {
  // Tests replace it with one that throws, which must not cost the other listeners their turn.
  attempt(() => (host.reportError ? host.reportError(error) : throwLater(error)), throwLater)
}

/** Logs invalid input to the console. A console that is missing or throws is ignored. */
export const complain = (error: unknown): void => tried(() => host.console.error(error))

/** Runs someone else's code: anything it throws is reported and goes no further. */
export const attempt = <Result>(
  work: () => Result,
  tell: (error: unknown) => void = reportError,
): Result | undefined => {
  try {
    return work()
  } catch (error) {
    tell(error)
    return undefined
  }
}

/** Returns the result of work that may fail, or undefined if it does. */
export const tried = <Result>(work: () => Result): Result | undefined => attempt(work, () => {})
