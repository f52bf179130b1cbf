import type { Entry, Mark, Page, Row } from '../log.ts'

/** A step from the tail, and the stamp of the one before. */
export interface TailEntry {
  readonly entry: Entry
  readonly before: number
}

const isJsonLine = (records: string): boolean => {
  try {
    return Array.isArray(JSON.parse(`[${records}]`)) && !/[\r\n]/.test(records)
  } catch {
    return false
  }
}

/** Reads a row of the tail; undefined if it is invalid. */
export function readEntry(fields: readonly string[]): TailEntry | undefined {
  const channels: string[] = []
  const named = new Map<string, string>()
  for (let index = 0; index + 1 < fields.length; index += 2)
    if (fields[index] === 'c') channels.push(fields[index + 1]!)
    else named.set(fields[index]!, fields[index + 1]!)
  const at = Number(named.get('a'))
  const before = Number(named.get('p'))
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(before)) return undefined
  if (named.has('e')) return { entry: { at, channels, records: '', ends: true }, before }
  const records = named.get('r')
  return records && isJsonLine(records) ? { entry: { at, channels, records }, before } : undefined
}

/** State, its stamp, acted and gone; in a channel, the words come last. */
type MarkReply = readonly (string | null)[]
type RowReply = readonly [id: string, at: string, held: MarkReply, own: MarkReply]

/** The reply of the reading script. */
export type PageReply = readonly [
  epoch: string,
  end: string,
  now: string,
  floor: string,
  recovered: number,
  more: number,
  rows: readonly RowReply[],
]

const readMark = (id: string, [state, stamp, acted, gone]: MarkReply): Mark => ({
  id,
  ...(state && { state: [state, Number(stamp)] as NonNullable<Mark['state']> }),
  ...(acted && { acted: Number(acted) }),
  ...(gone && { gone: Number(gone) }),
})

const readRow = ([id, at, held, own]: RowReply): Row => ({
  id,
  at: Number(at),
  ...(held[4] != null && { words: held[4] }),
  marks: [readMark(id, held), readMark(id, own)],
})

/** Converts the reading script's reply to a page. */
export const readPage = ([epoch, end, now, floor, recovered, more, rows]: PageReply): Page => ({
  epoch,
  end: Number(end),
  now: Number(now),
  floor: Number(floor),
  recovered: recovered === 1,
  more: more === 1,
  rows: rows.map(readRow),
})
