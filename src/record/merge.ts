import { type InboxRecord, type Mark, hasWords, present, seal, states, wordsOf } from './record.ts'

const larger = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)

/** The state with the later stamp wins; on a tie, archived beats read and read beats unread. */
const laterState = (a: Mark['state'], b: Mark['state']): Mark['state'] => {
  if (!a || !b) return a ?? b
  const later = b[1] - a[1] || states.indexOf(b[0]) - states.indexOf(a[0])
  return later > 0 ? b : a
}

/**
 * Merges two marks of the same record.
 *
 * @example
 * mergeMarks({ id: 'a', state: ['read', 5] }, { id: 'a', gone: 7 })
 */
export const mergeMarks = (a: Mark, b: Mark): Mark =>
  present<Mark>({
    id: a.id,
    state: laterState(a.state, b.state),
    acted: larger(a.acted, b.acted),
    gone: larger(a.gone, b.gone),
  })

/** The words with the larger `edited` win; on a tie, those whose JSON is larger. */
const speakerOf = (a: InboxRecord, b: InboxRecord): InboxRecord => {
  if (!hasWords(a) || !hasWords(b)) return hasWords(a) ? a : b
  const later = (b.edited ?? 0) - (a.edited ?? 0)
  if (later) return later > 0 ? b : a
  return JSON.stringify(wordsOf(b)) > JSON.stringify(wordsOf(a)) ? b : a
}

/**
 * Merges two records with the same id. Merging is commutative, associative and idempotent, so
 * everyone who receives the same records ends with the same result, in whatever order they came.
 *
 * @example
 * const read: InboxRecord = { v: 1, id: 'a', state: ['read', 5] }
 * merge({ v: 1, id: 'a', filed: 3, edited: 3, title: 'Saved' }, read)
 */
export const merge = (a: InboxRecord, b: InboxRecord): InboxRecord => {
  const speaker = speakerOf(a, b)
  return seal({
    ...speaker,
    ...mergeMarks(a, b),
    filed: larger(a.filed, b.filed),
    sent: larger(a.sent, b.sent),
  })
}

/** Returns whether two sealed records with the same id are equal. */
export const isSame = (a: InboxRecord | undefined, b: InboxRecord | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
