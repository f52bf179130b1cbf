import { check, checkMs } from './check.ts'
import { DAY } from './time.ts'

/** Options of a log's history. */
export interface HistoryOptions {
  /** How many items are kept per channel. @default 100 */
  history?: number | undefined
  /** How long items are kept, in milliseconds. @default 30 days */
  retention?: number | undefined
}

/**
 * How many channels a reader may have, besides their own. For each item that the reader's own channel may
 * keep, it keeps as many marks: one for everything that the others may hold.
 */
export const MOST_CHANNELS = 100

/** Applies the defaults; throws a `TypeError` if an option is invalid. */
export function readHistory({ history = 100, retention = 30 * DAY }: HistoryOptions): {
  history: number
  retention: number
} {
  const isCount = Number.isSafeInteger(history) && history >= 1
  check('history', 'a whole number from 1', isCount, history)
  checkMs('retention', retention)
  return { history, retention }
}
