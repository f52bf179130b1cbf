import { createHeap } from '../core/inside.ts'
import { type InboxRecord, LOOKED, isItem, isSame, merge, seal, stampOf } from '../record/index.ts'
import type { Stamps } from './stamps.ts'

/** How many removed records, and marks still without content, are remembered. */
const REMEMBERED = 1000

/** Called when a record has changed or was dropped. */
type OnChange = (
  before: InboxRecord | undefined,
  after: InboxRecord | undefined,
  id: string,
) => void

/** The records of an inbox; the only place where they are kept. */
export interface Shelf {
  get: (id: string) => InboxRecord | undefined
  /** Returns whether an unknown record is too old to tell it from those that went and aren't remembered. */
  isForgotten: (record: InboxRecord) => boolean
  /** Merges a record with what is here and returns the result; undefined if it is too old to keep. */
  put: (record: InboxRecord) => InboxRecord | undefined
  /** Writes a record in place of what is here. */
  replace: (record: InboxRecord) => void
  /** Returns all records, with or without content. */
  all: () => InboxRecord[]
  /** Returns the records that are alive and have content. */
  items: () => readonly InboxRecord[]
  /** Drops records that are too old, and all but the newest of those without content. */
  sweep: () => void
  /** Forgets everything. */
  clear: () => void
  /** Calls back on every change. */
  watch: (listener: OnChange) => void
}

/** Returns the time its age is counted from: an item's arrival, else its latest mark. */
const bornAt = (record: InboxRecord): number => {
  const { id, filed = 0 } = record
  if (id === LOOKED) return Infinity
  return isItem(record) ? filed : stampOf(record)
}

/** Orders the oldest first. */
const byAge = (a: InboxRecord, b: InboxRecord): number => bornAt(b) - bornAt(a)

/** Creates an empty shelf; held records stay, however old. */
export const createShelf = (
  stamps: Stamps,
  maxAge: number,
  isHeld: (id: string) => boolean,
): Shelf => {
  const records = new Map<string, InboxRecord>()
  const items = createHeap(byAge)
  const others = createHeap(byAge)
  let onChange: OnChange | undefined

  const get = (id: string) => records.get(id)
  const isOld = (record: InboxRecord) => bornAt(record) < stamps.earliest() - maxAge
  const heapOf = (record: InboxRecord) => (isItem(record) ? items : others)

  const write = (id: string, after: InboxRecord | undefined): void => {
    const before = get(id)
    if (before) heapOf(before).remove(before)
    if (after) heapOf(after).put(after)
    if (after) records.set(id, after)
    else records.delete(id)
    onChange?.(before, after, id)
  }

  const drop = ({ id }: InboxRecord): void => write(id, undefined)

  const dropOld = (kept: readonly InboxRecord[]): void => {
    const [oldest] = kept
    if (!oldest || !isOld(oldest)) return
    kept.filter((record) => isOld(record) && !isHeld(record.id)).forEach(drop)
  }

  return {
    get,
    isForgotten: (record) =>
      others.items.length >= REMEMBERED && bornAt(record) < bornAt(others.items[0]!),
    put: (record) => {
      const before = get(record.id)
      const after = before ? merge(before, record) : seal(record)
      if (!before && isOld(after)) return undefined
      if (isSame(before, after)) return before
      write(record.id, after)
      return after
    },
    replace: (record) => write(record.id, record),
    all: () => [...records.values()],
    items: () => items.items,
    sweep: () => {
      dropOld(items.items)
      dropOld(others.items)
      // The last look is among them, but never the first.
      const most = REMEMBERED + (get(LOOKED) ? 1 : 0)
      while (others.items.length > most) drop(others.items[0]!)
    },
    clear: () => records.forEach(drop),
    watch: (listener) => {
      onChange = listener
    },
  }
}
