import { within } from './clock.ts'

/** How long a log may take, in milliseconds, so that callers get an answer within 5 s. */
const PATIENCE = 4800

/** Waits for a log's work, but not forever. */
export const answered = <Result>(work: Promise<Result>): Promise<Result> =>
  within(PATIENCE, work, () => new Error('belfry: the log did not answer in time'))
