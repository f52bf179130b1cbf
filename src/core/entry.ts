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

/** An entry that is not yet queued, shown or timed. */
export const createEntry = <Data>(notification: Notification<Data>): Entry<Data> => ({
  notification,
  origin: notification,
  sequence: 0,
  shown: false,
  acting: false,
  full: Infinity,
  left: Infinity,
  due: 0,
  dueSlot: 0,
  rankSlot: 0,
})

export const toNotification = <Data>(entry: Entry<Data>): Notification<Data> => entry.notification
