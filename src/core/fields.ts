import { imageAddress, linkAddress } from './address.ts'
import {
  type Fields,
  type Reader,
  asText,
  callback,
  category,
  duration,
  misfit,
  name,
  number,
  object,
  oneOf,
  text,
  words,
} from './check.ts'
import { complain } from './host.ts'
import { filedAsRead, markRead } from './inside.ts'
import { type Notification, types } from './notification.ts'

/** A notification's fields on their way in; in changes, one that is undefined is cleared. */
export type Given<Data> = {
  -readonly [Field in keyof Notification<Data>]?: Notification<Data>[Field] | undefined
}

const anything: Reader = (_, value) => value
const payload: Reader = (_, value) => value

/** What is in a field, or undefined where it holds nothing; else it throws what did not fit. */
const readField = (owner: Fields, field: string, read: Reader, path = field): unknown => {
  let value: unknown
  try {
    value = owner[field]
  } catch {
    throw misfit(path, 'readable', 'a getter that throws')
  }
  const isAbsent = value === undefined || (value === null && read !== payload)
  return isAbsent ? undefined : read(path, value)
}

/** Does without what does not fit, and says so. */
const tolerate = <Result>(read: () => Result): Result | undefined => {
  try {
    return read()
  } catch (error) {
    complain(error)
    return undefined
  }
}

/** Reads the parts of a field into a frozen copy: the first ones are needed, the others may be missing. */
const readParts = (
  field: string,
  owner: Fields,
  needed: Readonly<Record<string, Reader>>,
  optional: Readonly<Record<string, Reader>> = {},
): Record<string, unknown> => {
  const kept: Record<string, unknown> = {}
  for (const part of Object.keys(needed)) {
    const path = `${field}.${part}`
    const read = needed[part]!
    // A needed part that is absent is refused by its own reader.
    kept[part] = readField(owner, part, read, path) ?? read(path, undefined)
  }
  for (const part of Object.keys(optional)) {
    const value = tolerate(() => readField(owner, part, optional[part]!, `${field}.${part}`))
    if (value !== undefined) kept[part] = value
  }
  return kept
}

// A Date is known by its method, not by its class: it may come from another realm. A number that
// no Date can hold makes an invalid one.
const date: Reader<number> = (field, value) => {
  if (typeof value === 'number') return number(field, new Date(value).getTime())
  try {
    return number(field, (value as Date).getTime())
  } catch {
    throw misfit(field, 'a Date or a number', value)
  }
}

const media: Reader = (field, value) => {
  const owner = object(field, value)
  const { type } = readParts(field, owner, { type: oneOf('image', 'icon') })
  const parts =
    type === 'icon'
      ? readParts(field, owner, { set: name, path: name })
      : readParts(field, owner, { url: imageAddress }, { alt: text })
  return Object.freeze({ type, ...parts })
}

const waysToAct = { onAction: callback, href: linkAddress, name }

const action: Reader = (field, value) => {
  const owner = object(field, value)
  const kept = readParts(field, owner, { label: words }, { ...waysToAct, keepOpen: anything })
  if (!Object.keys(waysToAct).some((way) => way in kept)) {
    throw misfit(field, 'something to do (onAction, href or name)', value)
  }
  return Object.freeze(kept)
}

const parts = { media, action }

const readers: Readonly<Record<Exclude<keyof Notification, 'count'>, Reader>> = {
  id: words,
  title: text,
  message: text,
  type: oneOf(...types),
  duration,
  timestamp: date,
  ...parts,
  pending: anything,
  dismissible: anything,
  key: words,
  priority: number,
  category,
  silent: anything,
  keep: anything,
  onClose: callback,
  data: payload,
  render: callback,
}
const fields = Object.keys(readers) as (keyof typeof readers)[]

/** What people read, and what it is where nothing is said. */
const blank = { title: '', message: '', type: 'info' } as const

/** Anything but an object has no fields. */
const ownerOf = (input: unknown): Fields =>
  tolerate(() => object('notification', input ?? {})) ?? {}

/** A new notification's fields: of each the last that was given and fits. */
export const readInputs = <Data>(inputs: readonly unknown[]): Given<Data> => {
  const draft: Record<string, unknown> = { id: undefined, ...blank }
  for (const input of inputs) {
    const content = asText(input)
    // A text is a title.
    if (typeof content === 'string') draft.title = content
    else if (content != null) readInto(draft, ownerOf(content))
  }
  return draft
}

const readInto = (draft: Record<string, unknown>, owner: Fields): void => {
  for (const field of fields) {
    try {
      const value = readField(owner, field, readers[field])
      if (value !== undefined) draft[field] = value
    } catch (error) {
      complain(error)
    }
  }
}

/** The changes that were named and fit. */
export const readChanges = <Data>(input: unknown): Given<Data> => {
  const owner = ownerOf(input)
  const named: Record<string, unknown> = {}
  for (const field of fields) {
    try {
      if (field in owner) named[field] = readField(owner, field, readers[field])
    } catch (error) {
      complain(error)
    }
  }
  return named
}

/** A notification after some changes. */
export const change = <Data>(
  before: Notification<Data>,
  changes: Given<Data>,
): Notification<Data> => {
  const after: Record<string, unknown> = { ...before, ...changes, id: before.id }
  if (after.silent && filedAsRead(before)) markRead(after)
  for (const field of Object.keys(after)) {
    if (after[field] !== undefined) continue
    if (field in blank) after[field] = blank[field as keyof typeof blank]
    else delete after[field]
  }
  return Object.freeze(after) as unknown as Notification<Data>
}

/** Says so when there is nothing to read or to say. */
export const missWords = ({ title, message }: { title?: unknown; message?: unknown }): void => {
  if (!title && !message) complain(misfit('title or message', 'a text that is not empty', ''))
}

/** Whether two versions say something else to people. */
export const sayOther = (a: object, b: object): boolean => differ(a, b, Object.keys(blank))

/** Whether two versions differ in some fields. Parts are copies: what is in them counts. */
export const differ = (
  a: object = {},
  b: object = {},
  among: readonly string[] = Object.keys({ ...a, ...b }),
): boolean =>
  (among as (keyof typeof a)[]).some((field) =>
    field in parts ? differ(a[field], b[field]) : a[field] !== b[field],
  )
