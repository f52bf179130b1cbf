import type { Action, Media } from '../core/index.ts'
import { type Fields, type Reader, kind, readField, readers, tried } from '../core/inside.ts'
import {
  type InboxAction,
  type InboxRecord,
  type RecordWords,
  plainAction,
  present,
  seal,
  wordFields,
} from './record.ts'
import { MOST_AHEAD, isStamp, isStampedState } from './stamp.ts'

/** The longest text that is kept. */
const TEXT = 2000
/** The longest picture that is kept inside its address. */
const INLINE_PICTURE = 2048
/** The most that is kept of `data`, as JSON. */
const DATA = 16_384

// No DOM and no Node types here: what is needed of the host is said.
const host = globalThis as unknown as { structuredClone: <Value>(value: Value) => Value }

const count: Reader = kind(
  'a whole number from 2',
  (value) => Number.isSafeInteger(value) && (value as number) > 1,
)

/** What is in a field of words: what fits a notification fits a record. It throws what does not. */
const readWord = (owner: Fields, field: keyof RecordWords): unknown =>
  readField(owner, field, field === 'count' ? count : readers[field])

// Half of a surrogate pair is no character.
const cut = (text: string): string =>
  text.length > TEXT ? `${text.slice(0, TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text

const light = (media: Media): Media | undefined => {
  if (media.type === 'icon') return media
  const { url, alt } = media
  if (url.length > INLINE_PICTURE && /^data:/i.test(url.replace(/[^!-~]/g, ''))) return undefined
  return alt === undefined ? media : Object.freeze({ ...media, alt: cut(alt) })
}

/** A function cannot be kept; without anything else to do there is no action. */
const lasting = ({ label, href, name }: Action<never>): InboxAction | undefined =>
  (href ?? name) === undefined ? undefined : plainAction({ label: cut(label), href, name })

/** What store and tabs can carry: a copy, so that nobody changes it afterwards. */
const copied = (data: unknown): unknown => {
  const copy = host.structuredClone(data)
  return JSON.stringify(copy).length <= DATA ? copy : undefined
}

/** What is kept of words that may be too much; the others are kept as they are. */
const keepers: { readonly [Field in keyof RecordWords]?: (value: never) => unknown } = {
  title: cut,
  message: cut,
  media: light,
  action: lasting,
  data: copied,
}

const keptOf = (owner: Fields, field: keyof RecordWords): unknown => {
  const value = readWord(owner, field)
  const keep = keepers[field]
  return keep && value !== undefined ? keep(value as never) : value
}

/**
 * The words that fit, copied, cut and frozen; a field that does not fit is left out.
 *
 * @example
 * readWords({ title: 'Saved', media: { type: 'image', url: 'javascript:0' } }) // { title: 'Saved' }
 */
export const readWords = (input: object): RecordWords => {
  const words: Record<string, unknown> = {}
  for (const field of wordFields) words[field] = tried(() => keptOf(input as Fields, field))
  return Object.freeze(present<RecordWords>(words))
}

/** The fields that are named and do not fit. */
export const unfit = (input: object): (keyof RecordWords)[] =>
  wordFields.filter((field) => {
    try {
      readWord(input as Fields, field)
      return false
    } catch {
      return true
    }
  })

/**
 * A record of this shape, checked, copied and frozen; undefined without `v: 1` and an id, or with a
 * stamp or a state that does not fit. A stamp more than a day ahead of `now` does not.
 *
 * @example
 * readRecord({ v: 1, id: 'a', filed: 1, edited: 1, title: 'Saved' }, Date.now())
 */
export const readRecord = (input: unknown, now: number): InboxRecord | undefined =>
  tried(() => {
    const given = Object(input) as Fields
    const { v, id } = given
    if (v !== 1 || typeof id !== 'string' || !id) return undefined
    const stamps: Record<string, unknown> = {}
    for (const field of ['filed', 'edited', 'state', 'acted', 'gone']) {
      const value = given[field] ?? undefined
      const stamp = Array.isArray(value) ? Object.freeze([...(value as unknown[])]) : value
      const fits = field === 'state' ? isStampedState : isStamp
      if (stamp !== undefined && !fits(stamp, now + MOST_AHEAD)) return undefined
      stamps[field] = stamp
    }
    return seal({ v, id, ...readWords(given), ...stamps })
  })
