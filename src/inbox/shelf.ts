import { isSame, merge } from './merge.ts'
import { type InboxRecord, isItem, seal } from './record.ts'
import type { Stamps } from './stamps.ts'

/** The record of the last look: not an item, and never pushed out. */
export const LOOKED = 'belfry:looked'

/** How many of those that went, and of marks that wait for their words, are remembered. */
const REMEMBERED = 1000

/** The records of an inbox: the one place where they are kept. */
export interface Shelf {
  get: (id: string) => InboxRecord | undefined
  /** Merges a record with what is here, and answers what came of it; undefined: too old to keep. */
  put: (record: InboxRecord) => InboxRecord | undefined
  /** Those that are alive and have their words. */
  items: () => Iterable<InboxRecord>
  /** How many those are. */
  size: () => number
  /** Forgets a record as if it had never been. */
  drop: (id: string) => void
  /** Forgets what is too old, and all but the newest of what has no words. */
  sweep: () => void
  clear: () => void
}

/** The latest that happened to a record. */
const latest = ({ filed = 0, state, acted = 0, gone = 0 }: InboxRecord): number =>
  Math.max(filed, state?.[1] ?? 0, acted, gone)

/** What its age is counted from: an item's place, else the latest that happened. */
const bornAt = (record: InboxRecord): number =>
  record.id === LOOKED ? Infinity : isItem(record) ? record.filed! : latest(record)

/** Creates an empty shelf; `onChange` hears of every record that became another, or went. */
export const createShelf = (
  stamps: Stamps,
  maxAge: number,
  isHeld: (id: string) => boolean,
  onChange: (before: InboxRecord | undefined, after: InboxRecord | undefined, id: string) => void,
): Shelf => {
  const items = new Map<string, InboxRecord>()
  const others = new Map<string, InboxRecord>()
  // No record was born earlier: what spares a look at all of them.
  let oldest = Infinity

  const get = (id: string) => items.get(id) ?? others.get(id)

  const write = (id: string, after: InboxRecord | undefined): void => {
    const before = get(id)
    items.delete(id)
    others.delete(id)
    if (after) {
      ;(isItem(after) ? items : others).set(id, after)
      oldest = Math.min(oldest, bornAt(after))
    }
    onChange(before, after, id)
  }

  const drop = (id: string): void => {
    if (get(id)) write(id, undefined)
  }

  const dropOld = (horizon: number): void => {
    oldest = Infinity
    for (const record of [...items.values(), ...others.values()]) {
      if (bornAt(record) < horizon && !isHeld(record.id)) drop(record.id)
      else oldest = Math.min(oldest, bornAt(record))
    }
  }

  const dropBeyond = (): void => {
    const byAge = [...others.values()].sort((a, b) => bornAt(b) - bornAt(a))
    for (const { id } of byAge.slice(REMEMBERED)) drop(id)
  }

  return {
    get,
    put: (record) => {
      const before = get(record.id)
      const after = before ? merge(before, record) : seal(record)
      if (!before && bornAt(after) < stamps.now() - maxAge) return undefined
      if (isSame(before, after)) return before
      write(record.id, after)
      return after
    },
    items: () => items.values(),
    size: () => items.size,
    drop,
    sweep: () => {
      const horizon = stamps.now() - maxAge
      if (oldest < horizon) dropOld(horizon)
      // The last look is one of them.
      if (others.size > REMEMBERED) dropBeyond()
    },
    clear: () => {
      for (const id of [...items.keys(), ...others.keys()]) drop(id)
    },
  }
}
