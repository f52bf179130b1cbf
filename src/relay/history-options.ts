import { check, checkMs } from './check.ts'
import { DAY } from './time.ts'

/** Options of a log's history. */
export interface HistoryOptions {
  /** How many items are kept per channel. @default 100 */
  history?: number | undefined
  /** How long items are kept, in milliseconds. @default 30 days */
  retention?: number | undefined
}

/** What a log keeps. */
export interface Bounds {
  /** How many items, per channel. */
  readonly history: number
  /** How many marks of records without content, per channel: a user's marks in other channels are such. */
  readonly marks: number
  /** How long, in milliseconds. */
  readonly retention: number
}

const MARKS_PER_ITEM = 10

/** Applies the defaults; throws a `TypeError` if an option is invalid. */
export function readBounds({ history = 100, retention = 30 * DAY }: HistoryOptions): Bounds {
  const isCount = Number.isSafeInteger(history) && history >= 1
  check('history', 'a whole number from 1', isCount, history)
  checkMs('retention', retention)
  return { history, marks: history * MARKS_PER_ITEM, retention }
}
