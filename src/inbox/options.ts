import { type Notifier, notify } from '../core/index.ts'
import { clockOf } from '../core/inside.ts'
import type { InboxOptions } from './inbox.ts'

const DAY = 86_400_000

type Decided = 'notifier' | 'limit' | 'maxAge' | 'clock'

/** The options of an inbox once the defaults are in. */
type Settled<Data> = Omit<InboxOptions<Data>, Decided> & {
  [Option in Decided]-?: NonNullable<InboxOptions<Data>[Option]>
}

const hasMethods =
  (...methods: string[]) =>
  (value: unknown): boolean =>
    methods.every(
      (method) => typeof (value as Record<string, unknown> | null)?.[method] === 'function',
    )

const check = (field: string, takes: string, value: unknown, fits: (value: unknown) => boolean) => {
  if (value === undefined || fits(value)) return
  const got = typeof value === 'number' ? value : typeof value
  throw new TypeError(`belfry: ${field} must be ${takes}; got ${got}`)
}

/** The options with their defaults; a `TypeError` where one does not fit. */
export const settle = <Data>(options: InboxOptions<Data>): Settled<Data> => {
  const {
    notifier = notify as unknown as Notifier<Data>,
    limit = 100,
    maxAge = 30 * DAY,
    clock = clockOf(notify),
    store,
    keep,
  } = options
  check('notifier', 'a notifier', notifier, hasMethods('observe', 'watch', 'list', 'dismiss'))
  check('store', 'a store', store, hasMethods('load', 'save', 'listen', 'forget'))
  check(
    'limit',
    'a whole number from 1 or Infinity',
    limit,
    (value) => typeof value === 'number' && value >= 1 && !(value % 1),
  )
  check('maxAge', 'a number above 0', maxAge, (value) => typeof value === 'number' && value > 0)
  check('keep', 'a function', keep, (value) => typeof value === 'function')
  check('clock', 'a clock', clock, hasMethods('now', 'setTimeout', 'clearTimeout'))
  return { notifier, store, limit, maxAge, keep, clock }
}
