import type { Notifier } from '../core/index.ts'
import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import { type Connection, openConnection, type RemoteState } from './connection.ts'
import type { Host } from './host.ts'
import { createLeadership } from './leadership.ts'
import { createRelayed } from './relayed.ts'
import { createOutbox } from './outbox.ts'
import type { Request } from './request.ts'
import { createSharing } from './sharing.ts'
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
  /** The name shared by tabs with one connection; without it, this tab has its own. */
  group: string | undefined
  showsIn: 'one' | 'all'
  onGap: (() => void) | undefined
  /** Called when it has ended, whoever ended it. */
  onClose?: (() => void) | undefined
}

/** The memories that an inbox erases when it forgets, of all remotes that it had. */
const erasedBy = new WeakMap<Inbox, Set<string>>()

/**
 * Creates a remote. The path of a record: stream → file → tell the other tabs → show in a visible one.
 * Only the leading tab has a stream.
 */
export function createRemote(around: Surroundings, page: Host): Remote {
  const { inbox, request, group = '' } = around
  const host = group ? page : { ...page, locks: undefined, openChannel: undefined }
  const standing = createStanding(host.clock)
  const relayed = createRelayed(inbox)
  const tabs = createTabs(host, group, (message, from) => sharing.hear(message, from))
  const outbox = createOutbox(request, host, (marks) => {
    relayed.confirm(marks)
    tabs.post({ kind: 'sent', marks })
  })
  const isShared = group !== '' && around.showsIn === 'one'
  const memory = `${group || 'belfry'}:shown`
  const shown = createShown(host.storage(isShared), memory)
  let connection: Connection | undefined
  const isLeading = (): boolean => connection !== undefined
  const sharing = createSharing({
    ...around,
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
        // Without a cursor to resume from, nothing was missed.
        const gap = !recovered && standing.head().cursor !== undefined
        standing.set({ now, cursor })
        inbox.merge([], now)
        sharing.tell(gap)
        sharing.showWaiting()
        outbox.add(relayed.unsent())
        outbox.send()
      },
      onRecords: (records, cursor) => {
        standing.set({ cursor })
        const told = relayed.told(records)
        sharing.take(told)
        outbox.add(relayed.overdue(told))
      },
    })
    connection = begun
    return () => {
      connection = undefined
      begun.stop()
      outbox.leave()
    }
  }

  const leadership = createLeadership(host.locks, group, lead)

  let isReady = false
  const join = (): void => {
    // Stored records aren't new, so nothing is read before the store has loaded.
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
    const marks = relayed.marksOf(records)
    if (marks.length === 0) return
    tabs.post({ kind: 'marks', marks })
    outbox.add(marks)
  })

  const { onForget } = factsOf(inbox) ?? {}
  // Stays after closing: on sign-out, the remote may be closed before the inbox forgets.
  const erased = erasedBy.get(inbox) ?? new Set()
  if (!erased.has(`${isShared} ${memory}`)) onForget?.(shown.forget)
  erasedBy.set(inbox, erased.add(`${isShared} ${memory}`))

  const stopListening = host.listen({
    // A cached page would keep the lead, and the other tabs would receive nothing.
    onHide: leave,
    onShow: join,
    onOnline: () => connection?.hurry(),
    onVisible: () => {
      connection?.hurry()
      sharing.showWaiting()
      tabs.post({ kind: 'here' })
    },
  })

  const close = (): void => {
    standing.set({ state: 'closed' })
    leave()
    stopObserving()
    stopListening()
    around.onClose?.()
  }

  const begin = (): void => {
    isReady = true
    join()
  }
  void inbox.ready.then(begin)

  return { state: () => standing.head().state, watch: standing.watch, close }
}
