import { type InboxRecord, type Mark, present } from '../record/index.ts'

/** A mark as a record, which an inbox merges and the relay accepts. */
export type MarkRecord = Mark & Pick<InboxRecord, 'v'>

/** Returns the mark of a record; undefined if it would be empty. */
export const markOf = ({ id, state, acted, gone }: InboxRecord): MarkRecord | undefined =>
  state || acted || gone ? present<MarkRecord>({ v: 1, id, state, acted, gone }) : undefined

/** Returns whether the first mark says nothing that the second doesn't. */
export const isCovered = (a: Mark, b: Mark): boolean =>
  (a.state?.[1] ?? 0) <= (b.state?.[1] ?? 0) &&
  (a.acted ?? 0) <= (b.acted ?? 0) &&
  (a.gone ?? 0) <= (b.gone ?? 0)
