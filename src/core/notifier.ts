import type { Clock } from './clock.ts'
import type {
  ClosedBy,
  CloseReason,
  Notification,
  NotificationChanges,
  NotificationInput,
  NotificationOptions,
  RegisteredData,
} from './notification.ts'
import type { PromiseStates, Work } from './promise.ts'

/** Something that happened to one notification. */
export type Change<Data = RegisteredData> =
  | {
      readonly type: 'added' | 'updated'
      readonly notification: Notification<Data>
      readonly reason?: undefined
      readonly by?: undefined
    }
  | {
      readonly type: 'closed'
      readonly notification: Notification<Data>
      readonly reason: CloseReason
      /** Set on `dismissed` and `cleared` when a person did it. */
      readonly by?: ClosedBy
    }

/** Which notification is meant: whichever has this id now, or only this very one, not a newer one. */
export type Target<Data = RegisteredData> = string | Notification<Data>

/** A view's place in line. Call it to leave. */
export interface Offer {
  (): void
  /** Returns whether this view is the one that shows. */
  shows: () => boolean
  /** Changes the offered room, and the limit beside it, and keeps the place in line. */
  resize: (room: number, limit?: number) => void
  /**
   * Reports which shown notifications a person can read now; without ids, all. The others are
   * paused, and those shown later count as unreadable until reported.
   */
  readable: (ids?: Iterable<string>) => void
}

/** How a quiet spell treats a new one: true silences it, 'read' also files it as read in an inbox. */
export type QuietAnswer = boolean | 'read'

/** Runs for a named action. */
export type ActionHandler<Data = RegisteredData> = (notification: Notification<Data>) => unknown

/** How a notifier behaves. */
export interface NotifierOptions<Data = RegisteredData> {
  /**
   * Display time in milliseconds for notifications without their own, or a function that returns
   * it; 0 or Infinity keeps them until dismissed.
   *
   * @default 5000
   */
  duration?: number | ((notification: Notification<Data>) => number) | undefined
  /**
   * The most that are shown at once, as far as the view has room for them.
   *
   * @default the view's own: 3 for a `<Toaster>`, Infinity without a view
   */
  limit?: number | undefined
  /**
   * What is shown when there isn't room for all. `newest-first`: a new one covers the oldest, which
   * returns later with the time it had left. `oldest-first`: first come, first shown.
   *
   * @default 'newest-first'
   */
  overflow?: 'newest-first' | 'oldest-first' | undefined
  /** Handlers for named actions, by name. @default {} */
  actions?: Readonly<Record<string, ActionHandler<Data> | null | undefined>> | undefined
  /** The source of time. @default the host's clock */
  clock?: Clock | undefined
}

/** The options that can change later. */
export type NotifierChanges<Data = RegisteredData> = Omit<NotifierOptions<Data>, 'clock'>

/** Adds a notification and returns its id. */
export interface Notify<Data = RegisteredData> {
  /**
   * Adds a notification and returns its id.
   *
   * @param title The title in plain text, or all fields in one object.
   * @param options The other fields, such as `message`, `duration` and `action`.
   *
   * @example
   * notify('Saved', { message: 'Your draft is safe.' })
   * notify({ title: 'Saved', duration: 0 })
   */
  (title: string | NotificationInput<Data>, options?: NotificationOptions<Data>): string
}

/**
 * A queue of notifications and everything that you can do with it. Members can be destructured and
 * passed around.
 *
 * @example
 * const id = notify('Saved', { message: 'Your draft is safe.', type: 'success' })
 * notify.update(id, { message: 'It is in the archive.' })
 * notify.dismiss(id)
 */
export interface Notifier<Data = RegisteredData> extends Notify<Data> {
  /** Adds a notification of type info. */
  info: Notify<Data>
  /** Adds a notification of type success. */
  success: Notify<Data>
  /** Adds a notification of type warning. */
  warning: Notify<Data>
  /** Adds a notification of type error. */
  error: Notify<Data>
  /**
   * Changes the given fields; a new `type` also ends `pending`. Returns false if it is gone.
   *
   * @example
   * notify.update(id, { message: 'It is in the archive.', type: 'success' })
   */
  update: (id: string, changes: NotificationChanges<Data>) => boolean
  /**
   * Closes a notification; views pass 'user', anything else means nobody. Returns false if it is
   * gone. To close all, call `clear`.
   */
  dismiss: (target: Target<Data>, by?: unknown) => boolean
  /** Closes every notification; with 'user' only those shown or waiting, not the silent ones. */
  clear: (by?: unknown) => void
  /**
   * Runs the notification's action and calls `onEnd` with whether it succeeded. Returns false while
   * it runs, without an action and once closed, so a double click acts once.
   */
  act: (target: Target<Data>, onEnd?: (succeeded: boolean) => void) => boolean
  /** Runs a notification's action, queued or not, and closes nothing. Inboxes use it. */
  perform: (notification: Notification<Data>, onEnd?: (succeeded: boolean) => void) => boolean
  /** Returns everything queued, oldest first; the same frozen array until something changes. */
  list: () => readonly Notification<Data>[]
  /** Returns those to display now, oldest first; the same frozen array until something changes. */
  shown: () => readonly Notification<Data>[]
  /** Returns how many are queued. */
  size: () => number
  /** Returns how many are waiting for room: neither shown nor silent. */
  waiting: () => number
  /** Returns the display time left in milliseconds; Infinity if it stays, undefined if it is gone. */
  remaining: (id: string) => number | undefined
  /** Calls back with the list after every change. Returns an unsubscribe function. */
  subscribe: (listener: (list: readonly Notification<Data>[]) => void) => () => void
  /** Calls back after every change, without the list. Views use it. */
  watch: (listener: () => void) => () => void
  /** Calls back with every single change, such as for logging. Returns an unsubscribe function. */
  observe: (observer: (change: Change<Data>) => void) => () => void
  /**
   * Pauses all display time until the returned function is called. With an id, that notification
   * isn't covered meanwhile either.
   */
  hold: (id?: string) => () => void
  /**
   * Registers a view with the number of cards it can display, and the number it displays if no limit
   * is set (Infinity by default). Of several views only the first shows, and the next takes over when
   * it leaves.
   */
  offer: (room: number, limit?: number) => Offer
  /** Silences new notifications (those that pass the test) until the returned function is called. */
  quiet: (test?: (notification: Notification<Data>) => QuietAnswer) => () => void
  /** Slows display time by this factor until the returned function is called; the largest factor wins. */
  stretch: (times: number) => () => void
  /** Returns the limit that `createNotifier` or `configure` set; undefined if none is set. */
  limit: () => number | undefined
  /**
   * Changes options later; one set to undefined returns to its default.
   *
   * @example
   * notify.configure({ duration: 8000, limit: 5 })
   */
  configure: (options: NotifierChanges<Data>) => void
  /** Runs `work` and publishes all its changes together. */
  batch: (work: () => void) => void
  /**
   * Shows the progress of work: loading, then success or error in its place. Returns a promise that
   * follows the work.
   *
   * @example
   * const { name } = await notify.promise(upload(file), {
   *   loading: 'Uploading…',
   *   success: (answer) => `Uploaded ${answer.name}`,
   *   error: { title: 'Upload failed', message: 'Please try again.', duration: 0 },
   * })
   */
  promise: <Value>(work: Work<Value>, states: PromiseStates<Value, Data>) => Promise<Value>
}
