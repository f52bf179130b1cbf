import type { RegisteredData } from '../core/index.ts'
import { attempt, callback, having, object } from '../core/inside.ts'
import type { Inbox, InboxItem } from '../inbox/index.ts'
import { factsOf, readInbox } from '../inbox/inside.ts'
import { type InboxRecord, isUnread } from '../record/index.ts'
import { watchTabs } from './hidden-tabs.ts'
import { permission } from './permission.ts'
import { silences } from './preference-values.ts'
import type { Preferences } from './preferences.ts'
import { type ShowNotification, showInSystem } from './show-in-system.ts'

/** Options of system notifications. */
export interface SystemNotificationsOptions<Data = RegisteredData> {
  /** The inbox whose items are shown. */
  inbox: Inbox<Data>
  /** Whether items are shown, and how much of them. */
  preferences: Pick<Preferences, 'get'>
  /**
   * Shows a notification; where pages may not, use a service worker's registration.
   *
   * @default a `Notification` of this page
   */
  show?: ShowNotification | undefined
  /** Called with the item that was clicked, once this tab has focus. */
  onOpen?: ((item: InboxItem<Data>) => void) | undefined
  /** The text of a notification that only counts. @default 'n unread notifications' */
  labels?: { count: (unread: number) => string } | undefined
}

const english = {
  count: (unread: number) => `${unread} unread notification${unread === 1 ? '' : 's'}`,
}

// As long as the relay's toasts are worth showing: after a weekend offline, hundreds may come at once.
const LATE = 60_000

const readPreferences = having('get')

/**
 * Shows new items as system notifications while every tab is hidden: each once across all tabs, and
 * only while it is unread. Returns a function that stops it.
 *
 * @example
 * const stop = createSystemNotifications({ inbox, preferences, onOpen: (item) => open(item.id) })
 */
export const createSystemNotifications = <Data = RegisteredData>(
  options: SystemNotificationsOptions<Data>,
): (() => void) => {
  object('options', options)
  const { inbox, preferences, show, onOpen, labels = english } = options
  readInbox('inbox', inbox)
  readPreferences('preferences', preferences)
  if (onOpen) callback('onOpen', onOpen)
  if (typeof document === 'undefined') return () => {}
  const { records, now, afterLoading } = factsOf(inbox)!
  const tabs = watchTabs()
  /** When each known record arrived: one that arrives again is new. */
  let known: ReadonlyMap<string, number | undefined>
  const shown = new Map<string, () => void>()
  /** Closes the notification that counts; each replaces the one before. */
  let closeCount = (): void => {}
  let isClosed = false

  /** Returns its record, if that is unread and has not come again under its key. */
  const openRecord = (id: string): InboxRecord | undefined => {
    const record = inbox.record(id)
    if (!isUnread(record)) return undefined
    const isNewer = ({ key, filed }: InboxItem<Data>): boolean =>
      key !== undefined && key === record.key && filed > record.filed!
    return inbox.list('unread').some(isNewer) ? undefined : record
  }

  const itemOf = (record: InboxRecord): InboxItem<Data> =>
    inbox.list('all').find(({ id }) => id === record.id) ??
    // It is still on screen, so it is in no list.
    (Object.freeze({ ...record, state: 'unread' }) as unknown as InboxItem<Data>)

  const countTitle = (): string => {
    const unread = [...known.keys()].filter(openRecord).length
    return attempt(() => labels.count(unread)) ?? english.count(unread)
  }

  const speak = async ({ id, filed }: InboxRecord): Promise<void> => {
    const { system } = preferences.get()
    const isAllowed = permission() === 'granted' || (show && permission() === 'unsupported')
    if (system === 'off' || !isAllowed || !(await tabs.areAllHidden())) return
    const release = await tabs.claim(`system ${id} ${filed}`)
    const record = openRecord(id)
    if (!release || isClosed || !record || silences(preferences.get(), record)) return release?.()
    const { title = '', message = '', type = 'info' } = record
    // It came again, and not every system replaces what has the same tag.
    shown.get(id)?.()
    const close = showInSystem(
      system === 'count'
        ? { title: countTitle(), tag: 'belfry:count' }
        : { title: title || message || type, body: title && message, tag: id },
      () => onOpen?.(itemOf(record)),
      show,
    )
    if (system === 'count') closeCount = close
    shown.set(id, () => {
      release()
      // A notification that counts represents all items.
      if (system === 'full') close()
      else if (!shown.size) closeCount()
    })
  }

  /** Closes the notifications of items that are no longer open, and all of them at the end. */
  const closeOver = (): void => {
    for (const [id, close] of [...shown]) {
      if (!isClosed && openRecord(id)) continue
      shown.delete(id)
      close()
    }
  }

  const learn = (): void => {
    known = new Map(records().map(({ id, filed }) => [id, filed]))
  }

  const consider = (): void => {
    const before = known
    learn()
    for (const record of records()) {
      const { id, filed = 0 } = record
      if (before.get(id) !== filed && filed > now() - LATE) void speak(record)
    }
    closeOver()
  }

  learn()
  // What an earlier visit has stored is not new.
  afterLoading(learn)
  // What is on screen here changes no list: on a hidden page, it waits there to be seen.
  const leaving = [inbox.observe(consider), inbox.watch(consider)]

  return () => {
    isClosed = true
    for (const leave of leaving) leave()
    closeOver()
    tabs.close()
  }
}
