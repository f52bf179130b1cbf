import { type InboxRecord, states } from '../record/index.ts'
import { type Group, byNewest } from './listing.ts'

/**
 * Returns the records to drop so that no more than `limit` are left: those that newer ones of their key
 * stand for, oldest first, then archived items, then read, then unread, each oldest first.
 */
export const surplus = <Data>(groups: readonly Group<Data>[], limit: number): InboxRecord[] => {
  const byWorth = states.flatMap((state) => groups.filter(({ item }) => item.state === state))
  const newest = byWorth.map(({ records }) => records[0]!)
  const older = groups.flatMap(({ records }) => records.slice(1)).sort(byNewest)
  return [...newest, ...older].slice(limit)
}
