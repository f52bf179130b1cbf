// No DOM and no Node types here: what is needed of the host is said.
interface Host {
  setTimeout: (task: () => void, ms: number) => unknown
  reportError?: (error: unknown) => void
  structuredClone: <Value>(value: Value) => Value
  console?: { error?: (error: unknown) => void }
}

const host = globalThis as unknown as Host

/** A copy that nobody else can change; throws where there can be none. */
export const cloneOf = <Value>(value: Value): Value => host.structuredClone(value)

/** Says on the console what went wrong; a console that is missing or throws does not matter. */
export const complain = (error: unknown): void => {
  try {
    host.console?.error?.(error)
  } catch {
    // There is nobody left to tell.
  }
}

/** Runs somebody else's code: what it throws is reported and stops nobody. */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch (error) {
    if (host.reportError) host.reportError(error)
    else
      host.setTimeout(() => {
        throw error
      }, 0)
    return undefined
  }
}
