import { type Notifier, notify } from '../core/index.ts'
import { callback, having, object, positive, readClock, room, systemClock } from '../core/inside.ts'
import type { InboxOptions } from './inbox.ts'

const DAY = 86_400_000

type Decided = 'notifier' | 'limit' | 'maxAge' | 'clock'

/** The options of an inbox, with defaults applied. */
type Settled<Data> = Omit<InboxOptions<Data>, Decided> & {
  [Option in Exclude<Decided, 'notifier'>]-?: NonNullable<InboxOptions<Data>[Option]>
} & { notifier: Notifier<Data> }

const readNotifier = having('observe', 'watch', 'list', 'dismiss', 'batch')
const readStore = having('load', 'save', 'listen', 'forget')

/** Applies the defaults; throws a `TypeError` if an option is invalid. */
export const settle = <Data>(options: InboxOptions<Data>): Settled<Data> => {
  const {
    notifier = notify as unknown as Notifier<Data>,
    limit = 100,
    maxAge = 30 * DAY,
    clock = systemClock,
    store,
    keep,
  } = object('options', options) as InboxOptions<Data>
  readNotifier('notifier', notifier)
  if (store !== undefined) readStore('store', store)
  room('limit', limit)
  positive('maxAge', maxAge)
  if (keep !== undefined) callback('keep', keep)
  readClock('clock', clock)
  // Nothing here uses more of it.
  return { notifier: notifier as Notifier<Data>, store, limit, maxAge, keep, clock }
}
