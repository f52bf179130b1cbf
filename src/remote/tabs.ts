import type { Channel, Host } from './host.ts'
import type { MarkRecord } from './marks.ts'
import type { RelayRecord } from './relay-record.ts'
import type { Head } from './standing.ts'

/** What the leading tab received. */
export interface News {
  kind: 'news'
  head: Head
  records?: readonly RelayRecord[]
  /** Those that are new and not shown yet. */
  waiting?: readonly RelayRecord[]
  /** Whether something was missed. */
  gap?: boolean | undefined
  /** The tab that it answers; without it, it is for all. */
  to?: string
}

/** The messages between tabs. */
export type Message =
  /** A tab was opened and asks for the current state. */
  | { kind: 'hi' }
  | News
  /** The leading tab looks for a visible one. */
  | { kind: 'ask' }
  /** A tab is visible. */
  | { kind: 'here' }
  /** Only this tab shows these. */
  | { kind: 'show'; records: readonly RelayRecord[]; to: string }
  /** The user or the application marked these. */
  | { kind: 'marks'; marks: readonly MarkRecord[] }
  /** The relay has these. */
  | { kind: 'sent'; marks: readonly MarkRecord[] }

/** The other tabs of this browser. */
export interface Tabs {
  /** The id of this tab. */
  id: string
  post: (message: Message) => void
  open: () => void
  close: () => void
}

/** A message as it is sent, with the reader of the account that the sender belongs to. */
export type Letter = Message & { v: 1; from: string; reader?: string | undefined }

/** Talks to the other tabs; without a channel, there are none. */
export function createTabs(
  { openChannel, random }: Pick<Host, 'openChannel' | 'random'>,
  name: string,
  reader: () => string | undefined,
  onLetter: (letter: Letter) => void,
): Tabs {
  const id = String(random())
  let channel: Channel | undefined

  return {
    id,
    post: (message) => {
      const letter: Letter = { ...message, v: 1, from: id, reader: reader() }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, no window
      channel?.postMessage(letter)
    },
    open: () => {
      if (channel || !openChannel || !name) return
      channel = openChannel(name)
      channel.unref?.()
      channel.addEventListener('message', ({ data }) => {
        const letter = Object(data) as Letter
        if (letter.v === 1) onLetter(letter)
      })
    },
    // An open channel may keep a page out of the back/forward cache.
    close: () => {
      channel?.close()
      channel = undefined
    },
  }
}
