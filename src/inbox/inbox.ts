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

/** A message that has left the screen: frozen, and never changed afterwards. */
export interface InboxItem<Data = RegisteredData> {
  /** The id of its notification. */
  readonly id: string
  /** A short summary in plain text; may be empty. */
  readonly title: string
  /** The details in plain text; may be empty. */
  readonly message: string
  /** `'info'`, `'success'`, `'warning'` or `'error'`. */
  readonly type: NotificationType
  /** When it happened, in epoch milliseconds; may be absent, unlike `filed`. */
  readonly timestamp?: number
  /** The picture next to the text. */
  readonly media?: Media
  /** Items with the same key are listed as one. */
  readonly key?: string
  /** What users can mute in their preferences. */
  readonly category?: string
  /** How many times it arrived: absent, then 2, 3, … */
  readonly count?: number
  /** Your own payload. */
  readonly data?: Data
  /** The action still available: absent once it has succeeded, or when its function is gone. */
  readonly action?: InboxAction
  /** When it arrived, in epoch milliseconds. */
  readonly filed: number
  /** `'unread'`, `'read'` or `'archived'`. */
  readonly state: ItemState
}

/** Which item is meant: whatever an id refers to now, or what an item contained when it was listed. */
export type ItemTarget<Data = RegisteredData> = string | InboxItem<Data>

/** One or more targets. */
export type ItemTargets<Data = RegisteredData> = ItemTarget<Data> | readonly ItemTarget<Data>[]

/** Where an inbox keeps its records. It needn't merge: a tab whose newer record was overwritten saves it again. */
export interface InboxStore {
  /** Returns everything that was saved. */
  load: () => Promise<readonly unknown[]>
  /**
   * Writes these records and deletes those with the dropped ids. It is called again once this has
   * ended, or with `keepsOrder` at any time.
   */
  save: (records: readonly InboxRecord[], dropped: readonly string[]) => Promise<void>
  /** Calls back with what other tabs saved, or with null when another tab forgot everything. */
  listen: (on: (records: readonly unknown[] | null) => void) => () => void
  /** Erases everything, here and in other tabs. Resolves once nothing is left. */
  forget: () => Promise<void>
  /**
   * Keeps a value beside the records until they are forgotten; null erases it. Without `keep` and `kept`,
   * `belfry/remote` asks for the whole history on every page, and takes the first account for the right one.
   */
  keep?: ((name: string, value: string | null) => Promise<void>) | undefined
  /** Returns a kept value. */
  kept?: ((name: string) => Promise<string | null | undefined>) | undefined
  /**
   * Whether what is written and forgotten lands in the order of the calls. The inbox then waits for none
   * before the next, and a page that is left loses nothing.
   *
   * @default false
   */
  readonly keepsOrder?: boolean | undefined
}

/** What an inbox needs of a notifier. */
export type InboxNotifier<Data = RegisteredData> = Pick<
  Notifier<Data>,
  'observe' | 'watch' | 'list' | 'dismiss' | 'batch' | 'act' | 'perform' | 'quiet' | 'remaining'
>

/** How an inbox behaves. */
export interface InboxOptions<Data = RegisteredData> {
  /** The notifier whose notifications it keeps. @default the shared `notify` */
  notifier?: InboxNotifier<Data> | undefined
  /** Where items are stored beyond the page. @default nowhere: nothing is written */
  store?: InboxStore | undefined
  /** How many items are kept; archived ones are dropped first, then read, then unread. @default 100 */
  limit?: number | undefined
  /** How long an item is kept, in milliseconds. @default 30 days */
  maxAge?: number | undefined
  /** Returns false to skip a notification, or changes to redact it. @default everything is kept as it is */
  keep?:
    | ((notification: Notification<Data>) => boolean | NotificationInput<Data> | null | undefined)
    | undefined
  /** The source of time. @default the host's clock */
  clock?: Clock | undefined
}

/**
 * Keeps messages readable after they leave the screen. Members can be destructured and passed around.
 *
 * @example
 * const inbox = createInbox({ store: createBrowserStore('user-42') })
 * inbox.count() // how many are unread
 * inbox.mark(inbox.list('unread'), 'read')
 */
export interface Inbox<Data = RegisteredData> {
  /** Returns the items, newest first; the same frozen array until a change. @default unread and read */
  list: (state?: ItemState | 'all') => readonly InboxItem<Data>[]
  /** Returns how many items have this state. @default 'unread' */
  count: (state?: ItemState | 'all') => number
  /** Returns how many unread items were listed since the user last looked. */
  unseen: () => number
  /** Records that the user has looked; marks nothing as read. */
  markSeen: () => void
  /** Marks items; returns how many changed. */
  mark: (target: ItemTargets<Data>, state: ItemState) => number
  /** Removes items, here and everywhere else; returns how many. */
  remove: (target: ItemTargets<Data>) => number
  /** Runs an item's action, like `notify.act`; the item is marked as read when it succeeds. */
  act: (target: ItemTarget<Data>, onEnd?: (succeeded: boolean) => void) => boolean
  /** Adds an item without showing or announcing it; returns its id. */
  add: (input: NotificationInput<Data>) => string
  /** Merges records from another tab, a device or the relay; `now` is the relay's time. */
  merge: (records: readonly unknown[], now?: number) => void
  /** Returns the record of an id, alive or removed. `belfry/remote` checks it before it shows anything. */
  record: (id: string) => InboxRecord | undefined
  /**
   * Treats the next version of a toast with this id as the record that is already here: nothing is filed
   * or stamped again, and closing it marks the record. `belfry/remote` calls it before it shows one.
   */
  adopt: (id: string) => void
  /** Calls back with what user or application changed here, to be sent on. Returns an unsubscribe function. */
  observe: (observer: (records: readonly InboxRecord[]) => void) => () => void
  /** Calls back after every change. Returns an unsubscribe function. */
  watch: (listener: () => void) => () => void
  /** Says whether the store answered within two seconds; calls made before are kept and merged. */
  ready: Promise<'stored' | 'memory'>
  /**
   * Forgets everything in memory, in the store and in other tabs. Call it on sign-out. Rejects if the
   * store could not forget within five seconds.
   */
  forget: () => Promise<void>
  /** Stops listening to the notifier and the store. */
  close: () => void
}
