import { type InboxRecord, states } from '../record/index.ts'
import type { Group } from './listing.ts'

/**
 * Returns the records to drop so that no more than `limit` items are left: archived first, then read,
 * then unread, each oldest first; and of one key, all but the newest `limit`.
 */
export const surplus = <Data>(groups: readonly Group<Data>[], limit: number): InboxRecord[] => {
  const byWorth = [...groups].sort(
    (a, b) => states.indexOf(a.item.state) - states.indexOf(b.item.state),
  )
  return byWorth.flatMap(({ records }, place) => (place < limit ? records.slice(limit) : records))
}
