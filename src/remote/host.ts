import type { Clock } from '../core/index.ts'
import { systemClock, tried } from '../core/inside.ts'

/** The part of the Web Locks API that is used. */
export interface Locks {
  request: (
    name: string,
    options: { signal: AbortSignal },
    task: () => Promise<void> | undefined,
  ) => Promise<unknown>
}

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void
  close: () => void
  /** In Node: keeps an open channel from keeping the process alive. */
  unref?: () => void
}

/** The part of a `Storage` that is used. */
export interface TextStore {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

/** Receives the events of a page. */
export interface PageListener {
  /** The page is left or suspended, and may come back: until then, others must not wait for it. */
  onHide: () => void
  onShow: () => void
  /** The page became visible. */
  onVisible: () => void
  /** The network is back. */
  onOnline: () => void
}

/** What a remote needs from its environment: a page, or a plain process, which has half of it. */
export interface Host {
  clock: Clock
  random: () => number
  locks: Locks | undefined
  openChannel: ((name: string) => Channel) | undefined
  /** Returns storage for ids that outlive the page: for all tabs, or for this one. */
  storage: (isShared: boolean) => TextStore | undefined
  isVisible: () => boolean
  listen: (listener: PageListener) => () => void
}

function listen({ onHide, onShow, onVisible, onOnline }: PageListener): () => void {
  if (!globalThis.document) return () => {}
  const onChange = (): void => {
    if (!document.hidden) onVisible()
  }
  // Without a signal: where tests mix jsdom's listeners with Node's signals, those don't fit.
  const listened = [
    [globalThis, 'pagehide', onHide],
    [globalThis, 'pageshow', onShow],
    // Chromium also suspends pages that stay; a stream that was open meanwhile never says more.
    [document, 'freeze', onHide],
    [document, 'resume', onShow],
    [globalThis, 'online', onOnline],
    [document, 'visibilitychange', onChange],
  ] as const
  for (const [target, type, listener] of listened) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listened) target.removeEventListener(type, listener)
  }
}

// If storage is blocked, merely accessing it throws.
const readStorage = (isShared: boolean): TextStore | undefined =>
  globalThis.document && tried(() => (isShared ? localStorage : sessionStorage))

/** Returns the current page or process. Without Web Locks no tab leads, so it opens no channel. */
export function readHost(): Host {
  const locks = globalThis.navigator?.locks
  const shares =
    locks &&
    tried(() => {
      // If storage is blocked, Firefox refuses a channel.
      new BroadcastChannel('belfry').close()
      return true
    })
  return {
    clock: systemClock,
    random: Math.random,
    locks: shares ? locks : undefined,
    openChannel: shares ? (name) => new BroadcastChannel(name) : undefined,
    storage: readStorage,
    isVisible: () => !globalThis.document?.hidden,
    listen,
  }
}
