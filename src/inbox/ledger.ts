import type { Notifier } from '../core/index.ts'
import { createListeners } from '../core/inside.ts'
import type { Filing } from './filing.ts'
import type { Inbox } from './inbox.ts'
import { surplus } from './keeping.ts'
import type { Listing } from './listing.ts'
import { isSame } from './merge.ts'
import { readRecord } from './read-record.ts'
import { type InboxRecord, isAlive, stateOf } from './record.ts'
import type { Shelf } from './shelf.ts'
import type { Stamps } from './stamps.ts'
import type { StoreKeeper } from './store-keeper.ts'

/** What a change says of a record, beside its id. */
type Saying = Omit<InboxRecord, 'v' | 'id'>

/** Where every change of an inbox is written, and from where it is told. */
export interface Ledger extends Pick<Inbox, 'observe' | 'watch'> {
  /** User or application changed something: it is stored, and sent on. */
  say: (id: string, saying: Saying) => void
  /** Somebody else knows something: it is merged, and stored where the store knows less. */
  take: (records: readonly unknown[], isFromStore: boolean) => void
  /** What is queued under this id is dealt with: its card goes. */
  end: (id: string) => void
  /** Lists have changed. */
  touch: () => void
  /** What was to be sent on no longer is. */
  reset: () => void
  /** Tells of everything that changed since; calls made meanwhile join the same line. */
  publish: () => void
}

/** What a ledger writes to. */
export interface LedgerContext<Data> {
  notifier: Notifier<Data>
  filing: Filing<Data>
  shelf: Shelf
  listing: Listing<Data>
  stamps: Stamps
  limit: number
  /** The store, where there is one. */
  keeper: () => StoreKeeper | undefined
}

/** Creates the ledger of an inbox. */
export const createLedger = <Data>({
  notifier,
  filing,
  shelf,
  listing,
  stamps,
  limit,
  keeper,
}: LedgerContext<Data>): Ledger => {
  const watchers = createListeners<void>()
  const observers = createListeners<readonly InboxRecord[]>()
  const own = new Set<string>()
  const ended = new Set<string>()
  let isChanged = false
  let isPublishing = false

  const touch = (): void => {
    listing.touch()
    isChanged = true
  }

  const end = (id: string): void => {
    if (filing.queued(id)) ended.add(id)
  }

  const takeOne = (record: InboxRecord, isFromStore: boolean): void => {
    const { id, filed, edited, state, acted, gone } = record
    stamps.see(filed, edited, state?.[1], acted, gone)
    const before = shelf.get(id)
    const after = shelf.put(record)
    // A store that knows less, or has what is too old, is told.
    if (!(isFromStore ? isSame(after, record) : after === before)) keeper()?.note(id)
    if (!before || !after) return
    const isOver = isAlive(before) && !isAlive(after)
    const isMarked = stateOf(after) !== 'unread' && stateOf(after) !== stateOf(before)
    if (isOver || isMarked) end(id)
  }

  /** What is pruned stays in this browser: it is stored, so that no tab brings it back, but not sent on. */
  const prune = (): void => {
    shelf.sweep()
    if (shelf.size() <= limit || shelf.size() - filing.onScreen().length <= limit) return
    for (const record of surplus(listing.groups(), limit)) {
      shelf.put({ v: 1, id: record.id, gone: Math.max(record.filed!, record.edited!) })
      keeper()?.note(record.id)
      end(record.id)
    }
  }

  const closeEnded = (): void => {
    const ids = [...ended]
    ended.clear()
    for (const id of ids) {
      const notification = filing.queued(id)
      if (notification) notifier.dismiss(notification, 'user')
    }
  }

  /** What is to be sent on; taken before anything is pruned, since that is nobody else's business. */
  const takeOwn = (): InboxRecord[] => {
    const sent = [...own].flatMap((id) => shelf.get(id) ?? [])
    own.clear()
    return sent
  }

  const tell = (sent: InboxRecord[]): void => {
    const isTold = isChanged
    isChanged = false
    if (sent.length) observers.tell(Object.freeze(sent))
    if (isTold) watchers.tell()
  }

  const hasNews = (): boolean => isChanged || own.size + ended.size > 0

  return {
    observe: observers.listen,
    watch: watchers.listen,
    touch,
    end,
    say: (id, saying) => {
      shelf.put({ v: 1, id, ...saying })
      own.add(id)
      keeper()?.note(id)
    },
    take: (records, isFromStore) => {
      for (const given of records) {
        const record = readRecord(given, stamps.now())
        if (record) takeOne(record, isFromStore)
      }
    },
    reset: () => own.clear(),
    publish: () => {
      if (isPublishing) return
      isPublishing = true
      do {
        const sent = takeOwn()
        prune()
        closeEnded()
        keeper()?.flush()
        tell(sent)
      } while (hasNews())
      isPublishing = false
    },
  }
}
