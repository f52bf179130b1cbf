import type { Notification, Notifier } from '../core/index.ts'
import { type InboxRecord, leftOf } from './record.ts'

/** What acting needs of the inbox. */
export interface ActingContext<Data> {
  /** The version of a record that was kept in this page, with its functions. */
  liveOf: (record: InboxRecord) => Notification<Data> | undefined
  /** What is queued under an id. */
  queued: (id: string) => Notification<Data> | undefined
}

/** The notification whose action can be run: of one that is done only the link is left. */
const actable = <Data>(
  record: InboxRecord,
  live: Notification<Data> | undefined,
): Notification<Data> | undefined => {
  const { id, title = '', message = '', type = 'info' } = record
  const stored = { ...record, id, title, message, type } as unknown as Notification<Data>
  const whole = live ?? stored
  const action = leftOf(record, whole.action)
  return action === whole.action ? action && whole : action && { ...whole, action }
}

/** Creates the way to run the action of a record; while it runs it is not started again. */
export const createActing = <Data>(
  notifier: Notifier<Data>,
  { liveOf, queued }: ActingContext<Data>,
): ((record: InboxRecord, onEnd: (succeeded: boolean) => void) => boolean) => {
  const running = new Set<string>()

  return (record, onEnd) => {
    const { id } = record
    const notification = actable(record, liveOf(record))
    if (!notification || running.has(id)) return false
    running.add(id)
    const end = (succeeded: boolean) => {
      running.delete(id)
      onEnd(succeeded)
    }
    // What is still queued is run there, so that its card cannot start it a second time.
    const here = queued(id)
    const hasBegun = here ? notifier.act(here, end) : notifier.perform(notification, end)
    if (!hasBegun) running.delete(id)
    return hasBegun
  }
}
