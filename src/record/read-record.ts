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

/** The most characters of a text that are kept. */
const TEXT = 2000
/** The longest `data:` URL of a picture that is kept. */
const INLINE_PICTURE = 2048
/** The most characters of `data`, as JSON, that are kept. */
const DATA = 16_384

// There are no DOM and Node types here, so what is needed from the host is declared.
const host = globalThis as unknown as { structuredClone: <Value>(value: Value) => Value }

const count: Reader = kind(
  'a whole number from 2',
  (value) => Number.isSafeInteger(value) && (value as number) > 1,
)

/** Reads a field by the rules of a notification; throws if its value is invalid. */
const readWord = (owner: Fields, field: keyof RecordWords): unknown =>
  readField(owner, field, field === 'count' ? count : readers[field])

// Half of a surrogate pair is not a character.
const cut = (text: string): string =>
  text.length > TEXT ? `${text.slice(0, TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text

const light = (media: Media): Media | undefined => {
  if (media.type === 'icon') return media
  const { url, alt } = media
  if (url.length > INLINE_PICTURE && /^data:/i.test(url.replace(/[^!-~]/g, ''))) return undefined
  return alt === undefined ? media : Object.freeze({ ...media, alt: cut(alt) })
}

/** Functions can't be stored; without a link or a name, no action is left. */
const lasting = ({ label, href, name }: Action<never>): InboxAction | undefined =>
  (href ?? name) === undefined ? undefined : plainAction({ label: cut(label), href, name })

/** Returns what store and tabs can carry: a copy, so that nobody changes it afterwards. */
const copied = (data: unknown): unknown => {
  const copy = host.structuredClone(data)
  return JSON.stringify(copy).length <= DATA ? copy : undefined
}

/** Shortens fields that may be too large; the others are kept as they are. */
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
 * Returns the valid fields, copied and shortened; invalid ones are left out.
 *
 * @example
 * readWords({ title: 'Saved', media: { type: 'image', url: 'javascript:0' } }) // { title: 'Saved' }
 */
export const readWords = (input: object): RecordWords => {
  const words: Record<string, unknown> = {}
  for (const field of wordFields) words[field] = tried(() => keptOf(input as Fields, field))
  return present<RecordWords>(words)
}

/** Throws if a field is present and invalid. */
export const checkWords = (input: object): void =>
  wordFields.forEach((field) => readWord(input as Fields, field))

/**
 * Returns a record that is checked, copied and frozen; undefined without `v: 1` and an id, or with an
 * invalid stamp or state. A stamp more than a day ahead of `now` is invalid.
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
    for (const field of ['filed', 'edited', 'state', 'acted', 'gone', 'sent']) {
      const value = given[field] ?? undefined
      const stamp = Array.isArray(value) ? Object.freeze([...(value as unknown[])]) : value
      const fits = field === 'state' ? isStampedState : isStamp
      if (stamp !== undefined && !fits(stamp, now + MOST_AHEAD)) return undefined
      stamps[field] = stamp
    }
    return seal({ v, id, ...readWords(given), ...stamps })
  })
