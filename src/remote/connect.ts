import { type Notifier, notify, type RegisteredData } from '../core/index.ts'
import { callback, having, kind, name, object, oneOf, type Reader, tried } from '../core/inside.ts'
import { createInbox, type Inbox } from '../inbox/index.ts'
import { readInbox } from '../inbox/inside.ts'
import { readHost } from './host.ts'
import { createRemote, type Remote } from './remote.ts'
import { createRequest, type HeaderSource } from './request.ts'

/** Options of a connection. */
export interface ConnectOptions<Data = RegisteredData> {
  /** The URL of the relay. */
  url: string | URL
  /** Shows the notifications. @default the shared `notify` */
  notifier?: Notifier<Data> | undefined
  /** Keeps the notifications, and syncs its marks with the user's other devices. @default none */
  inbox?: Inbox<Data> | undefined
  /** Headers of each request; a function is called each time, and once more if they are refused. */
  headers?: HeaderSource | undefined
  /**
   * The account: tabs with the same name, URL and `tabs` share one connection. Without it, browsers
   * limit HTTP/1.1 to six tabs. @default every tab has its own
   */
  name?: string | undefined
  /** Whether a record is shown in one visible tab, or in all. @default 'one' */
  tabs?: 'one' | 'all' | undefined
  /** Called when more was missed than the relay still has: data elsewhere on the page may be stale. */
  onGap?: (() => void) | undefined
  /** The function that makes requests. @default the host's `fetch` */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

/** The reader of each option. */
const readers: Readonly<Record<keyof ConnectOptions, Reader>> = {
  url: kind(
    'a URL',
    (value) =>
      value instanceof URL ||
      // Any base will do: whether it is relative is for the page to know.
      (!!value && typeof value === 'string' && !!tried(() => new URL(value, 'http://a'))),
  ),
  notifier: having('batch'),
  inbox: readInbox,
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
 * Shows and files what a relay publishes to this user, once across all tabs and devices.
 *
 * @example
 * const remote = connect({ url: '/notifications', name: 'user-42', inbox })
 * remote.watch(() => console.log(remote.state()))
 */
export function connect<Data = RegisteredData>(options: ConnectOptions<Data>): Remote {
  checkOptions(options)
  const { headers, name, tabs = 'one', onGap } = options
  const url = String(options.url)
  const notifier = (options.notifier ?? notify) as Notifier
  // Without an inbox, it uses its own, which keeps only what the relay sent.
  const own = options.inbox ? undefined : createInbox({ notifier, limit: 1000, keep: () => false })
  const inbox = own ?? (options.inbox as Inbox)
  // Tabs that show otherwise have a leader of their own: another doesn't hand out what they wait for.
  const group = name === undefined ? '' : `belfry:${JSON.stringify([name, url, tabs])}`
  const request = createRequest(url, headers, options.fetch ?? ((...given) => fetch(...given)))
  return createRemote(
    { notifier, inbox, url, request, group, showsIn: tabs, onGap, onClose: own?.close },
    readHost(),
  )
}
