/** What tabs of one account say to each other. */
export type Message =
  | {
      readonly type: 'saved'
      readonly records: readonly unknown[]
      /** When the sender came, or last heard that all was forgotten. */
      readonly since: number
    }
  | { readonly type: 'forgot'; readonly at: number }
  /** A tab without rows of its own would like to know what the others have. */
  | { readonly type: 'ask' }

/** The other tabs of this browser. */
export interface Tabs {
  send: (message: Message) => void
  close: () => void
}

/** What a tab wants to hear of. */
export interface TabEvents {
  onMessage: (message: Message) => void
  /** Something may have been missed: the page was hidden, put away, or could not read a message. */
  onMissed: () => void
  /** The page is put away, perhaps for ever. */
  onLeave: () => void
}

/** Joins the other tabs; without BroadcastChannel it is alone. */
export const joinTabs = (name: string, { onMessage, onMissed, onLeave }: TabEvents): Tabs => {
  let channel: BroadcastChannel | undefined

  const open = (): void => {
    if (channel || typeof BroadcastChannel === 'undefined') return
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => onMessage(data as Message))
    channel.addEventListener('messageerror', onMissed)
  }

  // A page with an open channel may be refused by the back/forward cache.
  const leave = (): void => {
    channel?.close()
    channel = undefined
    onLeave()
  }

  const comeBack = (): void => {
    open()
    onMissed()
  }
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) comeBack()
  }
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') comeBack()
  }

  const listening = new AbortController()
  const { signal } = listening
  open()
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', leave, { signal })
    addEventListener('pageshow', onShow, { signal })
    document.addEventListener('visibilitychange', onVisible, { signal })
  }

  return {
    send: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel?.postMessage(message)
    },
    close: () => {
      leave()
      listening.abort()
    },
  }
}
