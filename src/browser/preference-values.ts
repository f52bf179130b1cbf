import type { QuietAnswer } from '../core/index.ts'
import { type Fields, type Reader, kind, oneOf, times, tried } from '../core/inside.ts'
import { defaults } from './defaults.ts'
import type { PreferenceValues } from './preferences.ts'

type Field = keyof PreferenceValues

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

/** What each choice takes. */
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

/** These values with some changes; a `TypeError` where one does not fit. */
export const withChanges = (
  values: PreferenceValues,
  changes: Partial<PreferenceValues>,
): PreferenceValues => {
  const next: Record<string, unknown> = { ...values }
  for (const field of fields) {
    const value = changes[field]
    if (value !== undefined) next[field] = readers[field](field, value)
  }
  return freeze(next as unknown as PreferenceValues)
}

/** Whether these keep something from being shown and said: `'read'` where it is not even news. */
export const silences = (
  { quiet, errorsPass, muted }: PreferenceValues,
  { type, category }: { type?: string; category?: string },
): QuietAnswer => {
  if (errorsPass && type === 'error') return false
  return muted.includes(category!) ? 'read' : quiet !== false
}

/** The values as they are stored. JSON has no word for Infinity, and writes null. */
export const toText = (values: PreferenceValues): string => JSON.stringify(values)

/** What was stored; the default in place of whatever does not fit. */
export const fromText = (text: string | null | undefined): PreferenceValues => {
  const stored = Object(tried(() => JSON.parse(text ?? '') as unknown)) as Fields
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = stored[field] === null ? Infinity : stored[field]
    values[field] = tried(() => readers[field](field, value)) ?? defaults[field]
  }
  return freeze(values as unknown as PreferenceValues)
}
