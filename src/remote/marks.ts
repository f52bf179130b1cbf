import { type InboxRecord, type Mark, present } from '../record/index.ts'

/** A mark as a record, which an inbox merges, and how far the relay has it. */
export type MarkRecord = Mark & Pick<InboxRecord, 'v' | 'sent'>

/** Returns what was done with a record: that it was removed, if that was later than `since`, or else the rest. */
export const markAfter = (since: number, record: InboxRecord): MarkRecord => {
  const { v, id, state, acted, gone = 0, sent } = record
  // What was only pruned is gone no later than its content came, and nobody removed it.
  const isRemoved = gone > since
  return present<MarkRecord>(isRemoved ? { v, id, gone, sent } : { v, id, state, acted, sent })
}

/** Returns whether the first mark says nothing that the second doesn't. */
export const isCovered = (a: MarkRecord, b: MarkRecord): boolean =>
  (a.state?.[1] ?? 0) <= (b.state?.[1] ?? 0) &&
  (a.acted ?? 0) <= (b.acted ?? 0) &&
  (a.gone ?? 0) <= (b.gone ?? 0)
