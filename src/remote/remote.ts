import type { Notifier } from '../core/index.ts'
import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import { type Connection, openConnection, type RemoteState } from './connection.ts'
import type { Host } from './host.ts'
import { createLeadership } from './leadership.ts'
import { createRelayed } from './relayed.ts'
import { type Mark, markOf } from './marks.ts'
import { createOutbox } from './outbox.ts'
import type { Request } from './request.ts'
import { createSharing } from './sharing.ts'
import { createShown } from './shown.ts'
import { createStanding } from './standing.ts'
import { createTabs } from './tabs.ts'

/** A connection to a relay, shared with the other tabs. */
export interface Remote {
  /** How it stands: at work, in use, between two tries, or ended for good. */
  state: () => RemoteState
  /** Calls back whenever that changes. Returns the way out. */
  watch: (listener: () => void) => () => void
  /** Ends it; another tab takes over. */
  close: () => void
}

/** What a remote is made of. */
export interface RemoteParts {
  notifier: Notifier
  inbox: Inbox
  request: Request
  /** What the tabs that share a connection have in common; without: this one shares with nobody. */
  group: string | undefined
  showsIn: 'one' | 'all'
  onGap: (() => void) | undefined
  /** Called when it has ended, by whomever. */
  onClose?: (() => void) | undefined
}

/**
 * The path of a record: stream → file → tell the other tabs → show in one that is visible. Only the
 * leading tab has a stream.
 */
export function createRemote(parts: RemoteParts, page: Host): Remote {
  const { inbox, request, group = '' } = parts
  const host = group ? page : { ...page, locks: undefined, openChannel: undefined }
  const standing = createStanding(host.clock)
  const relayed = createRelayed(inbox)
  const tabs = createTabs(host, group, (message, from) => sharing.hear(message, from))
  const onSent = (marks: readonly Mark[]): void => tabs.post({ kind: 'sent', marks })
  const outbox = createOutbox(request, host, relayed.has, onSent)
  const shown = createShown(
    host.storage(group !== '' && parts.showsIn === 'one'),
    `${group || 'belfry'}:shown`,
  )
  let connection: Connection | undefined
  const isLeading = (): boolean => connection !== undefined
  const sharing = createSharing({
    ...parts,
    host,
    standing,
    relayed,
    outbox,
    shown,
    tabs,
    isLeading,
  })

  const lead = (): (() => void) => {
    const begun = openConnection(request, host, () => standing.head().cursor, {
      onState: (state) => {
        if (state === 'closed') return close()
        if (state !== 'open') outbox.pause()
        standing.set({ state })
        sharing.tell()
      },
      onHello: (now, recovered, cursor) => {
        // Who had nothing to resume has missed nothing.
        const gap = !recovered && standing.head().cursor !== undefined
        standing.set({ now, cursor })
        inbox.merge([], now)
        sharing.tell(gap)
        sharing.showWaiting()
        outbox.send()
      },
      onRecords: (records, cursor) => {
        standing.set({ cursor })
        sharing.take(records)
        outbox.add(relayed.overdue(records))
      },
    })
    connection = begun
    return () => {
      connection = undefined
      begun.stop()
      outbox.pause()
    }
  }

  const leadership = createLeadership(host.locks, group, lead)

  let isReady = false
  const join = (): void => {
    // What the store knows is not new, so nothing is read before it has answered.
    if (!isReady || standing.head().state === 'closed') return
    tabs.open()
    sharing.greet()
    leadership.join()
  }
  const leave = (): void => {
    leadership.leave()
    tabs.close()
  }

  const stopObserving = inbox.observe((records) => {
    const marks = records.map(markOf).filter((mark) => mark !== undefined)
    if (marks.length === 0) return
    tabs.post({ kind: 'marks', marks })
    outbox.add(marks)
  })

  const { onForget } = factsOf(inbox) ?? {}
  const stopForgetting = onForget?.(sharing.forget)
  // Stays when this is closed: who signs out may close first and have the inbox forget after it.
  onForget?.(shown.forget)

  const stopListening = host.listen({
    // A page that may come back would keep the lead, and the others would hear nothing.
    onHide: leave,
    onShow: join,
    onOnline: () => connection?.hurry(),
    onVisible: () => {
      connection?.hurry()
      sharing.showWaiting()
      if (!isLeading()) tabs.post({ kind: 'here' })
    },
  })

  const close = (): void => {
    if (standing.head().state === 'closed') return
    standing.set({ state: 'closed' })
    leave()
    stopObserving()
    stopListening()
    stopForgetting?.()
    parts.onClose?.()
  }

  const begin = (): void => {
    isReady = true
    join()
  }
  inbox.ready.then(begin, begin)

  return { state: () => standing.head().state, watch: standing.watch, close }
}
