import { type InboxRecord, type Mark as BareMark, present } from '../record/index.ts'

/** What can be said of a record without its words, as it goes to the relay. */
export type Mark = BareMark & Pick<InboxRecord, 'v'>

/** What a record says besides its words; nothing where that is nothing. */
export const markOf = ({ id, state, acted, gone }: InboxRecord): Mark | undefined =>
  state || acted || gone ? present<Mark>({ v: 1, id, state, acted, gone }) : undefined

/** Whether the first says nothing that the second does not. */
export const isCovered = (a: Mark, b: Mark): boolean =>
  (a.state?.[1] ?? 0) <= (b.state?.[1] ?? 0) &&
  (a.acted ?? 0) <= (b.acted ?? 0) &&
  (a.gone ?? 0) <= (b.gone ?? 0)
