import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import { type InboxRecord, LOOKED, cameAt, hasWords, isAlive, stampOf } from '../record/index.ts'
import { isCovered, type MarkRecord, markOf } from './marks.ts'
import { isRecord, type RelayRecord } from './relay-record.ts'

/** Knows which records are the relay's, and which of their marks it lacks. The inbox keeps both. */
export interface Relayed {
  /** Returns the marks of those that the relay knows: marks of others never leave the browser. */
  marksOf: (records: readonly InboxRecord[]) => MarkRecord[]
  /** Returns all of the relay's records, for a tab that opens later. */
  records: () => InboxRecord[]
  /** Returns what the relay sent as it is filed: with how far the relay has its marks. */
  told: (records: readonly unknown[]) => RelayRecord[]
  /** Returns the marks that the relay, judging by its records, has lost or never had. */
  overdue: (told: readonly RelayRecord[]) => MarkRecord[]
  /** Returns the marks that were never confirmed, whichever page they were made on. */
  unsent: () => MarkRecord[]
  /** Notes that the relay has these marks. */
  confirm: (marks: readonly MarkRecord[]) => void
}

/** Returns what was done with a known record, if anything. */
const doneWith = (known: InboxRecord): MarkRecord | undefined => {
  const { v, id, state, acted, gone } = known
  return gone && !isAlive(known) ? { v, id, gone } : markOf({ v, id, state, acted } as InboxRecord)
}

/** Returns the mark of a known record if it says more than the relay's. */
function newsOf(known: InboxRecord, told: InboxRecord): MarkRecord | undefined {
  const mark = doneWith(known)
  // A record that was only pruned here is gone no later than its content came.
  return mark && !isCovered(mark, { ...told, gone: cameAt(told) }) ? mark : undefined
}

/** Returns the mark of a known record if the relay hasn't confirmed all of it. */
function unsentOf(known: InboxRecord): MarkRecord | undefined {
  const mark = doneWith(known)
  return mark && stampOf(mark) > (known.sent ?? 0) ? mark : undefined
}

// The time of the last look isn't from the relay, but it belongs to the user on every device.
const isOurs = ({ id, sent }: InboxRecord): boolean => id === LOOKED || sent !== undefined

/** Reads from the inbox what the relay knows and lacks, so that it survives as long as the records. */
export function createRelayed(inbox: Inbox): Relayed {
  const records = (): InboxRecord[] => (factsOf(inbox)?.records() ?? []).filter(isOurs)

  /** Returns up to when the relay has the marks of a record that it sent. */
  const sentOf = (told: RelayRecord): number => {
    const known = inbox.record(told.id)
    const unsent = known && unsentOf(known)
    return Math.max(cameAt(told), unsent && !isCovered(unsent, told) ? 0 : stampOf(told))
  }

  return {
    marksOf: (given) => given.filter(isOurs).flatMap((known) => markOf(known) ?? []),
    records,
    told: (given) => given.filter(isRecord).map((told) => ({ ...told, sent: sentOf(told) })),
    overdue: (given) =>
      given.filter(hasWords).flatMap((told) => {
        const known = inbox.record(told.id)
        return (known && newsOf(known, told)) ?? []
      }),
    unsent: () => records().flatMap((known) => unsentOf(known) ?? []),
    confirm: (marks) =>
      inbox.merge(
        // What was forgotten meanwhile stays forgotten.
        marks
          .filter(({ id }) => inbox.record(id))
          .map((mark) => ({ v: 1, id: mark.id, sent: stampOf(mark) })),
      ),
  }
}
