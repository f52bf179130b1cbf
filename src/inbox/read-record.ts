import { cloneOf } from './host.ts'
import {
  type InboxAction,
  type InboxRecord,
  type RecordWords,
  seal,
  states,
  wordFields,
} from './record.ts'

/** Answers what is kept of a value; undefined where it does not fit. */
type Reader = (value: unknown) => unknown
type Fields = Readonly<Record<string, unknown>>

/** The longest text that is kept. */
const TEXT = 2000
/** The longest picture that is kept inside its address. */
const INLINE_PICTURE = 2048
/** The most that is kept of `data`, as JSON. */
const DATA = 16_384
const DAY = 86_400_000

const types: readonly unknown[] = ['info', 'success', 'warning', 'error']

const text: Reader = (value) =>
  typeof value === 'string' || Number.isFinite(value) ? cut(String(value)) : undefined

// Half of a surrogate pair is no character.
const cut = (value: string): string =>
  value.length > TEXT ? `${value.slice(0, TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : value

// A name is compared, so it is kept whole or not at all.
const name: Reader = (value) =>
  (typeof value === 'string' && value) || Number.isFinite(value) ? String(value) : undefined

const object = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value ? (value as Fields) : undefined

// The URL parser drops control characters and blanks, so a scheme can be hidden among them.
const isSafe = (unsafe: RegExp, value: unknown): boolean =>
  typeof value === 'string' && value !== '' && !unsafe.test(value.replace(/[^!-~]/g, ''))

const link: Reader = (value) => (isSafe(/^(javascript|vbscript|data):/i, value) ? value : undefined)

const picture: Reader = (value) =>
  isSafe(/^(javascript|vbscript|data(?!:image\/)):/i, value) && !isLongPicture(value as string)
    ? value
    : undefined

const isLongPicture = (address: string): boolean =>
  address.length > INLINE_PICTURE && !isSafe(/^data:/i, address)

/** The fields that fit, in this order; frozen. */
const pick = (fields: Readonly<Record<string, Reader>>, input: Fields): Fields => {
  const picked: Record<string, unknown> = {}
  for (const field of Object.keys(fields)) {
    const value = valueOf(input, field)
    const kept = value === undefined ? undefined : tried(() => fields[field]!(value))
    if (kept !== undefined) picked[field] = kept
  }
  return Object.freeze(picked)
}

/** What comes of a look at what others made; what cannot be read, at any depth, does not fit. */
const tried = <Value>(look: () => Value): Value | undefined => {
  try {
    return look()
  } catch {
    return undefined
  }
}

/** Null is absent, but in `data`, where it may mean something; so is what cannot be read. */
const valueOf = (input: Fields, field: string): unknown =>
  tried(() => (field === 'data' ? input[field] : (input[field] ?? undefined)))

const image = { type: () => 'image', url: picture, alt: text }
const icon = { type: () => 'icon', set: name, path: name }

/** A picture is kept whole or not at all. */
const media: Reader = (value) => {
  const given = object(value)
  const kept =
    given?.type === 'image' ? pick(image, given) : given?.type === 'icon' && pick(icon, given)
  return kept && (kept.url ?? (kept.set && kept.path)) ? kept : undefined
}

const action: Reader = (value) => {
  const given = object(value)
  const kept = given && (pick({ label: text, href: link, name }, given) as unknown as InboxAction)
  // A function cannot be kept; without anything else to do there is no action.
  return kept?.label && (kept.href ?? kept.name) ? kept : undefined
}

/** What store and tabs can carry: a copy, so that nobody changes it afterwards. */
const data: Reader = (value) => {
  const copy = cloneOf(value)
  return JSON.stringify(copy).length <= DATA ? copy : undefined
}

/** What no date can tell would take down whoever writes it out. */
const moment: Reader = (value) => {
  const ms = value instanceof Date ? value.getTime() : value
  return typeof ms === 'number' && !Number.isNaN(new Date(ms).getTime()) ? ms : undefined
}

const words: Readonly<Record<keyof RecordWords, Reader>> = {
  title: text,
  message: text,
  type: (value) => (types.includes(value) ? value : undefined),
  timestamp: moment,
  media,
  key: name,
  category: name,
  count: (value) => (Number.isSafeInteger(value) && (value as number) > 1 ? value : undefined),
  action,
  data,
}

/**
 * The words that fit, copied, cut and frozen; a field that does not fit is left out.
 *
 * @example
 * readWords({ title: 'Saved', media: { type: 'image', url: 'javascript:0' } }) // { title: 'Saved' }
 */
export const readWords = (input: object): RecordWords => pick(words, input as Fields)

/** The fields that are named and do not fit; a function is enough of an action. */
export const unfit = (input: object): (keyof RecordWords)[] =>
  wordFields.filter((field) => {
    const value = valueOf(input as Fields, field)
    if (value === undefined || tried(() => words[field](value)) !== undefined) return false
    const given = object(value)
    return !(field === 'action' && given?.label && typeof given.onAction === 'function')
  })

/**
 * A record of this shape, checked, copied and frozen; undefined without `v: 1` and an id, or with a
 * stamp or a state that does not fit. A stamp more than a day ahead of `now` does not.
 *
 * @example
 * readRecord({ v: 1, id: 'a', filed: 1, edited: 1, title: 'Saved' }, Date.now())
 */
export const readRecord = (input: unknown, now: number): InboxRecord | undefined => {
  const given = object(input)
  const id = given && valueOf(given, 'id')
  if (!given || valueOf(given, 'v') !== 1 || typeof id !== 'string' || !id) return undefined
  const stamp: Reader = (value) =>
    Number.isFinite(value) && (value as number) >= 0 && (value as number) <= now + DAY
      ? value
      : undefined
  const state: Reader = (value) => {
    const [name, since] = Array.isArray(value) ? (value as unknown[]) : []
    return (states as readonly unknown[]).includes(name) && stamp(since) !== undefined
      ? Object.freeze([name, since])
      : undefined
  }
  const stamps: Record<string, unknown> = {}
  for (const field of ['filed', 'edited', 'state', 'acted', 'gone']) {
    const value = valueOf(given, field)
    if (value === undefined) continue
    stamps[field] = tried(() => (field === 'state' ? state : stamp)(value))
    if (stamps[field] === undefined) return undefined
  }
  return seal({ v: 1, id, ...readWords(given), ...stamps })
}
