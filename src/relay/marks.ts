import type { InboxRecord } from '../inbox/index.ts'
import { isName, isObject } from './check.ts'
import type { Mark } from './log.ts'
import { DAY } from './time.ts'

const states: readonly unknown[] = ['unread', 'read', 'archived']

const larger = (a?: number, b?: number): number | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a

const laterState = (a: Mark['state'], b: Mark['state']): Mark['state'] => {
  if (!a || !b) return a ?? b
  return (b[1] - a[1] || states.indexOf(b[0]) - states.indexOf(a[0])) > 0 ? b : a
}

/** A mark of these, in one form; what is undefined is absent. */
const markOf = (id: string, state: Mark['state'], acted?: number, gone?: number): Mark => ({
  id,
  ...(state && { state }),
  ...(acted !== undefined && { acted }),
  ...(gone !== undefined && { gone }),
})

/** What two marks of one record say together, in any order. */
export const mergeMarks = (a: Mark, b: Mark): Mark =>
  markOf(a.id, laterState(a.state, b.state), larger(a.acted, b.acted), larger(a.gone, b.gone))

/** A mark as it goes over the wire. */
export const markRecord = (mark: Mark): string => JSON.stringify({ v: 1, ...mark })

/** A published record with all that is known of it; words written before it went are dropped. */
export function withMarks(words: InboxRecord, marks: readonly Mark[]): InboxRecord {
  const mark = marks.reduce(mergeMarks, words)
  return mark.gone !== undefined && (words.edited ?? 0) <= mark.gone
    ? { v: 1, ...mark }
    : { ...words, ...mark }
}

/** Whether a stamp is more than a day ahead: it would win over everything to come. */
export const isAhead = ({ state, acted = 0, gone = 0 }: Mark, now: number): boolean =>
  Math.max(state?.[1] ?? 0, acted, gone) > now + DAY

const isStamp = (value: unknown): value is number =>
  Number.isFinite(value) && (value as number) >= 0

const isState = (value: unknown): value is Mark['state'] =>
  Array.isArray(value) && value.length === 2 && states.includes(value[0]) && isStamp(value[1])

const fields = ['v', 'id', 'state', 'acted', 'gone']

function readMark(input: unknown): Mark | undefined {
  if (!isObject(input) || !Object.keys(input).every((field) => fields.includes(field)))
    return undefined
  const { v = 1, id, state, acted, gone } = input
  const fits =
    v === 1 &&
    isName(id) &&
    (state === undefined || isState(state)) &&
    (acted === undefined || isStamp(acted)) &&
    (gone === undefined || isStamp(gone)) &&
    (state ?? acted ?? gone) !== undefined
  return fits ? markOf(id, state, acted, gone) : undefined
}

/** The most marks that one request carries. */
const MOST = 1000

/** The marks of a request's body, one for each record; undefined where anything does not fit. */
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
