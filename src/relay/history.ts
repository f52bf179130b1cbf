import { type InboxRecord, mergeMarks } from '../record/index.ts'
import { recordsFrame, type Frame } from './frame.ts'
import type { Row } from './log.ts'
import { markRecord, withMarks } from './marks.ts'
import { tell } from './reported.ts'

/** The most characters in a frame of history with more than one record. */
const FRAME = 16 * 1024

const readWords = (id: string, words: string): InboxRecord => {
  const record = JSON.parse(words) as InboxRecord | null
  if (record?.id !== id) throw new Error(`It is not ${id}.`)
  return record
}

const unreadable = new Set<string>()

/** Reports an unreadable record once: it stays in the history, and every reader meets it. */
function tellOnce(id: string, cause: unknown): void {
  if (unreadable.has(id) || unreadable.size >= 1000) return
  unreadable.add(id)
  tell(new Error(`belfry: the history holds what cannot be read: ${id}`, { cause }))
}

/** Returns the record of the rows of one id, as JSON; undefined if it can't be read. */
function recordOf(rows: readonly Row[]): string | undefined {
  const { id } = rows[0]!
  const marks = rows.flatMap((row) => row.marks)
  try {
    const [newest] = rows
      .flatMap(({ words }) => (words === undefined ? [] : readWords(id, words)))
      .sort((a, b) => b.edited! - a.edited!)
    return newest
      ? JSON.stringify(withMarks(newest, marks))
      : markRecord(marks.reduce(mergeMarks, { id }))
  } catch (error) {
    tellOnce(id, error)
    return undefined
  }
}

/**
 * Groups rows, so that a record in several channels is sent once, merged, at its first place. A client
 * that is cut off after that place receives its later changes again, and never too late.
 */
function byId(rows: readonly Row[]): Iterable<readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.id)
    if (group) group.push(row)
    else groups.set(row.id, [row])
  }
  return groups.values()
}

/** Yields the frames of a page, each with the stamp of its last row; none is built before its time. */
export function* framesOf(rows: readonly Row[]): Generator<Frame> {
  let records: string[] = []
  let size = 0
  let at = 0
  for (const group of byId(rows)) {
    const record = recordOf(group)
    if (record === undefined) continue
    const [row] = group as [Row]
    // All of a step goes into one frame: a cursor inside it would lose the rest.
    if (size > 0 && size + record.length > FRAME && row.at !== at) {
      yield recordsFrame(at, records.join(','))
      records = []
      size = 0
    }
    records.push(record)
    size += record.length
    at = row.at
  }
  if (size > 0) yield recordsFrame(at, records.join(','))
}
