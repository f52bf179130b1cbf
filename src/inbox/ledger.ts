import type { Notification, Notifier } from '../core/index.ts'
import { createListeners } from '../core/inside.ts'
import {
  type InboxRecord,
  cameAt,
  isAlive,
  isItem,
  isSame,
  isUnread,
  readRecord,
  stateOf,
} from '../record/index.ts'
import type { Inbox } from './inbox.ts'
import type { Listing } from './listing.ts'
import type { Live } from './live.ts'
import type { Queue } from './queue.ts'
import type { Shelf } from './shelf.ts'
import type { Stamps } from './stamps.ts'
import type { StoreKeeper } from './store-keeper.ts'
import { surplus } from './surplus.ts'

/** What a change says about a record, apart from its id. */
type Saying = Omit<InboxRecord, 'v' | 'id'>

/** Records every change of an inbox, and publishes it. */
export interface Ledger extends Pick<Inbox, 'observe' | 'watch'> {
  /** Records a change by user or application, to be stored and sent on. */
  say: (id: string, saying: Saying) => void
  /** Merges records from elsewhere, and stores them if the store knows less. */
  take: (records: readonly unknown[], isFromStore: boolean) => void
  /** Corrects the stamps of what is here: the time was told, and ours was ahead. */
  restamp: () => void
  /** Closes the card that is queued under this id with the next `publish`, unless it is unread then. */
  closeCard: (id: string) => void
  /** Call it when the lists have changed. */
  touch: () => void
  /** Forgets everything, and whatever was still to be stored or sent on. */
  forget: () => void
  /** Publishes everything that changed since; calls made meanwhile join the same line. */
  publish: () => void
  /** Does the same with work that another tab does too: that tab writes it. */
  heard: (work: () => void) => void
  /** Publishes once, at the end, what the work changes. */
  together: (work: () => void) => void
}

/** What a ledger needs from its inbox. */
interface Surroundings<Data> {
  notifier: Notifier<Data>
  queue: Queue<Data>
  shelf: Shelf
  live: Live<Data>
  listing: Listing<Data>
  stamps: Stamps
  limit: number
  keeper: StoreKeeper | undefined
}

/** Creates the ledger of an inbox. */
export const createLedger = <Data>(around: Surroundings<Data>): Ledger => {
  const { notifier, queue, shelf, live, listing, stamps, limit, keeper } = around
  const watchers = createListeners<void>()
  const observers = createListeners<readonly InboxRecord[]>()
  /** The ids of records that were changed here, and are still to be sent on. */
  const own = new Set<string>()
  /** The cards to close: their records were marked or removed. */
  const ended = new Set<Notification<Data>>()
  let isChanged = false
  let isPublishing = false
  /** Whether what changes was told by another tab. */
  let isHeard = false

  const note = (id: string): void => (isHeard ? keeper?.noteLater(id) : keeper?.note(id))

  const touch = (): void => {
    listing.touch()
    isChanged = true
  }

  shelf.watch((before, after, id) => {
    if (!after?.edited) live.drop(id)
    if (!after) note(id)
    if (!queue.isOnScreen(id) && (isItem(before) || isItem(after))) touch()
    // A record removed while on screen was in no list, but its removal is news.
    else if (isItem(before) && !isItem(after)) isChanged = true
  })

  const closeCard = (id: string): void => {
    const queued = queue.entries.get(id)
    if (queued) ended.add(queued.notification)
  }

  const takeOne = (record: InboxRecord, isFromStore: boolean): void => {
    const { id } = record
    stamps.see(record)
    const before = shelf.get(id)
    // A relay's history may hold more than an inbox remembers of what went, and comes at every visit.
    if (!before && !isFromStore && shelf.isForgotten(record)) return
    const after = shelf.put(record)
    // A store that knows less, or has a record that is too old, is updated.
    const isStored = isFromStore ? isSame(after, record) : after === before
    if (!isStored) note(id)
    else if (isFromStore) keeper?.settle(id)
    if (!before || !after) return
    // What another tab has only pruned stays on screen here.
    const stays = after.gone === cameAt(before) && queue.isOnScreen(id)
    const isOver = isAlive(before) && !isAlive(after) && !stays
    if (isOver || stateOf(after) !== stateOf(before)) closeCard(id)
  }

  /** Returns what is to be sent on; taken before pruning, which is nobody else's business. */
  const takeOwn = (): InboxRecord[] => {
    const sent = [...own].flatMap((id) => shelf.get(id) ?? [])
    own.clear()
    return sent
  }

  /** Pruning is local: it is stored, so that no tab brings the records back, but not sent on. */
  const prune = (): void => {
    shelf.sweep()
    if (shelf.items().length <= limit) return
    for (const record of surplus(listing.groups(), limit)) {
      const { id } = record
      shelf.put({ v: 1, id, gone: cameAt(record) })
      note(id)
      closeCard(id)
    }
  }

  const closeEnded = (): void => {
    // What has come again since stays, and so does what was marked as unread.
    const cards = [...ended].filter(({ id }) => !isUnread(shelf.get(id)))
    ended.clear()
    notifier.batch(() => cards.forEach((card) => notifier.dismiss(card, 'user')))
  }

  const tell = (sent: InboxRecord[]): void => {
    const isTold = isChanged
    isChanged = false
    if (sent.length) observers.tell(Object.freeze(sent))
    if (isTold) watchers.tell()
  }

  const hasNews = (): boolean => isChanged || own.size + ended.size > 0

  const publish = (): void => {
    if (isPublishing) return
    isPublishing = true
    do {
      const sent = takeOwn()
      closeEnded()
      prune()
      keeper?.flush()
      tell(sent)
    } while (hasNews())
    isPublishing = false
  }

  const together: Ledger['together'] = (work) => {
    if (isPublishing) return work()
    isPublishing = true
    try {
      work()
    } finally {
      isPublishing = false
      publish()
    }
  }

  return {
    observe: observers.listen,
    watch: watchers.listen,
    touch,
    closeCard,
    say: (id, saying) => {
      shelf.put({ v: 1, id, ...saying })
      own.add(id)
      keeper?.note(id)
    },
    take: (records, isFromStore) => {
      for (const given of records) {
        const read = readRecord(given, isFromStore ? stamps.latest() : stamps.now())
        if (!read) continue
        // Another tab may not have been told the time yet.
        const record = isFromStore ? stamps.correct(read) : read
        if (!stamps.isFutureLook(record)) takeOne(record, isFromStore)
      }
    },
    restamp: () => {
      for (const before of shelf.all()) {
        const after = stamps.correct(before)
        if (after === before) continue
        live.restamp(before, after)
        shelf.replace(after)
        const queued = queue.entries.get(after.id)
        if (queued?.record) queued.record = after
        keeper?.note(after.id)
      }
    },
    forget: () => {
      shelf.clear()
      own.clear()
      keeper?.reset()
    },
    publish,
    heard: (work) => {
      const before = isHeard
      isHeard = true
      try {
        together(work)
      } finally {
        isHeard = before
      }
    },
    together,
  }
}
