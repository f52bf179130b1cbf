import type { InboxRecord } from '../inbox/index.ts'

/** What can be said of a record without its words. */
export type Mark = Pick<InboxRecord, 'v' | 'id' | 'state' | 'acted' | 'gone'>

/** What a record says besides its words; nothing where that is nothing. */
export function markOf({ id, state, acted, gone }: InboxRecord): Mark | undefined {
  if (!state && !acted && !gone) return undefined
  return { v: 1, id, ...(state && { state }), ...(acted && { acted }), ...(gone && { gone }) }
}

/** Whether the first says nothing that the second does not. */
export const isCovered = (a: Mark, b: Mark): boolean =>
  (a.state?.[1] ?? 0) <= (b.state?.[1] ?? 0) &&
  (a.acted ?? 0) <= (b.acted ?? 0) &&
  (a.gone ?? 0) <= (b.gone ?? 0)
