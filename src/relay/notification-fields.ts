import { check, isName, isObject, NAME } from './check.ts'

/** Reads a field that was given: what is sent of it, or a `TypeError`. */
type Reader = (field: string, value: unknown) => unknown

const text: Reader = (field, value) =>
  String(check(field, 'a text', typeof value === 'string' || Number.isFinite(value), value))

const words: Reader = (field, value) =>
  check(field, 'a text, not empty', text(field, value) !== '', value) && String(value)

export const name: Reader = (field, value) =>
  check(field, NAME, isName(text(field, value)), value) && String(value)

const number: Reader = (field, value) => check(field, 'a number', Number.isFinite(value), value)

const boolean: Reader = (field, value) =>
  check(field, 'true or false', typeof value === 'boolean', value)

const oneOf =
  (...words: readonly unknown[]): Reader =>
  (field, value) =>
    check(field, words.join(' or '), words.includes(value), value)

// A Date is known by its method: it may come from another realm.
const date: Reader = (field, value) => {
  const ms = (value as Date | null)?.getTime?.() ?? value
  return check(
    field,
    'a Date or epoch milliseconds',
    typeof ms === 'number' && !Number.isNaN(new Date(ms).getTime()),
    ms,
  )
}

// Infinity, which JSON lacks, means what 0 means.
const duration: Reader = (field, value) =>
  value === Infinity
    ? 0
    : check(field, 'a number from 0', Number.isFinite(value) && (value as number) >= 0, value)

// The URL parser drops control characters and blanks, so a scheme can be hidden among them.
const bare = (address: string): string => address.replace(/[^!-~]/g, '')

const address =
  (refused: RegExp): Reader =>
  (field, value) =>
    check(
      field,
      'an address that runs no script',
      typeof value === 'string' && value && !refused.test(bare(value)),
      value,
    )

/** Null is absent, as everywhere, but in `data`, where it may mean something. */
export function read(
  readers: Readonly<Record<string, Reader>>,
  input: unknown,
  owner = '',
): object {
  const fields = check(
    owner || 'notification',
    'an object',
    isObject(input),
    input as Record<string, unknown>,
  )
  const kept: Record<string, unknown> = {}
  for (const field of Object.keys(readers)) {
    const value = fields[field]
    if (value === undefined || (value === null && field !== 'data')) continue
    kept[field] = readers[field]!((owner && `${owner}.${field}`) || field, value)
  }
  for (const field of Object.keys(fields))
    check(owner + field, 'JSON', typeof fields[field] !== 'function', fields[field])
  return kept
}

const needs = (field: string, part: object, ...names: readonly string[]): object => {
  for (const name of names) check(`${field}.${name}`, 'given', name in part, undefined)
  return part
}

const image = {
  type: oneOf('image'),
  url: address(/^(javascript|vbscript|data(?!:image\/)):/i),
  alt: text,
}
const icon = { type: oneOf('icon'), set: name, path: words }

const media: Reader = (field, value) =>
  isObject(value) && value.type === 'icon'
    ? needs(field, read(icon, value, field), 'set', 'path')
    : needs(field, read(image, value, field), 'type', 'url')

const action: Reader = (field, value) => {
  const kept = read(
    { label: name, href: address(/^(javascript|vbscript|data):/i), name },
    value,
    field,
  )
  check(field, 'given an href or a name', 'href' in kept || 'name' in kept, value)
  return needs(field, kept, 'label')
}

/** What a server may send of a notification, in the order of its JSON. */
export const readers: Readonly<Record<string, Reader>> = {
  title: text,
  message: text,
  type: oneOf('info', 'success', 'warning', 'error'),
  timestamp: date,
  media,
  key: name,
  category: name,
  action,
  data: (_, value) => value,
  duration,
  priority: number,
  dismissible: boolean,
}
