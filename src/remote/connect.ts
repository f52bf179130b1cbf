import { type Notifier, notify, type RegisteredData } from '../core/index.ts'
import { createInbox, type Inbox } from '../inbox/index.ts'
import { check, isFunction } from './check.ts'
import { readHost } from './host.ts'
import { createRemote, type Remote } from './remote.ts'
import { createRequest, type HeaderSource } from './request.ts'

/** Where notifications come from, and what becomes of them. */
export interface ConnectOptions<Data = RegisteredData> {
  /** The address of the relay. */
  url: string | URL
  /** Who shows them. @default the shared `notify` */
  notifier?: Notifier<Data> | undefined
  /** Who keeps them, and whose marks go to the user's other devices. @default nobody */
  inbox?: Inbox<Data> | undefined
  /** What goes with each request; a function is asked each time, and once more when they are refused. */
  headers?: HeaderSource | undefined
  /** The account: tabs with the same name and url share one connection. @default every tab has its own */
  name?: string | undefined
  /** Whether a record is shown in one visible tab, or in all. @default 'one' */
  tabs?: 'one' | 'all' | undefined
  /** Called when more was missed than the relay still has: what is shown elsewhere may be stale. */
  onGap?: (() => void) | undefined
  /** What requests are made with. @default the host's own */
  fetch?: typeof globalThis.fetch | undefined
}

function checkOptions<Data>(options: ConnectOptions<Data>): void {
  check('options', 'an object', options, Object(options) === options)
  const { url, notifier, inbox, headers, name, tabs = 'one', onGap, fetch } = options
  const optional = (field: string, takes: string, value: unknown, fits: unknown): void =>
    check(field, takes, value, value === undefined || fits)
  check('url', 'an address', url, url && (typeof url === 'string' || url instanceof URL))
  optional('notifier', 'a notifier', notifier, isFunction(notifier?.batch))
  optional('inbox', 'an inbox', inbox, isFunction(inbox?.adopt))
  optional('headers', 'an object or a function', headers, Object(headers) === headers)
  optional('name', 'a non-empty string', name, name && typeof name === 'string')
  optional('tabs', "'one' or 'all'", tabs, ['one', 'all'].includes(tabs))
  optional('onGap', 'a function', onGap, isFunction(onGap))
  optional('fetch', 'a function', fetch, isFunction(fetch))
}

/**
 * Shows and files what a relay publishes to this user, in every tab and on every device once.
 *
 * @example
 * const remote = connect({ url: '/notifications', name: 'user-42', inbox })
 * remote.watch(() => console.log(remote.state()))
 */
export function connect<Data = RegisteredData>(options: ConnectOptions<Data>): Remote {
  checkOptions(options)
  const { headers, name, tabs = 'one', onGap } = options
  const url = String(options.url)
  const host = readHost()
  const notifier = (options.notifier ?? notify) as Notifier
  // Without one it remembers by an inbox of its own, which keeps nothing but what the relay told.
  const own = options.inbox ? undefined : createInbox({ notifier, limit: 1000, keep: () => false })
  const inbox = own ?? (options.inbox as Inbox)
  const group = name === undefined ? undefined : `belfry:${JSON.stringify([name, url])}`
  const request = createRequest(url, headers, options.fetch ?? host.fetch)
  return createRemote(
    { notifier, inbox, request, group, showsIn: tabs, onGap, onClose: own?.close },
    host,
  )
}
