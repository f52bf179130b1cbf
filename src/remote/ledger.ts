import type { Inbox, InboxRecord } from '../inbox/index.ts'
import { isCovered, type Mark, markOf } from './marks.ts'
import { hasWords, isRecord } from './relay-record.ts'
import { trim } from './trim.ts'

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

/** What one record says beside its words that the other does not. */
function newsOf(known: InboxRecord, told: InboxRecord): Mark | undefined {
  const { id, state, acted = 0, gone = 0, filed = 0 } = known
  const isAlive = filed > gone
  // What was pruned went no later than it came, and that is nobody else's business.
  if (!isAlive && gone <= Math.max(told.filed ?? 0, told.edited ?? 0)) return undefined
  const mark = markOf(isAlive ? { v: 1, id, ...(state && { state }), acted } : { v: 1, id, gone })
  return mark && !isCovered(mark, told) ? mark : undefined
}

/** Remembers whose marks may be sent: what is only this browser's stays there. */
export function createLedger(inbox: Inbox): Ledger {
  const ids = new Set<string>()

  return {
    add: (records) => {
      for (const { id } of records.filter(isRecord)) {
        ids.delete(id)
        ids.add(id)
      }
      trim(ids, most)
    },
    has: (id) => id === looked || ids.has(id),
    records: () =>
      [looked, ...ids]
        .map(inbox.record)
        .filter((record): record is InboxRecord => record !== undefined),
    overdue: (records) =>
      records
        .filter(isRecord)
        .filter(hasWords)
        .flatMap((told) => {
          const known = inbox.record(told.id)
          const mark = known && newsOf(known, told)
          return mark ? [mark] : []
        }),
  }
}
