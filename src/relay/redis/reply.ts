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

/** Null where there is none; a mark is its state, the stamp of that, acted and gone. */
type RowReply = readonly [
  id: string,
  at: string,
  words: string | null,
  mark: string | null,
  own: string | null,
]

/** The reply of the reading script. */
export type PageReply = readonly [
  epoch: string,
  end: string,
  now: string,
  floor: string,
  recovered: number,
  more: number,
  history: string,
  retention: string,
  rows: readonly RowReply[],
]

/** The reply of the writing scripts. */
export type StepReply = readonly [outcome: string, history: string, retention: string]

/** Writes a mark as the scripts keep it. */
export const writeMark = ({ state, acted, gone }: Mark): string =>
  [state?.[0], state?.[1], acted, gone].join(',')

function readMark(id: string, text: string): Mark {
  const [state, stamp, acted, gone] = text.split(',')
  return {
    id,
    ...(state && { state: [state, Number(stamp)] as NonNullable<Mark['state']> }),
    ...(acted && { acted: Number(acted) }),
    ...(gone && { gone: Number(gone) }),
  }
}

const readRow = ([id, at, words, ...marks]: RowReply): Row => ({
  id,
  at: Number(at),
  ...(words != null && { words }),
  marks: marks.flatMap((mark) => (mark === null ? [] : readMark(id, mark))),
})

/** Converts the reading script's reply to a page. */
export const readPage = (reply: PageReply): Page => {
  const [epoch, end, now, floor, recovered, more] = reply
  return {
    epoch,
    end: Number(end),
    now: Number(now),
    floor: Number(floor),
    recovered: recovered === 1,
    more: more === 1,
    rows: reply[8].map(readRow),
  }
}
