import { type InboxRecord, states } from '../record/index.ts'
import type { Group } from './listing.ts'

/**
 * Returns the records to drop so that no more than `limit` items are left: archived first, then read,
 * then unread, each oldest first; and of one key, all but the newest `limit`.
 */
export const surplus = <Data>(groups: readonly Group<Data>[], limit: number): InboxRecord[] => {
  const byWorth = states.flatMap((state) => groups.filter(({ item }) => item.state === state))
  return byWorth.flatMap(({ records }, place) => (place < limit ? records.slice(limit) : records))
}
