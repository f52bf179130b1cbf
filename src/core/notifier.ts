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
      /** Stands beside `dismissed` and `cleared` when a person did it. */
      readonly by?: ClosedBy
    }

/** The notification that is meant: whoever holds an id now, or this very one and no newer. */
export type Target<Data = RegisteredData> = string | Notification<Data>

/** A view's place in line: call it to leave. */
export interface Offer {
  (): void
  /** Whether this view is the one that shows. */
  shows: () => boolean
  /** Offers another room, in the same place in line. */
  resize: (room: number) => void
  /**
   * Tells which of those shown a person can read now; without ids: all. The time of the others stands
   * still, and what is shown later counts as unreadable until said.
   */
  readable: (ids?: Iterable<string>) => void
}

/** What a quiet spell does with a new one: true silences it, 'read' also has an inbox file it as read. */
export type QuietAnswer = boolean | 'read'

/** What runs for an action that has a name. */
export type ActionHandler<Data = RegisteredData> = (notification: Notification<Data>) => unknown

/** How a notifier behaves. */
export interface NotifierOptions<Data = RegisteredData> {
  /**
   * Display time in milliseconds of a notification that names none, or a function that decides;
   * 0 or Infinity: until dismissed.
   *
   * @default 5000
   */
  duration?: number | ((notification: Notification<Data>) => number) | undefined
  /** How many are shown at once, whatever room the view has. @default Infinity */
  limit?: number | undefined
  /**
   * Who is shown when there is not room for all. `newest-first`: a new one covers the oldest, which
   * returns later with the time it had left. `oldest-first`: first come, first shown.
   *
   * @default 'newest-first'
   */
  overflow?: 'newest-first' | 'oldest-first' | undefined
  /** What runs for actions that have a name. @default {} */
  actions?: Readonly<Record<string, ActionHandler<Data> | null | undefined>> | undefined
  /** Where time comes from. @default the host's clock */
  clock?: Clock | undefined
}

/** Adds a notification and returns its id. */
export interface Notify<Data = RegisteredData> {
  (title: string, options?: NotificationOptions<Data>): string
  (notification: NotificationInput<Data>): string
}

/**
 * A queue of notifications, and everything that can be done with it. Each member can be passed
 * around on its own.
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
  /** Changes the named fields. False when it is gone. */
  update: (id: string, changes: NotificationChanges<Data>) => boolean
  /** Closes a notification; views say 'user', and anything else means nobody. False when it is gone. */
  dismiss: (target: Target<Data>, by?: unknown) => boolean
  /** Closes every notification; with 'user' those that are shown or wait, not the silent ones. */
  clear: (by?: unknown) => void
  /**
   * Runs the notification's action; `onEnd` hears how it went. False while it runs, without an
   * action and once closed, so a double click acts once.
   */
  act: (target: Target<Data>, onEnd?: (succeeded: boolean) => void) => boolean
  /** Runs the action of a notification, queued or not, and closes nothing: what an inbox uses. */
  perform: (notification: Notification<Data>, onEnd?: (succeeded: boolean) => void) => boolean
  /** Everything queued, oldest first; the same frozen array until something changes. */
  list: () => readonly Notification<Data>[]
  /** Those to display now, oldest first; the same frozen array until something changes. */
  shown: () => readonly Notification<Data>[]
  /** How many are queued. */
  size: () => number
  /** How many wait for room: neither shown nor silent. */
  waiting: () => number
  /** Display time left in milliseconds; Infinity where it stays; undefined when it is gone. */
  remaining: (id: string) => number | undefined
  /** Calls back with the list after every change. Returns the way out. */
  subscribe: (listener: (list: readonly Notification<Data>[]) => void) => () => void
  /** Calls back at the same moments, without building the list: what views use. */
  watch: (listener: () => void) => () => void
  /** Calls back with every single change: what a history, a sync or an inspector builds on. */
  observe: (observer: (change: Change<Data>) => void) => () => void
  /**
   * Display time stands still for all until released. With an id, that one is not covered
   * meanwhile either.
   */
  hold: (id?: string) => () => void
  /**
   * A view says how many it can display. Of several views the first shows, and the next takes over
   * when it leaves.
   */
  offer: (room: number) => Offer
  /** Until released, new ones (that pass the test) are silent. */
  quiet: (test?: (notification: Notification<Data>) => QuietAnswer) => () => void
  /** Until released, display time runs so many times slower; of several the largest counts. */
  stretch: (times: number) => () => void
  /** The same options, later; one that is undefined goes back to its default. */
  configure: (options: Omit<NotifierOptions<Data>, 'clock'>) => void
  /** Many changes, one publication. */
  batch: (work: () => void) => void
  /** Shows how work goes: loading, then success or error in its place. */
  promise: <Value>(work: Work<Value>, states: PromiseStates<Value, Data>) => Promise<Value>
}
