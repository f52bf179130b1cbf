import type { Notification, Notifier } from '../core/index.ts'
import { type InboxRecord, leftOf } from '../record/index.ts'
import type { Live } from './live.ts'
import type { Queue } from './queue.ts'

/** Runs the action of a record; returns whether it has started. */
type Run = (record: InboxRecord, onEnd: (succeeded: boolean) => void) => boolean

/** Returns the notification to act on; once its action has succeeded, only the link is left. */
const actable = <Data>(
  record: InboxRecord,
  live: Notification<Data> | undefined,
): Notification<Data> | undefined => {
  const stored = { title: '', message: '', type: 'info', ...record }
  const whole = live ?? (stored as unknown as Notification<Data>)
  const action = leftOf(record, whole.action)
  if (!action) return undefined
  return action === whole.action ? whole : { ...whole, action }
}

/** Creates the function that runs a record's action; the notifier never starts it twice at once. */
export const createActing =
  <Data>(notifier: Notifier<Data>, live: Live<Data>, queue: Queue<Data>): Run =>
  (record, onEnd) => {
    const notification = actable(record, live.of(record))
    if (!notification) return false
    // If it is still queued, the notifier runs it there, so that its card can't start it a second time.
    const queued = queue.entries.get(record.id)
    return queued ? notifier.act(queued.notification, onEnd) : notifier.perform(notification, onEnd)
  }
