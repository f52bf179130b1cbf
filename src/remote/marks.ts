import { type InboxRecord, type Mark as BareMark, present } from '../record/index.ts'

/** The state of a record without its content, as sent to the relay. */
export type Mark = BareMark & Pick<InboxRecord, 'v'>

/** Returns the mark of a record; undefined if it would be empty. */
export const markOf = ({ id, state, acted, gone }: InboxRecord): Mark | undefined =>
  state || acted || gone ? present<Mark>({ v: 1, id, state, acted, gone }) : undefined

/** Returns whether the first mark says nothing that the second doesn't. */
export const isCovered = (a: Mark, b: Mark): boolean =>
  (a.state?.[1] ?? 0) <= (b.state?.[1] ?? 0) &&
  (a.acted ?? 0) <= (b.acted ?? 0) &&
  (a.gone ?? 0) <= (b.gone ?? 0)
