import { attempt } from '../core/inside.ts'
import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import type { Host } from './host.ts'
import type { RelayRecord } from './relay-record.ts'
import type { Relayed } from './relayed.ts'
import type { Showing } from './showing.ts'
import type { Standing } from './standing.ts'
import type { Message, News, Tabs } from './tabs.ts'

/** What sharing needs from its remote. */
interface Surroundings {
  inbox: Inbox
  /** Whether a record is shown in one visible tab, or in all. */
  showsIn: 'one' | 'all'
  onGap: (() => void) | undefined
  host: Pick<Host, 'isVisible'>
  standing: Standing
  relayed: Relayed
  showing: Showing
  tabs: Tabs
  isLeading: () => boolean
}

/** What the leading tab shares with the others. */
export interface Sharing {
  /** Handles what the stream delivered: files it, tells the other tabs, and has it shown. */
  take: (records: readonly RelayRecord[]) => void
  /** Tells the other tabs the connection's state and account, and whether something was missed. */
  tell: (gap?: boolean) => void
  /** Shows what is waiting, in this tab if it is visible; if not, it asks for one that is. */
  showWaiting: () => void
  /** Handles a message from another tab of the account. */
  hear: (message: Message, from: string) => void
  /** Asks the leading tab for the current state. */
  greet: () => void
}

/**
 * Every tab files what the leading one receives, and keeps what isn't shown yet, so that it can take
 * over at any moment. Only the leading tab decides which tab shows a record.
 */
export function createSharing(around: Surroundings): Sharing {
  const { inbox, showsIn, onGap, host, standing, relayed, showing, tabs, isLeading } = around
  let leader: string | undefined
  /** The leader that has answered, with all that it knows. */
  let teller: string | undefined

  // What is filed and shown at once is published at once: no count rises in between.
  const { together, heard } = factsOf(inbox)!

  const queue = showsIn === 'all' ? showing.show : showing.wait

  const post = (news: Omit<News, 'kind' | 'head'>): void =>
    tabs.post({ kind: 'news', head: standing.head(), ...news })

  const tellGap = (gap?: boolean): void => {
    if (gap && onGap) attempt(onGap)
  }

  /** Shows what is waiting in this tab, in the visible one that replied, or in one that will. */
  const showWaiting = (to?: string): void => {
    // A new leader may not know yet what the last one handed out; by the hello, it does.
    if (!isLeading() || standing.head().state !== 'open') return
    const records = showing.waiting()
    if (records.length === 0) return
    const shower = host.isVisible() ? tabs.id : to
    if (!shower) return tabs.post({ kind: 'ask' })
    // Sent first, so that the next leader doesn't show them again.
    tabs.post({ kind: 'show', records, to: shower })
    if (shower === tabs.id) showing.show(records)
    else showing.drop(records)
  }

  const greet = (): void => {
    leader = teller = undefined
    tabs.post({ kind: 'hi' })
  }

  /** Exchanges state with a new leader; either tab may have missed marks while it was away. */
  const meet = (from: string): void => {
    if (from === leader) return
    leader = from
    if (from !== teller) tabs.post({ kind: 'hi' })
    tabs.post({ kind: 'marks', marks: relayed.unsent() })
  }

  const follow = (news: News, from: string): void => {
    const { head, records = [], waiting = [], gap, to } = news
    if (to === tabs.id) teller = from
    else if (to) return
    if (!isLeading()) {
      // Before it has answered, its cursor is ahead of what is here.
      standing.set(from === teller ? head : { ...head, cursor: undefined })
      meet(from)
    }
    showing.file(records)
    queue(waiting)
    tellGap(gap)
  }

  const hear = (message: Message, from: string): void => {
    switch (message.kind) {
      case 'hi':
        if (isLeading()) post({ records: relayed.records(), waiting: showing.waiting(), to: from })
        // It may be the visible one that they wait for.
        showWaiting()
        break
      case 'news':
        follow(message, from)
        break
      case 'ask':
        if (host.isVisible()) tabs.post({ kind: 'here' })
        break
      case 'here':
        showWaiting(from)
        break
      case 'show':
        if (message.to === tabs.id) showing.show(message.records)
        else showing.drop(message.records)
        break
      case 'marks':
        inbox.merge(message.marks)
        break
      case 'sent':
        relayed.confirm(message.marks)
        break
    }
  }

  return {
    take: (records) =>
      together(() => {
        const fresh = showing.file(records)
        post({ records, waiting: fresh })
        queue(fresh)
        showWaiting()
      }),
    tell: (gap) => {
      post({ gap })
      tellGap(gap)
    },
    showWaiting,
    hear: (message, from) => heard(() => hear(message, from)),
    greet,
  }
}
