import { type InboxRecord, type Mark, hasWords, present, seal, states, wordsOf } from './record.ts'

const larger = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b! > a ? b : a

/** The state goes with the larger stamp; where equal, archived before read before unread. */
const laterState = (a: Mark['state'], b: Mark['state']): Mark['state'] => {
  if (!a || !b) return a ?? b
  const later = b[1] - a[1] || states.indexOf(b[0]) - states.indexOf(a[0])
  return later > 0 ? b : a
}

/**
 * What two marks of one record say together.
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

/** Words go with the larger `edited`; where equal, with the larger as JSON. */
const speakerOf = (a: InboxRecord, b: InboxRecord): InboxRecord => {
  if (!hasWords(a) || !hasWords(b)) return hasWords(a) ? a : b
  const later = (b.edited ?? 0) - (a.edited ?? 0)
  if (later) return later > 0 ? b : a
  return JSON.stringify(wordsOf(b)) > JSON.stringify(wordsOf(a)) ? b : a
}

/**
 * What two records of one id say together. Merging is commutative, associative and idempotent, so
 * all who hear of the same records end with the same one, in whatever order they came.
 *
 * @example
 * const read: InboxRecord = { v: 1, id: 'a', state: ['read', 5] }
 * merge({ v: 1, id: 'a', filed: 3, edited: 3, title: 'Saved' }, read)
 */
export const merge = (a: InboxRecord, b: InboxRecord): InboxRecord => {
  const speaker = speakerOf(a, b)
  return seal({ ...speaker, ...mergeMarks(a, b), filed: larger(a.filed, b.filed) })
}

/** Whether two records of one id, in the one form that they have, say the same. */
export const isSame = (a: InboxRecord | undefined, b: InboxRecord | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
