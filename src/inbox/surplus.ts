import { type InboxRecord, states } from '../record/index.ts'
import type { Group } from './listing.ts'

/**
 * Returns the records to drop so that no more than `limit` items are left: archived first, then read,
 * then unread, each oldest first; and of one key, all but the newest `limit`.
 */
export const surplus = <Data>(groups: readonly Group<Data>[], limit: number): InboxRecord[] => {
  const byWorth = states.flatMap((state) => groups.filter(({ item }) => item.state === state))
  const overlong = byWorth.slice(0, limit).filter(({ records }) => records.length > limit)
  return [
    ...overlong.flatMap(({ records }) => records.slice(limit)),
    ...byWorth.slice(limit).flatMap(({ records }) => records),
  ]
}
