import { host } from './host.ts'

const throwLater = (error: unknown): void => {
  host.setTimeout(() => {
    throw error
  }, 0)
}

// An error handler may notify of every error. If showing that fails too, it would never end.
const MOST_ANSWERS = 10
const SECOND = 1000
let isReporting = false
let answers = 0
let firstAnswer = 0

/** Call it with every change: changes made by error handlers are answers to the reported error. */
export const countAnswer = (): void => {
  if (isReporting && !answers++) firstAnswer = Date.now()
}

/**
 * Reports an error from someone else's code to the host, without interrupting the caller. Once error
 * handlers have answered ten within a second, the next ones only go to the console.
 */
export const reportError = (error: unknown): void => {
  if (Date.now() - firstAnswer >= SECOND) answers = 0
  if (answers >= MOST_ANSWERS) return complain(error)
  const isNested = isReporting
  isReporting = true
  // Tests replace it with one that throws, which must not cost the other listeners their turn.
  attempt(() => (host.reportError ? host.reportError(error) : throwLater(error)), throwLater)
  isReporting = isNested
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
