import type { Timed } from './display-time.ts'
import type { ClosedBy, Notification } from './notification.ts'
import type { Staged } from './stage.ts'

/** A queued notification and where it stands. */
export interface Entry<Data> extends Timed, Staged {
  notification: Notification<Data>
  /** The version it was last added as, which tells it from a newer one with the same id. */
  origin: Notification<Data>
  /** Versions from that one to this. */
  versions: WeakSet<Notification<Data>> | undefined
  /** Its whole display time. */
  full: number
  /** Whether its action is under way. */
  acting: boolean
  /** Whether it has left, and who took it away. */
  gone: { readonly by: ClosedBy | undefined } | undefined
}

/** An entry, and the version it was added as: by now a newer one may stand there. */
export interface Added<Data> {
  readonly entry: Entry<Data>
  readonly origin: Notification<Data>
}

/** A new one, which has no place and no time yet. */
export const createEntry = <Data>(notification: Notification<Data>): Entry<Data> => ({
  notification,
  origin: notification,
  versions: undefined,
  sequence: 0,
  shown: false,
  time: Infinity,
  full: Infinity,
  acting: false,
  gone: undefined,
})
