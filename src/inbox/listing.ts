import type { InboxItem } from './inbox.ts'
import {
  type InboxAction,
  type InboxRecord,
  type ItemState,
  leftOf,
  stateOf,
  wordsOf,
} from './record.ts'

/** What one item stands for: the records of one key, the newest first. */
export interface Group<Data> {
  readonly item: InboxItem<Data>
  readonly records: readonly InboxRecord[]
}

/** What is known of an item in the page that filed it. */
export interface Live<Data> {
  readonly action?: InboxAction | undefined
  readonly data?: Data | undefined
}

/** What is listed, and what each item stands for. */
export interface Listing<Data> {
  /** Newest first; the same array until `touch`. */
  list: (state?: ItemState | 'all') => readonly InboxItem<Data>[]
  /** Newest first. */
  groups: () => readonly Group<Data>[]
  /** What an item stood for when it was listed. */
  groupOf: (item: object) => Group<Data> | undefined
  /** Something has changed: lists are built anew when they are asked for. */
  touch: () => void
}

/** Sorts the newest first. */
export const byNewest = (a: InboxRecord, b: InboxRecord): number =>
  b.filed! - a.filed! || (a.id < b.id ? 1 : -1)

const createItem = <Data>(
  records: readonly InboxRecord[],
  live: Live<Data> | undefined,
): InboxItem<Data> => {
  const newest = records[0]!
  const { id, filed, title = '', message = '', type = 'info' } = newest
  const count = records.reduce((sum, { count = 1 }) => sum + count, 0)
  const action = leftOf(newest, live?.action ?? newest.action)
  const data = live ? live.data : newest.data
  const words = wordsOf({
    ...{ ...newest, title, message, type, action, data },
    count: count > 1 ? count : undefined,
  })
  return Object.freeze({ id, ...words, filed, state: stateOf(newest) }) as InboxItem<Data>
}

/** Creates the lists of an inbox from the records that are to be listed. */
export const createListing = <Data>(
  listed: () => Iterable<InboxRecord>,
  liveOf: (record: InboxRecord) => Live<Data> | undefined,
): Listing<Data> => {
  const byItem = new WeakMap<object, Group<Data>>()
  const lists = new Map<string, readonly InboxItem<Data>[]>()
  let known = new Map<string, Group<Data>>()
  let sorted: readonly Group<Data>[] | undefined

  /** A group that stands for the same records as before keeps its item. */
  const groupFor = (name: string, records: readonly InboxRecord[]): Group<Data> => {
    const before = known.get(name)
    const same =
      before?.records.length === records.length &&
      before.records.every((record, index) => record === records[index])
    if (same) return before
    const item = createItem(records, liveOf(records[0]!))
    const group = { item, records }
    byItem.set(item, group)
    return group
  }

  const build = (): readonly Group<Data>[] => {
    const byName = new Map<string, InboxRecord[]>()
    for (const record of listed()) {
      const name = record.key === undefined ? `id ${record.id}` : `key ${record.key}`
      const records = byName.get(name)
      if (records) records.push(record)
      else byName.set(name, [record])
    }
    const next = new Map<string, Group<Data>>()
    for (const [name, records] of byName) next.set(name, groupFor(name, records.sort(byNewest)))
    known = next
    return [...next.values()].sort((a, b) => byNewest(a.records[0]!, b.records[0]!))
  }

  const groups = () => (sorted ??= build())

  const list = (state?: ItemState | 'all'): readonly InboxItem<Data>[] => {
    const name = state ?? 'current'
    const ready = lists.get(name)
    if (ready) return ready
    const items = groups().map(({ item }) => item)
    const wanted = items.filter((item) =>
      state === undefined ? item.state !== 'archived' : state === 'all' || item.state === state,
    )
    lists.set(name, Object.freeze(wanted))
    return wanted
  }

  return {
    list,
    groups,
    groupOf: (item) => byItem.get(item),
    touch: () => {
      sorted = undefined
      lists.clear()
    },
  }
}
