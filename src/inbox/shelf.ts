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
  items: () => Iterable<InboxRecord>
  /** How many those are. */
  size: () => number
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

/** Creates an empty shelf; what is held stays, however old. */
export const createShelf = (
  stamps: Stamps,
  maxAge: number,
  isHeld: (id: string) => boolean,
): Shelf => {
  const items = new Map<string, InboxRecord>()
  const others = new Map<string, InboxRecord>()
  // No record was born earlier: what spares a look at all of them.
  let oldest = Infinity
  let onChange: OnChange | undefined

  const get = (id: string) => items.get(id) ?? others.get(id)
  const all = () => [...items.values(), ...others.values()]
  const horizon = () => stamps.now() - maxAge

  const write = (id: string, after: InboxRecord | undefined): void => {
    const before = get(id)
    items.delete(id)
    others.delete(id)
    if (after) {
      ;(isItem(after) ? items : others).set(id, after)
      oldest = Math.min(oldest, bornAt(after))
    }
    onChange?.(before, after, id)
  }

  const drop = ({ id }: InboxRecord): void => write(id, undefined)

  const dropOld = (): void => {
    oldest = Infinity
    for (const record of all()) {
      if (bornAt(record) < horizon() && !isHeld(record.id)) drop(record)
      else oldest = Math.min(oldest, bornAt(record))
    }
  }

  const dropBeyond = (): void =>
    [...others.values()]
      .sort((a, b) => bornAt(b) - bornAt(a))
      .slice(REMEMBERED)
      .forEach(drop)

  return {
    get,
    put: (record) => {
      const before = get(record.id)
      const after = before ? merge(before, record) : seal(record)
      if (!before && bornAt(after) < horizon()) return undefined
      if (isSame(before, after)) return before
      write(record.id, after)
      return after
    },
    items: () => items.values(),
    size: () => items.size,
    sweep: () => {
      if (oldest < horizon()) dropOld()
      // The last look is one of them.
      if (others.size > REMEMBERED) dropBeyond()
    },
    clear: () => all().forEach(drop),
    watch: (listener) => {
      onChange = listener
    },
  }
}
