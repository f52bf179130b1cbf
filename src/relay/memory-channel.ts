import { mergeMarks } from '../record/index.ts'
import { MOST_CHANNELS } from './history-options.ts'
import type { Draft, Mark, Row } from './log.ts'

interface Kept {
  words?: string
  /** The stamp inside the words: the same pieces around it are a retry. */
  saidAt?: number
  mark: Mark
  at: number
}

/** What a channel takes besides its rows, in bytes, as measured. */
const CHANNEL = 1600

const sizeOf = ({ words = '' }: Kept): number => 200 + 2 * words.length

/** The history of one channel: the newest items, and marks, which never displace items. */
export interface MemoryChannel {
  readonly holds: (draft: Draft) => boolean
  readonly write: (id: string, words: string, at: number) => void
  readonly withdraw: (id: string, at: number) => void
  readonly mark: (mark: Mark, at: number) => void
  /** Returns the mark of a record; an empty one if there is none. */
  readonly markOf: (id: string) => Mark
  /** Returns the rows that changed after a stamp, in that order. */
  readonly since: (at: number) => Row[]
  /** Drops rows whose last change was at or before a stamp. */
  readonly expire: (at: number) => void
  /** Drops the row whose last change is oldest. */
  readonly dropOldest: () => void
  readonly floor: () => number
  readonly bytes: () => number
  readonly isEmpty: () => boolean
}

export function createMemoryChannel(history: number, floorBefore: number): MemoryChannel {
  // Maps keep insertion order: a row that changes is removed and inserted again.
  const rows = new Map<string, Kept>()
  const worded = new Set<string>()
  const marked = new Set<string>()
  let floor = floorBefore
  let bytes = 0

  function drop(id: string): void {
    const row = rows.get(id)!
    floor = Math.max(floor, row.at)
    bytes -= sizeOf(row)
    rows.delete(id)
    worded.delete(id)
    marked.delete(id)
  }

  const bound = (ids: Set<string>, most: number): void => {
    for (const id of ids) {
      if (ids.size <= most) return
      drop(id)
    }
  }

  function put(id: string, row: Kept): void {
    const old = rows.get(id)
    if (old) bytes -= sizeOf(old)
    rows.delete(id)
    rows.set(id, row)
    bytes += sizeOf(row)
    marked.delete(id)
    // An item is as old as its words: a mark doesn't make it newer.
    if (row.words !== old?.words) worded.delete(id)
    const ids = row.words === undefined ? marked : worded
    ids.add(id)
    bound(worded, history)
    bound(marked, history * MOST_CHANNELS)
  }

  const markOf = (id: string): Mark => rows.get(id)?.mark ?? { id }

  return {
    holds: ({ id, pieces }) => {
      const row = rows.get(id)
      return row?.words !== undefined && row.words === pieces.join(String(row.saidAt))
    },
    write: (id, words, at) => put(id, { words, saidAt: at, mark: markOf(id), at }),
    withdraw: (id, at) => put(id, { mark: mergeMarks(markOf(id), { id, gone: at }), at }),
    mark: (mark, at) =>
      put(mark.id, { ...rows.get(mark.id), mark: mergeMarks(markOf(mark.id), mark), at }),
    markOf,
    since: (at) => {
      const found: Row[] = []
      for (const [id, row] of rows)
        if (row.at > at)
          found.push({
            id,
            at: row.at,
            ...(row.words !== undefined && { words: row.words }),
            marks: [row.mark],
          })
      return found
    },
    expire: (at) => {
      for (const [id, row] of rows) {
        if (row.at > at) return
        drop(id)
      }
    },
    dropOldest: () => {
      for (const id of rows.keys()) return drop(id)
    },
    floor: () => floor,
    bytes: () => (rows.size ? CHANNEL + bytes : 0),
    isEmpty: () => rows.size === 0,
  }
}
