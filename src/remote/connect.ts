import { type Notifier, notify, type RegisteredData } from '../core/index.ts'
import { callback, having, kind, name, object, oneOf, type Reader } from '../core/inside.ts'
import { createInbox, type Inbox } from '../inbox/index.ts'
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
  /**
   * The account: tabs with the same name and url share one connection. Without one, HTTP/1.1 leaves
   * a browser no room for a seventh tab. @default every tab has its own
   */
  name?: string | undefined
  /** Whether a record is shown in one visible tab, or in all. @default 'one' */
  tabs?: 'one' | 'all' | undefined
  /** Called when more was missed than the relay still has: what is shown elsewhere may be stale. */
  onGap?: (() => void) | undefined
  /** What requests are made with. @default the host's own */
  fetch?: typeof globalThis.fetch | undefined
}

/** What each option takes. */
const readers: Readonly<Record<keyof ConnectOptions, Reader>> = {
  url: kind(
    'an address',
    (value) => value instanceof URL || (typeof value === 'string' && value !== ''),
  ),
  notifier: having('batch'),
  inbox: having('adopt'),
  headers: kind('an object or a function', (value) => Object(value) === value),
  name,
  tabs: oneOf('one', 'all'),
  onGap: callback,
  fetch: callback,
}

function checkOptions(options: object): void {
  const given = object('options', options)
  for (const [option, read] of Object.entries(readers))
    if (given[option] !== undefined || option === 'url') read(option, given[option])
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
