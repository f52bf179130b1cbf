import type { QuietAnswer } from '../core/index.ts'
import { type Fields, type Reader, kind, oneOf, times, tried } from '../core/inside.ts'
import { defaults } from './defaults.ts'
import type { PreferenceChanges, PreferenceValues } from './preferences.ts'

type Field = keyof PreferenceValues

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

/** The reader of each preference. */
const readers: Readonly<Record<Field, Reader>> = {
  time: times,
  quiet: kind('a boolean or a time', (value) => isBoolean(value) || Number.isFinite(value)),
  errorsPass: kind('a boolean', isBoolean),
  muted: kind('an array of categories', isTexts),
  system: oneOf('off', 'count', 'full'),
}

const fields = Object.keys(readers) as Field[]

const freeze = (values: PreferenceValues): PreferenceValues =>
  Object.freeze({ ...values, muted: Object.freeze([...new Set(values.muted)]) })

/** Returns the values with changes applied; throws a `TypeError` if one is invalid. */
export const withChanges = (
  values: PreferenceValues,
  changes: PreferenceChanges,
): PreferenceValues => {
  const next: Record<string, unknown> = { ...values }
  for (const field of fields) {
    const value = changes[field]
    if (value !== undefined) next[field] = readers[field](field, value)
  }
  return freeze(next as unknown as PreferenceValues)
}

/** Returns whether a notification is silenced; `'read'` if its category is muted. */
export const silences = (
  { quiet, errorsPass, muted }: PreferenceValues,
  { type, category }: { type?: string; category?: string },
): QuietAnswer => {
  if (errorsPass && type === 'error') return false
  return muted.includes(category!) ? 'read' : quiet !== false
}

type Text = string | null | undefined

const parse = (text: Text): Fields =>
  Object(tried(() => JSON.parse(text ?? '') as unknown)) as Fields

/**
 * Serialises the values, along with what else was stored: a newer version of the page may know more.
 * JSON writes Infinity as null.
 */
export const toText = (values: PreferenceValues, before?: Text): string =>
  JSON.stringify({ ...parse(before), ...values })

/** Reads stored values; invalid ones fall back to the default. */
export const fromText = (text: Text): PreferenceValues => {
  const stored = parse(text)
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = stored[field] === null ? Infinity : stored[field]
    values[field] = tried(() => readers[field](field, value)) ?? defaults[field]
  }
  return freeze(values as unknown as PreferenceValues)
}
