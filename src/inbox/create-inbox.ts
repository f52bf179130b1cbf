import type { Notification, RegisteredData } from '../core/index.ts'
import { createListeners, filedAsRead, onLate, readNotification } from '../core/inside.ts'
import { createActing } from './acting.ts'
import { createFiling } from './filing.ts'
import { attempt, complain } from './host.ts'
import type { Inbox, InboxOptions } from './inbox.ts'
import { keepInside } from './insides.ts'
import { keptVersion } from './kept.ts'
import { createLedger } from './ledger.ts'
import { createListing } from './listing.ts'
import { createLive } from './live.ts'
import { createLooking } from './looking.ts'
import { createMarking } from './marking.ts'
import { settle } from './options.ts'
import { readWords } from './read-record.ts'
import { type InboxRecord, isAlive, isDone, isItem, stateOf } from './record.ts'
import { LOOKED, createShelf } from './shelf.ts'
import { createStamps } from './stamps.ts'
import { type StoreKeeper, createStoreKeeper } from './store-keeper.ts'
import { createFindRecords, idOf } from './targets.ts'

/**
 * Creates an inbox for what a notifier shows: what left the screen stays readable.
 *
 * @example
 * const inbox = createInbox({ store: createBrowserStore('user-42') })
 * inbox.watch(() => console.log(inbox.count(), 'unread'))
 */
export const createInbox = <Data = RegisteredData>(
  options: InboxOptions<Data> = {},
): Inbox<Data> => {
  const { notifier, store, limit, maxAge, keep, clock } = settle(options)
  const forgetting = createListeners<void>()
  let keeper: StoreKeeper | undefined

  // notifier → filing → shelf → listing, and the ledger, which tells of it

  const filing = createFiling<Data>(notifier, {
    file: (notification) => file(notification, filedAsRead(notification)),
    withdraw: (id) => ledger.say(id, { gone: stamps.next() }),
    dealtWith: (id, reason) => dealWith(id, reason === 'acted'),
    listed: (id) => listed(id),
    moved: () => ledger.touch(),
  })
  const stamps = createStamps(clock)
  const live = createLive<Data>()
  const shelf = createShelf(stamps, maxAge, filing.isOnScreen, (before, after, id) => {
    if (!after?.edited) live.drop(id)
    if (!after) keeper?.note(id)
    if (!filing.isOnScreen(id) && (isItem(before) || isItem(after))) ledger.touch()
  })
  const listed = (id: string): InboxRecord | undefined => {
    const record = shelf.get(id)
    return isItem(record) && !filing.isOnScreen(id) ? record : undefined
  }
  const listing = createListing<Data>(
    () => [...shelf.items()].filter(({ id }) => !filing.isOnScreen(id)),
    live.of,
  )
  const ledger = createLedger<Data>({
    notifier,
    filing,
    shelf,
    listing,
    stamps,
    limit,
    keeper: () => keeper,
  })
  const find = createFindRecords<Data>(shelf, listing)
  const looking = createLooking<Data>(shelf, listing, filing.onScreen)
  const run = createActing<Data>(notifier, { liveOf: live.notification, queued: filing.queued })

  // what comes in

  const file = (notification: Notification<Data>, isRead = false): boolean => {
    const kept = keptVersion(notification, keep)
    if (!kept) return false
    const { id } = kept
    const stamp = stamps.next()
    live.know(kept, stamp)
    ledger.say(id, {
      title: '',
      message: '',
      ...readWords(kept),
      filed: stamp,
      edited: stamp,
      state: [isRead ? 'read' : 'unread', stamp],
    })
    return true
  }

  const dealWith = (id: string, isActed: boolean): void => {
    const record = shelf.get(id)
    if (!record || !isAlive(record)) return
    const stamp = stamps.next()
    if (isActed && !isDone(record)) ledger.say(id, { acted: stamp })
    if (stateOf(record) === 'unread') ledger.say(id, { state: ['read', stamp] })
  }

  const forgetHere = (): void => {
    filing.letGo()
    shelf.clear()
    ledger.reset()
    keeper?.reset()
    ledger.publish()
    forgetting.tell()
  }

  const hear = (records: readonly unknown[] | null, isFromStore = true): void => {
    if (!records) return forgetHere()
    const before = shelf.get(LOOKED)
    ledger.take(records, isFromStore)
    if (shelf.get(LOOKED) !== before) {
      looking.lookedElsewhere()
      ledger.touch()
    }
    ledger.publish()
  }

  if (store) keeper = createStoreKeeper(store, clock, shelf.get, hear)
  filing.start()
  const leave = notifier.watch(ledger.publish)
  const leaveLate = onLate(notifier, (notification) => {
    const { id, action } = notification as Notification<Data>
    const record = listed(id)
    // Another one may be filed under its id by now.
    if (!record || live.notification(record)?.action !== action) return
    dealWith(id, true)
    ledger.publish()
  })
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
    ...createMarking<Data>({ ledger, stamps, find }),
    act: (target, onEnd) => {
      const records = find(target)
      const [newest] = records
      if (!newest) return false
      return run(newest, (succeeded) => {
        if (succeeded) {
          const current = records.filter(({ id, filed }) => shelf.get(id)?.filed === filed)
          for (const record of current) {
            dealWith(record.id, record === newest)
            ledger.end(record.id)
          }
          ledger.publish()
        }
        if (typeof onEnd === 'function') attempt(() => onEnd(succeeded))
      })
    },
    add: (input) => {
      const notification = readNotification<Data>(input)
      file(notification)
      ledger.publish()
      return notification.id
    },
    merge: (records, now) => {
      if (Number.isFinite(now)) stamps.follow(now!)
      if (Array.isArray(records)) hear(records, false)
      else complain(new TypeError(`belfry: records must be an array; got ${typeof records}`))
    },
    record: (id) => shelf.get(idOf(id)),
    adopt: (id) => filing.adopt(idOf(id)),
    observe: ledger.observe,
    watch: ledger.watch,
    ready: keeper?.ready ?? Promise.resolve('memory'),
    forget: async () => {
      forgetHere()
      await keeper?.forget()
    },
    close: () => {
      leave()
      leaveLate()
      filing.close()
      keeper?.close()
    },
  }
  return keepInside(inbox, {
    notifier,
    keeps: (notification) => keptVersion(notification, keep) !== undefined,
    onForget: forgetting.listen,
  })
}
