import type { Notifier } from '../core/index.ts'
import { quietOf } from '../core/inside.ts'
import type { Inbox } from '../inbox/index.ts'
import { hasWords, isUnread, wordsOf } from '../record/index.ts'
import type { RelayRecord } from './relay-record.ts'
import type { Shown } from './shown.ts'
import type { Standing } from './standing.ts'

/** Files records and queues them for the screen. */
export interface Showing {
  /** Files records; returns those that are new here, unread and recent enough to be shown. */
  file: (records: readonly RelayRecord[]) => RelayRecord[]
  /** Queues records to be shown. */
  wait: (records: readonly RelayRecord[]) => void
  /** Returns the records that are waiting and still worth showing. */
  waiting: () => RelayRecord[]
  /** Shows records that are still unread, and removes them from the queue. */
  show: (records: readonly RelayRecord[]) => void
  /** Removes records that another tab shows. */
  drop: (records: readonly RelayRecord[]) => void
}

const USUAL = 60_000

// For connected clients only: it may take this long to find the tab that shows it.
const AT_ONCE = 1000

/** Files records first and shows them second: a crash in between loses the toast, never the item. */
export function createShowing(
  notifier: Notifier,
  inbox: Inbox,
  { head, now }: Standing,
  shown: Shown,
): Showing {
  const waiting = new Map<string, { record: RelayRecord; until: number; isQuiet: boolean }>()

  const isOpen = ({ id }: RelayRecord): boolean => isUnread(inbox.record(id))

  const isOnScreen = ({ id }: RelayRecord): boolean =>
    notifier.list().some((queued) => queued.id === id && !queued.silent)

  /**
   * Marks a muted record as read. It keeps the stamp of the state it came with, so it is read only in
   * this browser, and any later mark wins.
   */
  const mute = (record: RelayRecord): boolean => {
    const { id } = record
    if (quietOf(notifier, record) !== 'read' || isOnScreen(record)) return false
    const known = inbox.record(id)
    inbox.merge([{ v: 1, id, state: ['read', known?.state?.[1] ?? known?.filed] }])
    return true
  }

  const endOf = ({ filed = 0, toastWithin = USUAL }: RelayRecord): number =>
    toastWithin === 0 ? now() + AT_ONCE : filed + toastWithin

  const display = (record: RelayRecord): void => {
    const { id, key, duration, priority, dismissible } = record
    // A repeat would keep the older one's id, and closing it would mark the wrong record.
    const older = notifier.list().find((queued) => key && queued.key === key && queued.id !== id)
    // Work under way goes on, as its outcome would have no card.
    const isBeside = older?.pending
    if (older && !isBeside) notifier.dismiss(older)
    inbox.adopt(id)
    // Field by field, because others may mean something else in a notifier.
    const words = { ...wordsOf(record), key: isBeside ? undefined : key }
    notifier({ id, ...words, duration, priority, dismissible })
  }

  const show = (records: readonly RelayRecord[]): void =>
    notifier.batch(() => {
      const isWanted = (record: RelayRecord): boolean =>
        isOpen(record) && !waiting.get(record.id)?.isQuiet && !mute(record)
      const fresh = shown.claim(records.filter(isWanted).map(({ id }) => id))
      for (const record of records) {
        waiting.delete(record.id)
        if (fresh.has(record.id)) display(record)
      }
    })

  /** Drops the records that are no longer worth showing. */
  const dropLate = (): void => {
    for (const [id, { record, until }] of waiting) {
      if (until < now() || !isOpen(record)) waiting.delete(id)
    }
  }

  /** Applies an edit to a record that is waiting, or to its toast. */
  const edit = (record: RelayRecord): void => {
    const wait = waiting.get(record.id)
    if (wait) wait.record = record
    else if (notifier.remaining(record.id) !== undefined) display(record)
  }

  return {
    file: (records) => {
      const worded = new Map(
        records.filter(hasWords).map((record) => {
          const { id } = record
          return [id, { record, known: inbox.record(id) }]
        }),
      )
      const fresh: RelayRecord[] = []
      inbox.merge(records, head().now)
      for (const [id, { record, known }] of worded) {
        const isNews = known?.edited !== inbox.record(id)?.edited
        if (!isNews || !isOpen(record) || mute(record)) continue
        if (known) edit(record)
        else if (endOf(record) >= now()) fresh.push(record)
      }
      return fresh
    },
    wait: (records) => {
      // Only the leading tab asks what is waiting.
      dropLate()
      for (const record of records) {
        if (waiting.has(record.id)) continue
        // Quiet when it comes counts, as for what is notified here; it may be over once somebody looks.
        // Each tab has its own: the one that shows it decides.
        const isQuiet = !!quietOf(notifier, record)
        waiting.set(record.id, { record, until: endOf(record), isQuiet })
      }
    },
    waiting: () => {
      dropLate()
      return [...waiting.values()].map(({ record }) => record)
    },
    show,
    drop: (records) => records.forEach(({ id }) => waiting.delete(id)),
  }
}
