import { type InboxRecord, hasWords, seal, states, wordsOf } from './record.ts'

const larger = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b! > a ? b : a

/** Words go with the larger `edited`; where equal, with the larger as JSON. */
const speakerOf = (a: InboxRecord, b: InboxRecord): InboxRecord => {
  if (!hasWords(a) || !hasWords(b)) return hasWords(a) ? a : b
  const later = (b.edited ?? 0) - (a.edited ?? 0)
  if (later) return later > 0 ? b : a
  return JSON.stringify(wordsOf(b)) > JSON.stringify(wordsOf(a)) ? b : a
}

/** The state goes with the larger stamp; where equal, archived before read before unread. */
const laterState = (a: InboxRecord['state'], b: InboxRecord['state']): InboxRecord['state'] => {
  if (!a || !b) return a ?? b
  const later = b[1] - a[1] || states.indexOf(b[0]) - states.indexOf(a[0])
  return later > 0 ? b : a
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
  return seal({
    ...{ v: 1, id: a.id, ...wordsOf(speaker) },
    filed: larger(a.filed, b.filed),
    edited: speaker.edited,
    state: laterState(a.state, b.state),
    acted: larger(a.acted, b.acted),
    gone: larger(a.gone, b.gone),
  })
}

/** Whether two records of one id say the same. */
export const isSame = (a: InboxRecord | undefined, b: InboxRecord | undefined): boolean =>
  a === b || (!!a && !!b && JSON.stringify(seal(a)) === JSON.stringify(seal(b)))
