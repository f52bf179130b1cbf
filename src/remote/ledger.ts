import type { Inbox, InboxRecord } from '../inbox/index.ts'
import type { Mark } from './marks.ts'
import { isRecord, isUnread } from './relay-record.ts'

/** Which records came from the relay; the inbox has what they say. */
export interface Ledger {
  add: (records: readonly unknown[]) => void
  has: (id: string) => boolean
  /** What is known of them, for a tab that comes later. */
  records: () => InboxRecord[]
  /** What was marked here while nobody could tell the relay, who just told how far it knows. */
  overdue: (records: readonly unknown[]) => Mark[]
}

const most = 2000

// The last look is no record of the relay's, but it is the user's on every device.
const looked = 'belfry:looked'

/** Remembers whose marks may be sent: what is only this browser's stays there. */
export function createLedger(inbox: Inbox): Ledger {
  const ids = new Set<string>()

  return {
    add: (records) => {
      for (const { id } of records.filter(isRecord)) {
        ids.delete(id)
        ids.add(id)
      }
      for (const id of ids) {
        if (ids.size <= most) break
        ids.delete(id)
      }
    },
    has: (id) => id === looked || ids.has(id),
    records: () =>
      [looked, ...ids]
        .map(inbox.record)
        .filter((record): record is InboxRecord => record !== undefined),
    overdue: (records) =>
      records.filter(isRecord).flatMap(({ id, state, acted = 0 }) => {
        const known = inbox.record(id)
        // What went may have been pruned, which is nobody else's business.
        if (!known || isUnread(known) || (known.gone ?? 0) >= (known.filed ?? 0)) return []
        const isNewer = (known.state?.[1] ?? 0) > (state?.[1] ?? 0) || (known.acted ?? 0) > acted
        const { v, state: mine, acted: done } = known
        return isNewer
          ? [{ v, id, ...(mine && { state: mine }), ...(done && { acted: done }) }]
          : []
      }),
  }
}
