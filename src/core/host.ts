// Core compiles without DOM and Node types, so it says itself what it needs of its host.
interface Host {
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
  performance?: { now: () => number }
  reportError?: (error: unknown) => void
  console: { error: (error: unknown) => void }
}

// Its members are looked up at every call, so that fake timers installed later drive it too.
export const host: Host = globalThis as unknown as Host

/** Hands an error that is not ours to the host, without disturbing whoever is at work. */
export const reportError = (error: unknown): void => {
  if (host.reportError) host.reportError(error)
  else
    host.setTimeout(() => {
      throw error
    }, 0)
}

/** Tells the programmer what did not fit. A console that is missing or throws does not matter. */
export const complain = (error: unknown): void => {
  try {
    host.console.error(error)
  } catch {
    // There is nobody left to tell.
  }
}

/** Runs somebody else's code: what it throws is reported and stops nobody. */
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

/** What comes of work that may well fail; undefined where it does. */
export const tried = <Result>(work: () => Result): Result | undefined => attempt(work, () => {})
