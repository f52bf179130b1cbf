import { createHeap } from '../core/inside.ts'
import { type InboxRecord, LOOKED, isItem, isSame, merge, seal } from '../record/index.ts'
import type { Stamps } from './stamps.ts'

/** How many of those that went, and of marks that wait for their words, are remembered. */
const REMEMBERED = 1000

/** Hears of a record that became another, or went. */
type OnChange = (
  before: InboxRecord | undefined,
  after: InboxRecord | undefined,
  id: string,
) => void

/** The records of an inbox: the one place where they are kept. */
export interface Shelf {
  get: (id: string) => InboxRecord | undefined
  /** Merges a record with what is here, and answers what came of it; undefined: too old to keep. */
  put: (record: InboxRecord) => InboxRecord | undefined
  /** Those that are alive and have their words. */
  items: () => readonly InboxRecord[]
  /** Forgets what is too old, and all but the newest of what has no words. */
  sweep: () => void
  /** Forgets everything. */
  clear: () => void
  /** Calls back at every change. */
  watch: (listener: OnChange) => void
}

/** What its age is counted from: an item's place, else the latest that happened to it. */
const bornAt = (record: InboxRecord): number => {
  const { id, filed = 0, state, acted = 0, gone = 0 } = record
  if (id === LOOKED) return Infinity
  return isItem(record) ? filed : Math.max(filed, state?.[1] ?? 0, acted, gone)
}

/** The one that was born first goes first. */
const byAge = (a: InboxRecord, b: InboxRecord): number => bornAt(b) - bornAt(a)

/** Creates an empty shelf; what is held stays, however old. */
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
  const isOld = (record: InboxRecord) => bornAt(record) < stamps.now() - maxAge
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
    put: (record) => {
      const before = get(record.id)
      const after = before ? merge(before, record) : seal(record)
      if (!before && isOld(after)) return undefined
      if (isSame(before, after)) return before
      write(record.id, after)
      return after
    },
    items: () => items.items,
    sweep: () => {
      dropOld(items.items)
      dropOld(others.items)
      // The last look is beside them, and never the first.
      const most = REMEMBERED + (get(LOOKED) ? 1 : 0)
      while (others.items.length > most) drop(others.items[0]!)
    },
    clear: () => records.forEach(drop),
    watch: (listener) => {
      onChange = listener
    },
  }
}
