import type { Clock } from '../core/index.ts'
import { systemClock, tried } from '../core/inside.ts'

/** What is used of the Web Locks. */
export interface Locks {
  request: (
    name: string,
    options: { signal: AbortSignal },
    task: () => Promise<void> | undefined,
  ) => Promise<unknown>
}

/** What is used of a BroadcastChannel. */
export interface Channel {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void
  close: () => void
  /** Node's own: an open channel shall not keep a process alive. */
  unref?: () => void
}

/** What happens to a page. */
export interface PageListener {
  /** It may come back: until then others must not wait for it. */
  onHide: () => void
  onShow: () => void
  /** Somebody looks at it. */
  onVisible: () => void
  /** The network is back. */
  onOnline: () => void
}

/** What a remote needs of where it runs: a page, or a plain process that has half of it. */
export interface Host {
  clock: Clock
  random: () => number
  fetch: typeof fetch
  locks: Locks | undefined
  openChannel: ((name: string) => Channel) | undefined
  /** Where a few ids outlive the page: for all tabs, or for this one. */
  storage: (isShared: boolean) => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  isVisible: () => boolean
  listen: (listener: PageListener) => () => void
}

function listen({ onHide, onShow, onVisible, onOnline }: PageListener): () => void {
  if (typeof document === 'undefined') return () => {}
  const leaving = new AbortController()
  const { signal } = leaving
  addEventListener('pagehide', onHide, { signal })
  addEventListener('pageshow', onShow, { signal })
  addEventListener('online', onOnline, { signal })
  const onChange = (): void => {
    if (!document.hidden) onVisible()
  }
  document.addEventListener('visibilitychange', onChange, { signal })
  return () => leaving.abort()
}

// Where storage is blocked, even a look at it throws.
const readStorage = (isShared: boolean): Storage | undefined =>
  typeof document === 'undefined'
    ? undefined
    : tried(() => (isShared ? localStorage : sessionStorage))

/** The page or process that this runs in. Without Web Locks nobody leads, so there is no channel either. */
export function readHost(): Host {
  const shares = globalThis.navigator?.locks && typeof BroadcastChannel === 'function'
  return {
    clock: systemClock,
    random: Math.random,
    fetch: (...given) => fetch(...given),
    locks: shares ? navigator.locks : undefined,
    openChannel: shares ? (name) => new BroadcastChannel(name) : undefined,
    storage: readStorage,
    isVisible: () => typeof document === 'undefined' || !document.hidden,
    listen,
  }
}
