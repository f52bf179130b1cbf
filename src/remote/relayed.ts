import type { Inbox } from '../inbox/index.ts'
import { type InboxRecord, LOOKED, hasWords, isAlive, present } from '../record/index.ts'
import { isCovered, type Mark, markOf } from './marks.ts'
import { isRecord } from './relay-record.ts'
import { trim } from './trim.ts'

/** Tracks which records came from the relay; the inbox has their content. */
export interface Relayed {
  add: (records: readonly unknown[]) => void
  has: (id: string) => boolean
  /** Returns what is known about them, for a tab that opens later. */
  records: () => InboxRecord[]
  /** Returns marks made here while offline that the relay, judging by its records, doesn't have. */
  overdue: (records: readonly unknown[]) => Mark[]
}

const most = 2000

/** Returns the mark of a known record if it says more than the relay's. */
function newsOf(known: InboxRecord, told: InboxRecord): Mark | undefined {
  const { id, gone = 0 } = known
  // A pruned record is gone only here: its `gone` is no later than its own stamps.
  if (!isAlive(known) && gone <= Math.max(told.filed ?? 0, told.edited ?? 0)) return undefined
  const mark = markOf(
    isAlive(known) ? present<InboxRecord>({ ...known, gone: undefined }) : { v: 1, id, gone },
  )
  return mark && !isCovered(mark, told) ? mark : undefined
}

/** Remembers which marks may be sent: purely local ones stay in this browser. */
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
    // The time of the last look isn't from the relay, but it belongs to the user on every device.
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
