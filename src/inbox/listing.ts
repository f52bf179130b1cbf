import type { Notification } from '../core/index.ts'
import {
  type InboxRecord,
  type ItemState,
  leftOf,
  plainAction,
  stateOf,
  wordsOf,
} from '../record/index.ts'
import type { InboxItem } from './inbox.ts'
import type { Live } from './live.ts'
import type { Shelf } from './shelf.ts'

/** An item and the records it represents: those that share its key, newest first. */
export interface Group<Data> {
  readonly item: InboxItem<Data>
  readonly records: readonly InboxRecord[]
}

/** The lists of an inbox, and the records behind each item. */
export interface Listing<Data> {
  /** Returns the items, newest first; the same array until `touch`. */
  list: (state?: ItemState | 'all') => readonly InboxItem<Data>[]
  /** Returns all groups, newest first. */
  groups: () => readonly Group<Data>[]
  /** Returns the group of an item: the records that it represented when it was listed. */
  groupOf: (item: object) => Group<Data> | undefined
  /** Call it when something has changed: lists are rebuilt on demand. */
  touch: () => void
}

/** Sorts records by arrival, newest first. */
export const byNewest = (a: InboxRecord, b: InboxRecord): number =>
  b.filed! - a.filed! || (a.id < b.id ? 1 : -1)

const createItem = <Data>(
  records: readonly InboxRecord[],
  live: Notification<Data> | undefined,
): InboxItem<Data> => {
  const newest = records[0]!
  const { id, filed, title = '', message = '', type = 'info' } = newest
  const count = records.reduce((sum, { count = 1 }) => sum + count, 0)
  const action = live?.action ?? newest.action
  const words = wordsOf({
    ...newest,
    title,
    message,
    type,
    count: count > 1 ? count : undefined,
    action: leftOf(newest, action && plainAction(action)),
    data: live ? live.data : newest.data,
  })
  return Object.freeze({ id, ...words, filed, state: stateOf(newest) }) as InboxItem<Data>
}

/** Creates the lists of an inbox, without what is on screen. */
export const createListing = <Data>(
  shelf: Shelf,
  isOnScreen: (id: string) => boolean,
  live: Live<Data>,
): Listing<Data> => {
  /** Every group, by its item and by its newest record. */
  const known = new WeakMap<object, Group<Data>>()
  const lists = new Map<string, readonly InboxItem<Data>[]>()
  let sorted: readonly Group<Data>[] | undefined

  /** A group with the same records as before keeps its item. */
  const groupFor = (records: readonly InboxRecord[]): Group<Data> => {
    const newest = records[0]!
    const before = known.get(newest)
    const isSame =
      before?.records.length === records.length &&
      before.records.every((record, index) => record === records[index])
    if (isSame) return before
    const item = createItem(records, live.of(newest))
    const group = { item, records }
    known.set(item, group).set(newest, group)
    return group
  }

  const build = (): readonly Group<Data>[] => {
    const listed = shelf.items().filter(({ id }) => !isOnScreen(id))
    // A record without a key stands for itself.
    const byKey = new Map<string | InboxRecord, InboxRecord[]>()
    for (const record of listed.sort(byNewest)) {
      const { key = record } = record
      const newer = byKey.get(key)
      if (newer) newer.push(record)
      else byKey.set(key, [record])
    }
    return [...byKey.values()].map(groupFor)
  }

  const groups = () => (sorted ??= build())

  const list = (state?: ItemState | 'all'): readonly InboxItem<Data>[] => {
    // Items grow too old without any other change.
    shelf.sweep()
    const name = state ?? 'current'
    const ready = lists.get(name)
    if (ready) return ready
    const items = groups().map(({ item }) => item)
    const wanted = items.filter((item) =>
      name === 'current' ? item.state !== 'archived' : name === 'all' || item.state === name,
    )
    lists.set(name, Object.freeze(wanted))
    return wanted
  }

  return {
    list,
    groups,
    groupOf: (item) => known.get(item),
    touch: () => {
      sorted = undefined
      lists.clear()
    },
  }
}
