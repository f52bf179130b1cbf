import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import { type InboxRecord, LOOKED, hasWords, isAlive } from '../record/index.ts'
import { isCovered, type Mark, markOf, stampOf } from './marks.ts'
import { isRecord, type RelayRecord } from './relay-record.ts'

/** Knows which records are the relay's, and which of their marks it lacks. The inbox keeps both. */
export interface Relayed {
  /** Returns whether the relay knows an id: marks of others never leave the browser. */
  has: (id: string) => boolean
  /** Returns all of the relay's records, for a tab that opens later. */
  records: () => InboxRecord[]
  /** Returns what the relay sent as it is filed: with how far the relay has its marks. */
  told: (records: readonly unknown[]) => RelayRecord[]
  /** Returns the marks that the relay, judging by its records, has lost or never had. */
  overdue: (told: readonly RelayRecord[]) => Mark[]
  /** Returns the marks that were never confirmed, whichever page they were made on. */
  unsent: () => Mark[]
  /** Notes that the relay has these marks. */
  confirm: (marks: readonly Mark[]) => void
}

/** Returns the mark of a known record if it says more than the relay's. */
function newsOf(known: InboxRecord, told: InboxRecord): Mark | undefined {
  const { v, id, state, acted, gone = 0 } = known
  const isGone = gone > 0 && !isAlive(known)
  // A pruned record is gone only here: its `gone` is no later than its own stamps.
  if (isGone && gone <= Math.max(told.filed ?? 0, told.edited ?? 0)) return undefined
  const mark = markOf(isGone ? { v, id, gone } : ({ v, id, state, acted } as InboxRecord))
  return mark && !isCovered(mark, told) ? mark : undefined
}

/** Returns the mark of a known record if the relay hasn't confirmed all of it. */
const unsentOf = (known: InboxRecord): Mark | undefined => {
  const { v, id, sent = 0 } = known
  return newsOf(known, { v, id, filed: sent, state: ['read', sent], acted: sent, gone: sent })
}

/** Reads from the inbox what the relay knows and lacks, so that it survives as long as the records. */
export function createRelayed(inbox: Inbox): Relayed {
  const isOurs = ({ id, sent }: InboxRecord): boolean => id === LOOKED || sent !== undefined
  const records = (): InboxRecord[] => (factsOf(inbox)?.records() ?? []).filter(isOurs)

  /** Returns up to when the relay has the marks of a record that it sent. */
  const sentOf = (told: RelayRecord): number => {
    const { filed = 0, edited = 0 } = told
    const known = inbox.record(told.id)
    const unsent = known && unsentOf(known)
    return Math.max(filed, edited, unsent && !isCovered(unsent, told) ? 0 : stampOf(told))
  }

  return {
    // The time of the last look isn't from the relay, but it belongs to the user on every device.
    has: (id) => id === LOOKED || inbox.record(id)?.sent !== undefined,
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
