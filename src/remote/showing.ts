import type { Clock, Notifier } from '../core/index.ts'
import type { Inbox, InboxRecord } from '../inbox/index.ts'
import type { Shown } from './shown.ts'
import { hasWords, isRecord, isUnread, type RelayRecord } from './relay-record.ts'

/** Records on their way to the screen. */
export interface Showing {
  /** Files what came; answers what is new here, unread and young enough to be shown. */
  file: (records: readonly unknown[]) => RelayRecord[]
  /** These wait to be shown. */
  wait: (records: readonly RelayRecord[]) => void
  /** Those that still wait, as long as that is of use. */
  waiting: () => RelayRecord[]
  /** Shows these, if they are still unread, and lets them wait no more. */
  show: (records: readonly RelayRecord[]) => void
  /** Somebody else shows these. */
  drop: (records: readonly RelayRecord[]) => void
}

const usual = 60_000

// Who was there when it was sent may need this long to find the tab that shows it.
const atOnce = 1000

/** Files records first and shows them second: a crash between costs the toast, never the item. */
export function createShowing(
  notifier: Notifier,
  inbox: Inbox,
  clock: Clock,
  relayNow: () => number | undefined,
  shown: Shown,
): Showing {
  const now = (): number => relayNow() ?? clock.now()
  const waiting = new Map<string, { record: RelayRecord; until: number }>()

  const isKnown = (known: InboxRecord | undefined): boolean =>
    known !== undefined && (hasWords(known) || known.gone !== undefined)

  const isOpen = ({ id }: RelayRecord): boolean => {
    const known = inbox.record(id)
    return known !== undefined && isUnread(known)
  }

  const endOf = ({ filed = 0, toastWithin = usual }: RelayRecord): number =>
    toastWithin === 0 ? now() + atOnce : filed + toastWithin

  const display = (record: RelayRecord): void => {
    const { id, key } = record
    // A repeat would keep the older one's id, and closing it would mark that one.
    const older = key && notifier.list().find((queued) => queued.key === key && queued.id !== id)
    if (older) notifier.dismiss(older)
    if (notifier.remaining(id) === undefined) inbox.adopt(id)
    // What is not for a toast, the notifier leaves aside.
    notifier(record)
  }

  const show = (records: readonly RelayRecord[]): void =>
    notifier.batch(() => {
      const fresh = shown.claim(records.filter(isOpen).map(({ id }) => id))
      for (const record of records) {
        waiting.delete(record.id)
        if (fresh.has(record.id)) display(record)
      }
    })

  return {
    file: (given) => {
      const records = given.filter(isRecord)
      const before = new Map(records.map(({ id }) => [id, inbox.record(id)]))
      const worded = new Map(records.filter(hasWords).map((record) => [record.id, record]))
      const fresh: RelayRecord[] = []
      inbox.merge(records, relayNow())
      for (const [id, record] of worded) {
        const known = before.get(id)
        if (!isOpen(record)) continue
        if (!isKnown(known)) {
          if (endOf(record) >= now()) fresh.push(record)
        } else if (known?.edited !== inbox.record(id)?.edited) {
          const wait = waiting.get(id)
          if (wait) wait.record = record
          else if (notifier.remaining(id) !== undefined) display(record)
        }
      }
      return fresh
    },
    wait: (records) => {
      for (const record of records) {
        if (!waiting.has(record.id)) waiting.set(record.id, { record, until: endOf(record) })
      }
    },
    waiting: () => {
      for (const [id, { record, until }] of waiting) {
        if (until < now() || !isOpen(record)) waiting.delete(id)
      }
      return [...waiting.values()].map(({ record }) => record)
    },
    show,
    drop: (records) => records.forEach(({ id }) => waiting.delete(id)),
  }
}
