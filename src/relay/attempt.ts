import { refuse, type Refusal } from './refusal.ts'
import { tell } from './reported.ts'

/** Waits for the log; if it fails, the client only waits and tries again. */
export type Attempt = <Result>(work: Promise<Result>) => Promise<Result | Refusal>

/**
 * Creates attempts of one kind: the operator hears of a failure once, until one succeeds again. That a
 * relay which is closing has closed its log isn't one.
 */
export function createAttempt(isClosing: () => boolean): Attempt {
  let isTold = false
  return async (work) => {
    try {
      const result = await work
      isTold = false
      return result
    } catch (error) {
      if (!isTold && !isClosing()) tell(error)
      isTold = true
      return refuse.away()
    }
  }
}
