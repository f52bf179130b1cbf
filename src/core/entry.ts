import type { Timed } from './display-time.ts'
import type { Notification } from './notification.ts'
import type { Staged } from './stage.ts'

/** A queued notification and where it stands. */
export interface Entry<Data> extends Timed, Staged {
  notification: Notification<Data>
  /** Its first version, which tells it from a newer one with the same id. */
  origin: Notification<Data>
  /** Its whole display time. */
  full: number
  /** Whether its action is under way. */
  acting: boolean
}

/** What the world gets to see of entries. */
export const notificationsOf = <Data>(
  entries: Iterable<Entry<Data>>,
): readonly Notification<Data>[] => Object.freeze([...entries].map((entry) => entry.notification))
