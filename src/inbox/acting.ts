import type { Notification, Notifier } from '../core/index.ts'
import { type InboxRecord, isItem, leftOf } from '../record/index.ts'
import type { Filing } from './filing.ts'
import type { Inbox } from './inbox.ts'
import type { Ledger } from './ledger.ts'
import type { Live } from './live.ts'
import type { Queue } from './queue.ts'
import type { Shelf } from './shelf.ts'
import type { FindRecords } from './targets.ts'

/** What acting needs from its inbox. */
interface Surroundings<Data> {
  notifier: Notifier<Data>
  queue: Queue<Data>
  shelf: Shelf
  live: Live<Data>
  ledger: Ledger
  filing: Filing<Data>
  find: FindRecords<Data>
}

/** Returns the notification to act on; once its action has succeeded, only the link is left. */
const actable = <Data>(
  record: InboxRecord,
  live: Notification<Data> | undefined,
): Notification<Data> | undefined => {
  const stored = { title: '', message: '', type: 'info', ...record }
  const whole = live ?? (stored as unknown as Notification<Data>)
  const action = leftOf(record, whole.action)
  return action && { ...whole, action }
}

/** Creates `act`. */
export const createActing = <Data>(around: Surroundings<Data>): Pick<Inbox<Data>, 'act'> => {
  const { notifier, queue, shelf, live, ledger, filing, find } = around

  /** Starts the action of a record, which the notifier never does twice at once. */
  const run = (record: InboxRecord, onEnd: (succeeded: boolean) => void): boolean => {
    const notification = actable(record, live.of(record))
    if (!notification) return false
    const queued = queue.entries.get(record.id)
    // Unless newer words came from elsewhere, its card says the same: the notifier runs it there, so
    // that the card can't start it a second time.
    const isOnCard = queued?.record?.edited === record.edited
    return queued && isOnCard
      ? notifier.act(queued.notification, onEnd)
      : notifier.perform(notification, onEnd)
  }

  /** Marks the records as read, and the newest, whose action it was, as done. */
  const finish = (records: readonly InboxRecord[]): void => {
    for (const [place, { id, filed }] of records.entries()) {
      const record = shelf.get(id)
      // It was removed, or came again, while the action ran.
      if (!isItem(record) || record.filed !== filed) continue
      filing.dealWith(record, place === 0)
      ledger.closeCard(id)
    }
    ledger.publish()
  }

  return {
    act: (target, onEnd) => {
      const records = find(target)
      const [newest] = records
      if (!newest) return false
      return run(newest, (succeeded) => {
        if (succeeded) finish(records)
        if (typeof onEnd === 'function') onEnd(succeeded)
      })
    },
  }
}
