import type { Inbox, InboxRecord } from '../inbox/index.ts'
import { type Mark, markOf } from './marks.ts'
import { hasWords, isRecord } from './relay-record.ts'

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
  if (filed > gone) {
    const isNewer = (state?.[1] ?? 0) > (told.state?.[1] ?? 0) || acted > (told.acted ?? 0)
    return isNewer ? markOf({ v: 1, id, ...(state && { state }), acted }) : undefined
  }
  // What was pruned went no later than it came, and that is nobody else's business.
  const isRemoved = gone > Math.max(told.filed ?? 0, told.edited ?? 0, told.gone ?? 0)
  return isRemoved ? markOf({ v: 1, id, gone }) : undefined
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
