import type { Notifier } from '../core/index.ts'
import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import { type Connection, openConnection, type RemoteState } from './connection.ts'
import type { Host } from './host.ts'
import { createLeadership } from './leadership.ts'
import type { MarkRecord } from './marks.ts'
import { createRelayed, unsentMarks } from './relayed.ts'
import { createOutbox } from './outbox.ts'
import type { Request } from './request.ts'
import { createSharing } from './sharing.ts'
import { createShowing } from './showing.ts'
import { createShown } from './shown.ts'
import { createStanding } from './standing.ts'
import { createTabs } from './tabs.ts'

/** A connection to a relay, shared with the other tabs. */
export interface Remote {
  /** Returns its state: being opened, in use, between two attempts, or ended for good. */
  state: () => RemoteState
  /** Calls back whenever the state changes. Returns an unsubscribe function. */
  watch: (listener: () => void) => () => void
  /** Closes it; another tab takes over. */
  close: () => void
}

/** What a remote needs from its caller. */
interface Surroundings {
  notifier: Notifier
  inbox: Inbox
  request: Request
  /** The name shared by tabs with one connection; if it is empty, this tab has its own. */
  group: string
  showsIn: 'one' | 'all'
  onGap: (() => void) | undefined
  /** Called when it has ended, whoever ended it. */
  onClose?: (() => void) | undefined
}

/**
 * Creates a remote. The path of a record: stream → file → tell the other tabs → show in a visible one.
 * Only the leading tab has a stream.
 */
export function createRemote(around: Surroundings, host: Host): Remote {
  const { notifier, inbox, request, group } = around
  const standing = createStanding(host.clock)
  const relayed = createRelayed(inbox, standing.now)
  const tabs = createTabs(host, group, (message, from) => {
    // Somebody opened or looks at a tab, and expects to be up to date.
    if (message.kind === 'hi' || message.kind === 'here') connection?.hurry()
    sharing.hear(message, from)
    outbox.send()
  })
  let connection: Connection | undefined
  const isLeading = (): boolean => connection !== undefined
  const unsent = (): MarkRecord[] =>
    isLeading() && standing.head().state === 'open' ? relayed.unsent() : []
  const outbox = createOutbox(request, host, unsent, (marks) => {
    relayed.confirm(marks)
    tabs.post({ kind: 'sent', marks })
  })
  const isShared = !!group && around.showsIn === 'one'
  const memory = `${group || 'belfry'}:shown`
  const shown = createShown(host.storage(isShared), memory)
  const sharing = createSharing({
    ...around,
    host,
    standing,
    relayed,
    showing: createShowing(notifier, inbox, standing, shown),
    tabs,
    isLeading,
  })

  const lead = (): (() => void) => {
    const begun = openConnection(request, host, () => standing.head().cursor, {
      onState: (state) => {
        standing.set({ state })
        sharing.tell()
      },
      onRefusal: () => close(),
      onHello: ({ now, recovered, cursor }) => {
        // Without a cursor to resume from, nothing was missed.
        const gap = !recovered && standing.head().cursor !== undefined
        standing.set({ state: 'open', now, cursor })
        inbox.merge([], now)
        sharing.tell(gap)
        sharing.showWaiting()
        outbox.send()
      },
      onArrival: ({ records, cursor }) => {
        standing.set({ cursor })
        sharing.take(relayed.told(records))
        outbox.send()
      },
    })
    connection = begun
    return () => {
      outbox.leave()
      connection = undefined
      begun.stop()
    }
  }

  const leadership = createLeadership(group ? host.locks : undefined, group, lead)

  /** This stay of the page: it is undefined while the page is left or suspended, and once closed. */
  let stay: object | undefined

  const join = async (): Promise<void> => {
    // A page also says that it is shown when it loads, and twice when it was suspended.
    if (stay) return
    const own = (stay = {})
    // Stored records aren't new, so nothing is read before the store has loaded.
    await inbox.ready
    if (stay !== own) return
    tabs.open()
    sharing.greet()
    leadership.join()
  }
  const leave = (): void => {
    stay = undefined
    leadership.leave()
    tabs.close()
  }

  const stopObserving = inbox.observe((records) => {
    const marks = unsentMarks(records)
    if (marks.length === 0) return
    tabs.post({ kind: 'marks', marks })
    outbox.send()
  })

  // Stays after closing: on sign-out, the remote may be closed before the inbox forgets.
  factsOf(inbox)!.onForget(memory, () => {
    outbox.leave()
    shown.forget()
  })

  const stopListening = host.listen({
    // A cached page would keep the lead, and the other tabs would receive nothing.
    onHide: leave,
    onShow: () => void join(),
    onOnline: () => connection?.hurry(),
    onVisible: () => {
      connection?.hurry()
      sharing.showWaiting()
      tabs.post({ kind: 'here' })
    },
  })

  const close = (): void => {
    leave()
    standing.set({ state: 'closed' })
    stopObserving()
    stopListening()
    around.onClose?.()
  }

  void join()

  return { state: () => standing.head().state, watch: standing.watch, close }
}
