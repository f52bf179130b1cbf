import type { Clock, Notifier } from '../core/index.ts'
import { quietOf } from '../core/inside.ts'
import type { Inbox } from '../inbox/index.ts'
import { hasWords, isUnread } from '../record/index.ts'
import { isRecord, type RelayRecord } from './relay-record.ts'
import type { Shown } from './shown.ts'

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
  /** Nothing waits any more. */
  forget: () => void
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

  const isOpen = ({ id }: RelayRecord): boolean => isUnread(inbox.record(id))

  const isOnScreen = ({ id }: RelayRecord): boolean =>
    notifier.list().some((queued) => queued.id === id && !queued.silent)

  /**
   * Marks what the user has muted as read. By the stamp of the state that it came with: so it is read
   * in this browser alone, and any later mark prevails.
   */
  const mute = (record: RelayRecord): boolean => {
    const { id } = record
    if (quietOf(notifier, record) !== 'read' || isOnScreen(record)) return false
    const known = inbox.record(id)
    inbox.merge([{ v: 1, id, state: ['read', known?.state?.[1] ?? known?.filed] }])
    return true
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
      const fresh = shown.claim(
        records.filter((record) => isOpen(record) && !mute(record)).map(({ id }) => id),
      )
      for (const record of records) {
        waiting.delete(record.id)
        if (fresh.has(record.id)) display(record)
      }
    })

  /** Other words of one that is here go where it waits, or onto its toast. */
  const edit = (record: RelayRecord): void => {
    const wait = waiting.get(record.id)
    if (wait) wait.record = record
    else if (notifier.remaining(record.id) !== undefined) display(record)
  }

  return {
    file: (given) => {
      const records = given.filter(isRecord)
      const before = new Map(records.map(({ id }) => [id, inbox.record(id)]))
      const worded = new Map(records.filter(hasWords).map((record) => [record.id, record]))
      const fresh: RelayRecord[] = []
      inbox.merge(records, relayNow())
      for (const [id, record] of worded) {
        const known = before.get(id)
        const isNew = !known || !(hasWords(known) || known.gone !== undefined)
        const isNews = isNew || known.edited !== inbox.record(id)?.edited
        if (!isNews || !isOpen(record) || mute(record)) continue
        if (!isNew) edit(record)
        else if (endOf(record) >= now()) fresh.push(record)
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
    forget: () => waiting.clear(),
  }
}
