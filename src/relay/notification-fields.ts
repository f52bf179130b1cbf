import {
  type Reader,
  date,
  duration,
  imageAddress,
  kind,
  linkAddress,
  number,
  oneOf,
  prose,
  text,
  words,
} from '../core/inside.ts'
import { LOOKED } from '../record/index.ts'
import { check, isObject, readName } from './check.ts'

/** Reads a name, which may be given as a number. */
const name: Reader<string> = (field, value) => readName(field, text(field, value))

/** Reads the id of a notification; what has the id of the user's last look is never shown. */
export const readId: Reader<string> = (field, value) =>
  check(field, `other than ${LOOKED}`, value !== LOOKED, name(field, value))

const boolean: Reader = kind('true or false', (value) => typeof value === 'boolean')

// JSON has no Infinity; 0 means the same.
const finiteDuration: Reader = (field, value) => (value === Infinity ? 0 : duration(field, value))

/**
 * Reads an object field by field. Null counts as absent, as everywhere, except in `data`, where it may
 * mean something; a required field that is absent is refused by its own reader.
 */
export function read(
  readers: Readonly<Record<string, Reader>>,
  input: unknown,
  owner = '',
  needed: readonly string[] = [],
): object {
  const fields = check(
    owner || 'notification',
    'an object',
    isObject(input),
    input as Record<string, unknown>,
  )
  const pathOf = (field: string): string => (owner ? `${owner}.${field}` : field)
  const kept: Record<string, unknown> = {}
  for (const field of Object.keys(readers)) {
    const value = fields[field]
    const isAbsent = value === undefined || (value === null && field !== 'data')
    if (!isAbsent || needed.includes(field)) kept[field] = readers[field]!(pathOf(field), value)
  }
  for (const field of Object.keys(fields))
    check(pathOf(field), 'JSON', typeof fields[field] !== 'function', fields[field])
  return kept
}

const image = { type: oneOf('image'), url: imageAddress, alt: text }
const icon = { type: oneOf('icon'), set: name, path: words }

const media: Reader = (field, value) =>
  isObject(value) && value.type === 'icon'
    ? read(icon, value, field, ['set', 'path'])
    : read(image, value, field, ['type', 'url'])

const action: Reader = (field, value) => {
  const kept = read({ label: name, href: linkAddress, name }, value, field, ['label'])
  return check(field, 'given an href or a name', 'href' in kept || 'name' in kept, kept)
}

/** Readers for the fields that a server may send, in the order of its JSON. */
export const readers: Readonly<Record<string, Reader>> = {
  title: prose,
  message: prose,
  type: oneOf('info', 'success', 'warning', 'error'),
  timestamp: date,
  media,
  key: name,
  category: name,
  action,
  data: (_, value) => value,
  duration: finiteDuration,
  priority: number,
  dismissible: boolean,
}
