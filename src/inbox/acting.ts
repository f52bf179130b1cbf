import type { Notification, Notifier } from '../core/index.ts'
import { type InboxRecord, leftOf } from '../record/index.ts'
import type { Live } from './live.ts'
import type { Queue } from './queue.ts'

/** Runs the action of a record; answers whether it has begun. */
type Run = (record: InboxRecord, onEnd: (succeeded: boolean) => void) => boolean

/** The notification whose action can be run: of one that is done only the link is left. */
const actable = <Data>(
  record: InboxRecord,
  live: Notification<Data> | undefined,
): Notification<Data> | undefined => {
  const stored = { title: '', message: '', type: 'info', ...record }
  const whole = live ?? (stored as unknown as Notification<Data>)
  const action = leftOf(record, whole.action)
  return action === whole.action ? action && whole : action && { ...whole, action }
}

/** Creates the way to run the action of a record; while it runs the notifier does not start it again. */
export const createActing =
  <Data>(notifier: Notifier<Data>, live: Live<Data>, queue: Queue<Data>): Run =>
  (record, onEnd) => {
    const notification = actable(record, live.of(record))
    if (!notification) return false
    // What is still queued is run there, so that its card cannot start it a second time.
    const queued = queue.entries.get(record.id)
    return queued ? notifier.act(queued.notification, onEnd) : notifier.perform(notification, onEnd)
  }
