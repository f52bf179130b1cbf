import type { Notifier } from '../core/index.ts'
import { complain } from '../core/inside.ts'
import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import { createAccount } from './account.ts'
import { createBookmark } from './bookmark.ts'
import { type Connection, openConnection, type RemoteState } from './connection.ts'
import type { Host } from './host.ts'
import { createLeadership } from './leadership.ts'
import type { MarkRecord } from './marks.ts'
import { cameAt, isStamp } from '../record/index.ts'
import { isRecord } from './relay-record.ts'
import { createRelayed, unsentMarks } from './relayed.ts'
import { createOutbox } from './outbox.ts'
import { OTHER_ACCOUNT, createPost } from './post.ts'
import type { Request } from './request.ts'
import { createSharing } from './sharing.ts'
import { createShowing } from './showing.ts'
import { createShown } from './shown.ts'
import { createStanding } from './standing.ts'
import { createTabs, type Letter } from './tabs.ts'

/** Why a connection is as it is: another account is signed in, or the relay refuses for good. */
export type RemoteReason = 'account' | 'refused' | 'polling'

/** A connection to a relay, shared with the other tabs. */
export interface Remote {
  /** Returns its state: being opened, in use, between two attempts, or ended for good. */
  state: () => RemoteState
  /**
   * Returns why it is in this state: `'account'` after another user has signed in, `'refused'` after the
   * relay has refused for good. Undefined where nothing is wrong, and after `close`.
   */
  reason: () => RemoteReason | undefined
  /** Calls back whenever the state changes. Returns an unsubscribe function. */
  watch: (listener: () => void) => () => void
  /** Closes it; another tab takes over. */
  close: () => void
}

/** How long a record may be on its way, in milliseconds. */
const MOST_DELAY = 10_000

