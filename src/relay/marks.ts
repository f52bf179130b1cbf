import {
  LOOKED,
  MOST_AHEAD,
  type InboxRecord,
  type Mark,
  isStamp,
  isStampedState,
  mergeMarks,
  present,
  stampOf,
} from '../record/index.ts'
import { isName, isObject } from './check.ts'

/** Serialises a mark for the wire. */
export const markRecord = (mark: Mark): string => JSON.stringify({ v: 1, ...mark })

/** Merges a published record with its marks; content from before a removal is dropped. */
export function withMarks(words: InboxRecord, marks: readonly Mark[]): InboxRecord {
  const mark = marks.reduce(mergeMarks, words)
  return mark.gone !== undefined && (words.edited ?? 0) <= mark.gone
    ? { v: 1, ...mark }
    : { ...words, ...mark }
}

export { LOOKED }

/** Returns the newest stamp of some marks. */
export const newestOf = (marks: readonly Mark[]): number => Math.max(...marks.map(stampOf))

/** Returns whether a stamp is more than a day ahead: it would win over everything to come. */
export const isAhead = (marks: readonly Mark[], now: number): boolean =>
  newestOf(marks) > now + MOST_AHEAD

const fields = ['v', 'id', 'state', 'acted', 'gone']

function readMark(input: unknown): Mark | undefined {
  if (!isObject(input) || !Object.keys(input).every((field) => fields.includes(field)))
    return undefined
  const { v = 1, id, state, acted, gone } = input
  const fits =
    v === 1 &&
    isName(id) &&
    (state === undefined || isStampedState(state)) &&
    (acted === undefined || isStamp(acted)) &&
    (gone === undefined || isStamp(gone)) &&
    (state ?? acted ?? gone) !== undefined
  return fits ? present<Mark>({ id, state, acted, gone }) : undefined
}

/** The most marks in one request. */
const MOST = 1000

/** Reads the marks of a request's body, one per record; undefined if anything is invalid. */
export function readMarks(body: unknown): readonly Mark[] | undefined {
  const records = isObject(body) ? body.records : undefined
  if (!Array.isArray(records) || records.length > MOST) return undefined
  const marks = new Map<string, Mark>()
  for (const record of records) {
    const mark = readMark(record)
    if (!mark) return undefined
    marks.set(mark.id, mergeMarks(marks.get(mark.id) ?? mark, mark))
  }
  return [...marks.values()]
}
