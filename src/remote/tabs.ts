import type { Channel, Host } from './host.ts'
import type { Mark } from './marks.ts'
import type { RelayRecord } from './relay-record.ts'
import type { Head } from './standing.ts'

/** What tabs tell each other. */
export type Message =
  /** Somebody came and wants to know what there is. */
  | { kind: 'hi' }
  /** The leading tab has heard something; `waiting` are new and not shown yet. */
  | {
      kind: 'news'
      head: Head
      records: readonly unknown[]
      waiting: readonly RelayRecord[]
      gap: boolean
      /** Whom it answers; without: it is for all. */
      to?: string
    }
  /** The leading tab looks for one that is visible. */
  | { kind: 'ask' }
  /** A tab is visible. */
  | { kind: 'here' }
  /** These are shown by that tab, and by no other. */
  | { kind: 'show'; records: readonly RelayRecord[]; to: string }
  /** The user or the application marked these. */
  | { kind: 'marks'; marks: readonly Mark[] }
  /** The relay has these. */
  | { kind: 'sent'; marks: readonly Mark[] }

/** The other tabs of this browser. */
export interface Tabs {
  /** This one among them. */
  id: string
  post: (message: Message) => void
  open: () => void
  close: () => void
}

interface Envelope {
  v: 1
  from: string
  message: Message
}

/** Speaks with the other tabs; without a channel there are none. */
export function createTabs(
  { openChannel, random }: Pick<Host, 'openChannel' | 'random'>,
  name: string,
  onMessage: (message: Message, from: string) => void,
): Tabs {
  const id = String(random())
  let channel: Channel | undefined

  return {
    id,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, no window
    post: (message) => channel?.postMessage({ v: 1, from: id, message } satisfies Envelope),
    open: () => {
      if (channel || !openChannel) return
      channel = openChannel(name)
      channel.unref?.()
      channel.addEventListener('message', ({ data }) => {
        const { v, from, message } = Object(data) as Partial<Envelope>
        if (v === 1 && from && message) onMessage(message, from)
      })
    },
    // An open channel would keep a page that was left from being brought back as it was.
    close: () => {
      channel?.close()
      channel = undefined
    },
  }
}
