/** The messages between tabs of one account. */
export type Message =
  | {
      readonly type: 'saved'
      readonly records: readonly unknown[]
      /** When the sender opened, or last learnt that everything was forgotten. */
      readonly since: number
    }
  | { readonly type: 'forgot'; readonly at: number }
  /** A tab without stored rows asks what the others have. */
  | { readonly type: 'ask'; readonly since: number }

/** The other tabs of this browser. */
export interface Tabs {
  send: (message: Message) => void
  close: () => void
}

/** The events a tab listens for. */
export interface TabEvents {
  onMessage: (message: Message) => void
  /** Something may have been missed: the page was hidden or cached, or a message was unreadable. */
  onMissed: () => void
  /** The page is being unloaded or cached. */
  onLeave: () => void
}

/** Joins the other tabs; without BroadcastChannel, this tab is alone. */
export const joinTabs = (name: string, { onMessage, onMissed, onLeave }: TabEvents): Tabs => {
  let channel: BroadcastChannel | undefined

  const open = (): void => {
    if (channel || typeof BroadcastChannel === 'undefined') return
    channel = new BroadcastChannel(name)
    // Node's would keep a test run alive whose inbox nobody closed.
    ;(channel as { unref?: () => void }).unref?.()
    channel.addEventListener('message', ({ data }) => onMessage(data as Message))
    channel.addEventListener('messageerror', onMissed)
  }

  // The back/forward cache may refuse a page with an open channel.
  const leave = (): void => {
    channel?.close()
    channel = undefined
    onLeave()
  }

  const comeBack = (): void => {
    open()
    onMissed()
  }
  const onShow = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) comeBack()
  }
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') comeBack()
  }

  // Without a signal: where tests mix jsdom's listeners with Node's signals, those don't fit.
  const listened =
    typeof document === 'undefined'
      ? []
      : ([
          [globalThis, 'pagehide', leave],
          [globalThis, 'pageshow', onShow],
          [document, 'visibilitychange', onVisible],
        ] as const)
  open()
  for (const [target, type, listener] of listened) target.addEventListener(type, listener)

  return {
    send: (message) => {
      // After leaving too: an inbox that was closed before its store was read writes later.
      const isAway = !channel
      open()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel?.postMessage(message)
      if (isAway) leave()
    },
    close: () => {
      leave()
      for (const [target, type, listener] of listened) target.removeEventListener(type, listener)
    },
  }
}
