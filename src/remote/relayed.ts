import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import {
  type InboxRecord,
  LOOKED,
  MOST_AHEAD,
  cameAt,
  hasWords,
  isUnread,
  latestOf,
  stampOf,
} from '../record/index.ts'
import { isCovered, markAfter, type MarkRecord } from './marks.ts'
import { isRecord, type RelayRecord } from './relay-record.ts'

/** Knows which records are the relay's, and which of their marks it lacks. The inbox keeps both. */
export interface Relayed {
  /** Returns all of the relay's records, for a tab that opens later. */
  records: () => InboxRecord[]
  /** Returns what the relay sent as it is filed: with how far the relay has its marks. */
  told: (records: readonly unknown[]) => RelayRecord[]
  /** Returns the marks that the relay lacks, on whichever page they were made. */
  unsent: () => MarkRecord[]
  /** Notes that the relay has these marks. */
  confirm: (marks: readonly MarkRecord[]) => void
}

/** Returns whether the relay knows a record: marks of others never leave the browser. */
const isRelayed = ({ id, sent }: InboxRecord): boolean =>
  // The time of the last look isn't from the relay, but it belongs to the user on every device.
  id === LOOKED || sent !== undefined

/** Returns the mark of a known record if the relay hasn't confirmed all of it. */
const unsentMark = (known: InboxRecord): MarkRecord | undefined => {
  const { sent = 0 } = known
  return stampOf(known) > sent ? markAfter(sent, known) : undefined
}

/** Returns the marks of the relay's records among these that it hasn't confirmed. */
export const unsentMarks = (records: readonly InboxRecord[]): MarkRecord[] =>
  records.filter(isRelayed).flatMap((record) => unsentMark(record) ?? [])

/**
 * Returns whether an edit came after it was marked here, by its stamps, and before, by what was read: the
 * mark, which the relay lacks, was made on older words.
 */
const isOvertaken = (told: RelayRecord, known: InboxRecord, mark: MarkRecord): boolean =>
  isUnread(told) && known.edited! < told.edited! && (mark.state?.[1] ?? 0) > latestOf(told)

/** Reads from the inbox what the relay knows and lacks, so that it survives as long as the records. */
export function createRelayed(inbox: Inbox, now: () => number): Relayed {
  /** The records whose mark the relay lacks, whatever its stamp says. */
  const lost = new Set<string>()

  const records = (): InboxRecord[] => factsOf(inbox)!.records().filter(isRelayed)

  const tell = (told: RelayRecord): RelayRecord => {
    const known = inbox.record(told.id) ?? told
    const came = cameAt(told)
    if (hasWords(told) && !isCovered(markAfter(came, known), told)) lost.add(told.id)
    const unsent = unsentMark(known)
    const isBehind = unsent && !isCovered(unsent, told)
    const sent = Math.max(came, isBehind ? 0 : stampOf(told))
    if (!unsent || !isOvertaken(told, known, unsent)) return { ...told, sent }
    // Unread also on the devices that hear of the mark: nobody has read these words.
    return { ...told, state: ['unread', unsent.state![1] + 1], sent }
  }

  return {
    records,
    told: (given) => given.filter(isRecord).map(tell),
    unsent: () =>
      records()
        .flatMap(
          (known) =>
            (lost.has(known.id) ? markAfter(cameAt(known), known) : unsentMark(known)) ?? [],
        )
        // One of the future would have the relay refuse all: it waits for its time.
        .filter((mark) => stampOf(mark) <= now() + MOST_AHEAD),
    confirm: (marks) => {
      for (const { id } of marks) lost.delete(id)
      inbox.merge(
        // What was forgotten meanwhile stays forgotten.
        marks
          .filter(({ id }) => inbox.record(id))
          .map((mark) => ({ v: 1, id: mark.id, sent: stampOf(mark) })),
      )
    },
  }
}