/** What a remote needs from its caller. */
interface Surroundings {
  notifier: Notifier
  inbox: Inbox
  url: string
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
 * Only the leading tab has a stream. What comes for another account goes nowhere.
 */
export function createRemote(around: Surroundings, host: Host): Remote {
  const { notifier, inbox, url, request, group } = around
  const standing = createStanding(host.clock)
  const account = createAccount(inbox)
  const bookmark = createBookmark(inbox, url)
  const relayed = createRelayed(inbox, standing.now)
  const post = createPost(request, host.clock)
  const tabs = createTabs(host, group, account.reader, (letter) => receive(letter))
  let connection: Connection | undefined
  /** The relay's time by the last hello. */
  let toldAt: number | undefined
  let reason: RemoteReason | undefined
  /** Whether there was a cursor that could not be used: what came since may not be sent any more. */
  let isBehind = false
  const isLeading = (): boolean => connection !== undefined
  const unsent = (): MarkRecord[] =>
    isLeading() && standing.head().state === 'open' ? relayed.unsent() : []
  const outbox = createOutbox(post, host, {
    unsent,
    reader: account.reader,
    onSent: (marks) => {
      relayed.confirm(marks)
      tabs.post({ kind: 'sent', marks })
    },
    // Its stream would go on telling this account's news to whoever has signed in since.
    onOtherAccount: () => endForOther(),
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

  /**
   * Returns the relay's time if records tell that its clock was set back: what was written after the hello
   * has just come, however old it is by the time that the hello told.
   */
  const liveTime = (records: readonly unknown[]): number | undefined => {
    const came = records.filter(isRecord).map(cameAt)
    const latest = Math.max(...came.filter((stamp) => isStamp(stamp)))
    const isLive = toldAt !== undefined && latest > toldAt
    return isLive && latest < standing.now() - MOST_DELAY ? latest : undefined
  }

  const lead = (): (() => void) => {
    const begun = openConnection(request, host, () => standing.head().cursor, {
      onState: (state) => {
        standing.set({ state })
        sharing.tell()
      },
      onRefusal: () => end('refused'),
      onHello: ({ now, recovered, reader, cursor }) => {
        if (!account.admits(reader)) return endForOther()
        // Without a cursor to resume from, nothing was missed.
        const gap = !recovered && (isBehind || standing.head().cursor !== undefined)
        isBehind = false
        toldAt = now
        standing.set({ state: 'open', now, cursor })
        inbox.merge([], now)
        if (cursor) bookmark.keep(cursor)
        sharing.tell(gap)
        sharing.showWaiting()
        outbox.send()
      },
      onArrival: ({ records, cursor, now }) => {
        standing.set({ now: now ?? liveTime(records) })
        // After everything was forgotten, only a hello says where its records begin.
        const isWhole = standing.head().cursor !== undefined
        if (isWhole) standing.set({ cursor })
        if (records.length > 0) account.bind()
        sharing.take(relayed.told(records))
        if (isWhole && cursor) bookmark.keep(cursor)
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
  const leadershipAlone = createLeadership(undefined, group, lead)

  /** This stay of the page: it is undefined while the page is left or suspended, and once closed. */
  let stay: object | undefined

  const join = async (): Promise<void> => {
    // A page also says that it is shown when it loads, and twice when it was suspended.
    if (stay) return
    const own = (stay = {})
    // Stored records aren't new, so nothing is read before the store has loaded.
    await inbox.ready
    await account.recall()
    if (standing.head().cursor === undefined) {
      const { cursor, wasKept } = await bookmark.recall()
      isBehind = wasKept
      standing.set({ cursor })
    }
    if (stay !== own) return
    tabs.open()
    sharing.greet()
    leadership.join()
  }
  const leave = (): void => {
    stay = undefined
    leadership.leave()
    leadershipAlone.leave()
    tabs.close()
  }

  /** Leaves tabs that lead for another account: their records are nobody's business here. */
  const part = (): void => {
    tabs.close()
    leadership.leave()
    leadershipAlone.join()
  }

  let isAsking = false

  /** Asks the relay, with a post that says nothing, whether this tab belongs to the leader's account. */
  const ask = async (reader: string): Promise<void> => {
    if (isAsking) return
    isAsking = true
    const own = stay
    const answer = await post([], reader).catch(() => undefined)
    isAsking = false
    if (stay !== own || isLeading()) return
    if (answer?.status === 204) {
      account.admits(reader)
      sharing.greet()
    } else if (answer?.status === OTHER_ACCOUNT) part()
  }

  /** Hears that another tab leads, for an account that is not known to be this one's. */
  const meetStranger = (state: RemoteState, reader: string | undefined): void => {
    if (isLeading()) return
    // It doesn't know its account yet.
    if (reader === undefined) standing.set({ state })
    else if (account.reader() === undefined) void ask(reader)
    else part()
  }

  const receive = (letter: Letter): void => {
    const { kind, from, reader } = letter
    // Another tab was opened or is looked at: its user expects to be up to date.
    if (kind === 'hi' || kind === 'here') connection?.hurry()
    // Without readers, a tab knows its account once a relay has answered.
    const { state, now } = kind === 'news' ? letter.head : standing.head()
    const isKnown = (reader ?? now) !== undefined
    if (reader === account.reader() && isKnown) {
      if (kind === 'news' && letter.records?.length) account.bind()
      sharing.hear(letter, from)
      outbox.send()
    } else if (kind === 'news') meetStranger(state, reader)
    // It learns which account this tab leads for.
    else if (kind === 'hi' && isLeading()) sharing.tell()
  }

  const stopObserving = inbox.observe((records) => {
    const marks = unsentMarks(records)
    if (marks.length === 0) return
    tabs.post({ kind: 'marks', marks })
    outbox.send()
  })

  // Stays after closing: on sign-out, the remote may be closed before the inbox forgets.
  factsOf(inbox)!.onForget(memory, (isElsewhere) => {
    outbox.leave()
    shown.forget()
    standing.forget()
    // That another tab has signed out makes room for nobody here: this page still belongs to the account.
    if (!isElsewhere) account.release()
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

  const end = (because?: RemoteReason): void => {
    reason ??= because
    leave()
    standing.set({ state: 'closed' })
    stopObserving()
    stopListening()
    around.onClose?.()
  }

  /** Ends because the relay answers for another account. */
  const endForOther = (): void => {
    if (standing.head().state === 'closed') return
    complain(
      new Error(
        'belfry: another user is signed in now; the connection is closed, so that neither gets what is meant for the other',
      ),
    )
    // First, so that no mark is sent on leaving.
    reason = 'account'
    standing.set({ state: 'closed' })
    end()
  }

  void join()

  return {
    state: () => standing.head().state,
    reason: () => reason,
    watch: standing.watch,
    close: () => end(),
  }
}
