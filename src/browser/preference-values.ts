import type { QuietAnswer } from '../core/index.ts'
import { check } from './check.ts'
import { defaults } from './defaults.ts'
import type { PreferenceValues } from './preferences.ts'

type Field = keyof PreferenceValues

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

/** What each choice takes, in words and as a test. */
const kinds: Readonly<Record<Field, [takes: string, fits: (value: unknown) => boolean]>> = {
  time: ['a number from 1 or Infinity', (value) => typeof value === 'number' && value >= 1],
  quiet: ['a boolean or a time', (value) => typeof value === 'boolean' || Number.isFinite(value)],
  errorsPass: ['a boolean', (value) => typeof value === 'boolean'],
  muted: ['an array of categories', isTexts],
  system: ['off or count or full', (value) => ['off', 'count', 'full'].includes(value as string)],
}

const fields = Object.keys(kinds) as Field[]

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
    if (value === undefined) continue
    const [takes, fits] = kinds[field]
    next[field] = check(field, takes, value, fits(value))
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

// JSON has no word for Infinity.
const FOR_EVER = 'for ever'

/** The values as they are stored. */
export const toText = (values: PreferenceValues): string =>
  JSON.stringify(values, (_, value: unknown) => (value === Infinity ? FOR_EVER : value))

/** What was stored; the default in place of whatever does not fit. */
export const fromText = (text: string | null | undefined): PreferenceValues => {
  let stored: Partial<Record<string, unknown>> | null = null
  try {
    stored = JSON.parse(text ?? 'null', (_, value: unknown) =>
      value === FOR_EVER ? Infinity : value,
    )
  } catch {
    // Somebody else's text is as good as none.
  }
  const values: Record<string, unknown> = { ...defaults }
  for (const field of fields) {
    const value = stored?.[field]
    if (kinds[field][1](value)) values[field] = value
  }
  return freeze(values as unknown as PreferenceValues)
}
