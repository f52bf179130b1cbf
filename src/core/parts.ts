import { imageAddress, linkAddress } from './address.ts'
import {
  type Fields,
  type Reader,
  callback,
  misfit,
  name,
  object,
  oneOf,
  text,
  words,
} from './check.ts'
import { attempt, complain } from './host.ts'

export const anything: Reader = (_, value) => value
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
  path = '',
): void => {
  for (const field of Object.keys(readers)) {
    try {
      if (field in owner) keep(field, readField(owner, field, readers[field]!, path + field))
    } catch (error) {
      complain(error)
    }
  }
}

/** Reads the parts of a field: those in `needed` are required, those in `optional` may be missing. */
const readParts = (
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

// A Date is recognised by its method, not its class, since it may come from another realm. A number
// out of a Date's range makes an invalid one.
const timeOf = (value: unknown): number => {
  try {
    return new Date(typeof value === 'number' ? value : (value as Date).getTime()).getTime()
  } catch {
    return NaN
  }
}

export const date: Reader<number> = (field, value) => {
  const time = timeOf(value)
  if (Number.isNaN(time)) throw misfit(field, 'a valid Date or epoch milliseconds', value)
  return time
}

export const media: Reader = (field, value) => {
  const owner = object(field, value)
  const { type } = readParts(field, owner, { type: oneOf('image', 'icon') })
  const parts =
    type === 'icon'
      ? readParts(field, owner, { set: name, path: name })
      : readParts(field, owner, { url: imageAddress }, { alt: text })
  return Object.freeze({ type, ...parts })
}

const waysToAct = { onAction: callback, href: linkAddress, name }

export const action: Reader = (field, value) => {
  const owner = object(field, value)
  const kept = readParts(field, owner, { label: words }, { ...waysToAct, keepOpen: anything })
  if (!Object.keys(waysToAct).some((way) => way in kept)) {
    throw misfit(field, 'something to do (onAction, href or name)', value)
  }
  return Object.freeze(kept)
}
