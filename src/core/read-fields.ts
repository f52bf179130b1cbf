import { type Fields, type Reader, misfit } from './check.ts'
import { attempt, complain } from './errors.ts'

/** Any value. Null is no value here, but an absent field. */
export const anything: Reader = (_, value) => value

/** Any value, kept as it is, null included: `readField` tells this reader from all others. */
export const payload: Reader = (_, value) => value

/** Reads a field: undefined if it is empty; throws a `TypeError` if its value is invalid. */
export const readField = (
  owner: Fields,
  field: string,
  read: Reader,
  path: string = field,
): unknown => {
  let value: unknown
  try {
    value = owner[field]
  } catch {
    throw misfit(path, 'readable', 'a getter that throws')
  }
  const isAbsent = value === undefined || (value === null && read !== payload)
  return isAbsent ? undefined : read(path, value)
}

/** Logs an invalid value and returns undefined instead. */
export const tolerate = <Result>(read: () => Result): Result | undefined => attempt(read, complain)

/** Adds values to a draft, except undefined. */
export const keepIn =
  (draft: Record<string, unknown>) =>
  (field: string, value: unknown): void => {
    if (value !== undefined) draft[field] = value
  }

/** Readers by field name. */
export type Readers = Readonly<Record<string, Reader>>

/** Passes each field that is present and valid to `keep`; logs the invalid ones. */
export const readFields = (
  owner: Fields,
  readers: Readers,
  keep: (field: string, value: unknown) => void,
  prefix = '',
): void => {
  for (const field of Object.keys(readers)) {
    try {
      if (field in owner) keep(field, readField(owner, field, readers[field]!, prefix + field))
    } catch (error) {
      complain(error)
    }
  }
}

/** Reads the parts of a field: those in `needed` are required, those in `optional` may be missing. */
export const readParts = (
  field: string,
  owner: Fields,
  needed: Readers,
  optional: Readers = {},
): Record<string, unknown> => {
  const kept: Record<string, unknown> = {}
  for (const part of Object.keys(needed)) {
    const path = `${field}.${part}`
    const read = needed[part]!
    // A missing part is rejected by its own reader.
    kept[part] = readField(owner, part, read, path) ?? read(path, undefined)
  }
  readFields(owner, optional, keepIn(kept), `${field}.`)
  return kept
}
