import type { Timed } from './display-time.ts'
import type { ClosedBy, Notification } from './notification.ts'
import type { Staged } from './stage.ts'

/** A queued notification and its state. */
export interface Entry<Data> extends Timed, Staged {
  notification: Notification<Data>
  /** The version it was last added as; distinguishes it from a newer one with the same id. */
  origin: Notification<Data>
  /** Earlier versions since `origin`. */
  versions: WeakSet<Notification<Data>> | undefined
  /** The version for which time was last begun. */
  timed: Notification<Data>
  /** Its full display time. */
  full: number
  /** Whether its action is running. */
  acting: boolean
  /** Set once it has closed, with who closed it. */
  gone: { readonly by: ClosedBy | undefined } | undefined
}

/** An entry and the version it was added as; by now the entry may hold a newer one. */
export interface Added<Data> {
  readonly entry: Entry<Data>
  readonly origin: Notification<Data>
}

/** Creates an entry that has no place and no time yet. */
export const createEntry = <Data>(notification: Notification<Data>): Entry<Data> => ({
  notification,
  origin: notification,
  versions: undefined,
  timed: notification,
  sequence: 0,
  shown: false,
  time: Infinity,
  full: Infinity,
  acting: false,
  gone: undefined,
})
