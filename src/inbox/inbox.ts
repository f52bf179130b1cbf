import type {
  Clock,
  Media,
  Notification,
  NotificationInput,
  NotificationType,
  Notifier,
  RegisteredData,
} from '../core/index.ts'
import type { InboxAction, InboxRecord, ItemState } from '../record/index.ts'

/** A message that left the screen: frozen, and never changed afterwards. */
export interface InboxItem<Data = RegisteredData> {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly type: NotificationType
  readonly timestamp?: number
  readonly media?: Media
  readonly key?: string
  readonly category?: string
  /** How often it came: absent, then 2, 3, … */
  readonly count?: number
  readonly data?: Data
  /** What can still be done about it: absent once it is done, or when its function is gone. */
  readonly action?: InboxAction
  /** When it came, in epoch milliseconds. */
  readonly filed: number
  readonly state: ItemState
}

/** What is meant: whatever an id stands for now, or what an item stood for when it was listed. */
export type ItemTarget<Data = RegisteredData> = string | InboxItem<Data>

/** One target, or several. */
export type ItemTargets<Data = RegisteredData> = ItemTarget<Data> | readonly ItemTarget<Data>[]

/** Where an inbox keeps its records. It need not merge: a tab that hears less than it knows saves again. */
export interface InboxStore {
  /** Everything that was saved. */
  load: () => Promise<readonly unknown[]>
  /** Writes these rows, and deletes those of the dropped ids. */
  save: (records: readonly InboxRecord[], dropped: readonly string[]) => Promise<void>
  /** Calls back with what other tabs saved; null: another tab forgot everything. */
  listen: (on: (records: readonly unknown[] | null) => void) => () => void
  /** Erases everything, here and in other tabs. */
  forget: () => Promise<void>
}

/** How an inbox behaves. */
export interface InboxOptions<Data = RegisteredData> {
  /** Whose notifications it keeps. @default the shared `notify` */
  notifier?: Notifier<Data> | undefined
  /** Where they outlive the page. @default nowhere: nothing is written */
  store?: InboxStore | undefined
  /** How many items are kept: archived ones go first, then read, then unread. @default 100 */
  limit?: number | undefined
  /** How many milliseconds an item is kept. @default 30 days */
  maxAge?: number | undefined
  /** False: not this one. Changes: so much of it is redacted. @default everything is kept as it is */
  keep?:
    | ((notification: Notification<Data>) => boolean | NotificationInput<Data> | null | undefined)
    | undefined
  /** Where time comes from. @default the host's clock */
  clock?: Clock | undefined
}

/**
 * What left the screen stays readable. Each member can be passed around on its own.
 *
 * @example
 * const inbox = createInbox({ store: createBrowserStore('user-42') })
 * inbox.count() // how many are unread
 * inbox.mark(inbox.list('unread'), 'read')
 */
export interface Inbox<Data = RegisteredData> {
  /** Newest first; the same frozen array until something changes. @default unread and read */
  list: (state?: ItemState | 'all') => readonly InboxItem<Data>[]
  /** Always the length of that list. @default 'unread' */
  count: (state?: ItemState | 'all') => number
  /** How many of the unread were listed since the user last looked. */
  unseen: () => number
  /** The user has looked; marks nothing as read. */
  markSeen: () => void
  /** Marks items; says how many changed. */
  mark: (target: ItemTargets<Data>, state: ItemState) => number
  /** Takes items away, here and everywhere else; says how many. */
  remove: (target: ItemTargets<Data>) => number
  /** Runs an item's action, as `notify.act` does; it is read when that is done. */
  act: (target: ItemTarget<Data>, onEnd?: (succeeded: boolean) => void) => boolean
  /** Puts something into the inbox, without a card and without a voice; returns its id. */
  add: (input: NotificationInput<Data>) => string
  /** Takes in what another tab, a device or the relay knows; `now` is the relay's time. */
  merge: (records: readonly unknown[], now?: number) => void
  /** What is known of an id, alive or gone: what `belfry/remote` asks before it shows anything. */
  record: (id: string) => InboxRecord | undefined
  /**
   * A toast with this id, queued next, shows the record that is here: it files and stamps nothing
   * anew, and its closing marks the record. What `belfry/remote` says before it shows one.
   */
  adopt: (id: string) => void
  /** Calls back with what user or application changed here, to be sent on. Returns the way out. */
  observe: (observer: (records: readonly InboxRecord[]) => void) => () => void
  /** Calls back after every change: what views use. Returns the way out. */
  watch: (listener: () => void) => () => void
  /** Whether the store answered, within two seconds; calls before it are kept and merged. */
  ready: Promise<'stored' | 'memory'>
  /** Forgets everything, in memory, store and other tabs: for signing out. */
  forget: () => Promise<void>
  /** Stops listening to the notifier and the store. */
  close: () => void
}
