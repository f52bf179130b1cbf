import type { Inbox } from '../inbox/index.ts'
import { type InboxRecord, LOOKED, hasWords, isAlive, present } from '../record/index.ts'
import { isCovered, type Mark, markOf } from './marks.ts'
import { isRecord } from './relay-record.ts'
import { trim } from './trim.ts'

/** Which records came from the relay; the inbox has what they say. */
export interface Relayed {
  add: (records: readonly unknown[]) => void
  has: (id: string) => boolean
  /** What is known of them, for a tab that comes later. */
  records: () => InboxRecord[]
  /** What was marked here while nobody could tell the relay, who just told how far it knows. */
  overdue: (records: readonly unknown[]) => Mark[]
}

const most = 2000

/** What one record says beside its words that the other does not. */
function newsOf(known: InboxRecord, told: InboxRecord): Mark | undefined {
  const { id, gone = 0 } = known
  // What was pruned went no later than it came, and that is nobody else's business.
  if (!isAlive(known) && gone <= Math.max(told.filed ?? 0, told.edited ?? 0)) return undefined
  const mark = markOf(
    isAlive(known) ? present<InboxRecord>({ ...known, gone: undefined }) : { v: 1, id, gone },
  )
  return mark && !isCovered(mark, told) ? mark : undefined
}

/** Remembers whose marks may be sent: what is only this browser's stays there. */
export function createRelayed(inbox: Inbox): Relayed {
  const ids = new Set<string>()

  return {
    add: (records) => {
      for (const { id } of records.filter(isRecord)) {
        ids.delete(id)
        ids.add(id)
      }
      trim(ids, most)
    },
    // The last look is no record of the relay's, but it is the user's on every device.
    has: (id) => id === LOOKED || ids.has(id),
    records: () => [LOOKED, ...ids].flatMap((id) => inbox.record(id) ?? []),
    overdue: (records) =>
      records
        .filter(isRecord)
        .filter(hasWords)
        .flatMap((told) => {
          const known = inbox.record(told.id)
          return (known && newsOf(known, told)) ?? []
        }),
  }
}
