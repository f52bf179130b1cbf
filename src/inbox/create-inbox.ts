import type { RegisteredData } from '../core/index.ts'
import { attempt, complain, misfit, quietOf, readNotification } from '../core/inside.ts'
import { LOOKED, isStamp, latestSent } from '../record/index.ts'
import { createActing } from './acting.ts'
import { keepFacts } from './facts.ts'
import { createFiling } from './filing.ts'
import type { Inbox, InboxOptions } from './inbox.ts'
import { keptVersion } from './kept-version.ts'
import { createLedger } from './ledger.ts'
import { createListing } from './listing.ts'
import { createLive } from './live.ts'
import { createLooking } from './looking.ts'
import { createMarking } from './marking.ts'
import { settle } from './options.ts'
import { createQueue } from './queue.ts'
import { createShelf } from './shelf.ts'
import { createStamps } from './stamps.ts'
import { createStoreKeeper } from './store-keeper.ts'
import { createFindRecords, idOf } from './targets.ts'

/** The value that tells how far the relay's time is ahead of the device's. */
const AHEAD = 'ahead'

/**
 * Creates an inbox, which keeps a notifier's messages readable after they leave the screen.
 *
 * @example
 * const inbox = createInbox({ store: createBrowserStore('user-42') })
 * inbox.watch(() => console.log(inbox.count(), 'unread'))
 */
export const createInbox = <Data = RegisteredData>(
  options: InboxOptions<Data> = {},
): Inbox<Data> => {
  const { notifier, store, limit, maxAge, keep, clock } = settle(options)

  // State: the queue, the filed records, and the lists built from both.
  const stamps = createStamps(clock)
  const queue = createQueue<Data>()
  const live = createLive<Data>()
  const shelf = createShelf(stamps, maxAge, queue.isOnScreen)
  const listing = createListing<Data>(shelf, queue.isOnScreen, live)
  const looking = createLooking<Data>(shelf, listing, stamps.reached)
  const find = createFindRecords<Data>(shelf, listing)

  // What changes it: other tabs through the store, the notifier, and people.
  const keeper = store && createStoreKeeper(store, clock, shelf.get)
  const around = { notifier, queue, shelf, live, listing, stamps, limit, keeper, keep }
  const ledger = createLedger<Data>(around)
  const forgetting = new Map<string, (isElsewhere: boolean) => void>()
  /** What was kept or read beside the records. */
  const values = new Map<string, string>()

  const keepValue = (name: string, value: string): void => {
    if (values.get(name) === value) return
    values.set(name, value)
    keeper?.keep(name, value)
  }

  const forgetAll = (isElsewhere: boolean): void => {
    for (const task of forgetting.values()) attempt(() => task(isElsewhere))
    values.clear()
    for (const queued of queue.entries.values())
      Object.assign(queued, { as: 'ignored', record: undefined })
    ledger.forget()
    ledger.publish()
  }

  const hear = (records: readonly unknown[] | null | undefined, isFromStore = true): void => {
    if (records === null) return forgetAll(true)
    if (!Array.isArray(records)) return complain(misfit('records', 'an array', records))
    const before = looking.lookedAt()
    ledger.take(records, isFromStore)
    if (looking.lookedAt() !== before) {
      looking.lookedElsewhere()
      ledger.touch()
    }
    ledger.publish()
  }

  const follow = (time: number): void => {
    stamps.follow(time)
    ledger.restamp()
    const ahead = Math.round(stamps.ahead())
    // A clock is not read to the millisecond, and each tab is told the time with whatever comes.
    if (Math.abs(ahead - Number(values.get(AHEAD) ?? 0)) > 1000) keepValue(AHEAD, String(ahead))
  }

  const recall = (kept: string | undefined, rows: readonly unknown[]): void => {
    // A store that keeps no values still has what the relay has sent: it is at least as late as that.
    const ahead = kept === undefined ? latestSent(rows) - clock.now() : Number(kept)
    if (kept === undefined ? !(ahead > 0) : !Number.isFinite(ahead)) return
    values.set(AHEAD, String(ahead))
    stamps.recall(ahead)
    ledger.restamp()
  }

  const ready =
    keeper?.open({ take: hear, recall, together: ledger.together }) ?? Promise.resolve('memory')
  const filing = createFiling<Data>({ ...around, ledger })
  // What was queued before it was made is kept within its limits, too.
  ledger.publish()

  const { list } = listing
  const inbox: Inbox<Data> = {
    list,
    count: (state = 'unread') => list(state).length,
    unseen: looking.unseen,
    markSeen: () => {
      const look = looking.look()
      if (!look) return
      ledger.say(LOOKED, look)
      ledger.touch()
      ledger.publish()
    },
    ...createMarking<Data>({ ...around, ledger, find }),
    ...createActing<Data>({ ...around, ledger, filing, find }),
    add: (input) => {
      const notification = readNotification<Data>(input)
      filing.file(notification, quietOf(notifier, notification) === 'read')
      ledger.publish()
      return notification.id
    },
    merge: (records, now) => {
      if (isStamp(now)) follow(now)
      // Only the store can say, with null, that all was forgotten.
      hear(records ?? undefined, false)
    },
    record: (id) => shelf.get(idOf(id)),
    adopt: (id) => filing.adopt(idOf(id)),
    observe: ledger.observe,
    watch: ledger.watch,
    ready,
    forget: async () => {
      forgetAll(false)
      await keeper?.forget()
    },
    close: () => {
      filing.close()
      keeper?.close()
    },
  }
  return keepFacts(inbox, {
    notifier,
    keeps: (notification) => keptVersion(notification, keep) !== undefined,
    records: shelf.all,
    now: stamps.now,
    together: ledger.together,
    heard: ledger.heard,
    afterLoading: (task) => keeper?.afterLoading(task),
    keep: keepValue,
    kept: async (name) => values.get(name) ?? keeper?.kept(name),
    onForget: (name, task) => forgetting.set(name, task),
  })
}
