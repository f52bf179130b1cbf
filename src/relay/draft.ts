import type { Media, NotificationType } from '../core/index.ts'
import type { InboxAction } from '../inbox/index.ts'
import { check, checkMs, isName, isObject, NAME } from './check.ts'
import type { Draft } from './log.ts'

/** A notification as a server sends it: what can be written as JSON. */
export interface RelayNotification<Data = unknown> {
  /** The same id with the same words appends nothing, so a retry is safe; with other words it is an edit. @default a new one */
  readonly id?: string | number | undefined
  /** @default '' */
  readonly title?: string | number | undefined
  /** @default '' */
  readonly message?: string | number | undefined
  /** @default 'info' */
  readonly type?: NotificationType | undefined
  /** When it happened: a Date or epoch milliseconds. */
  readonly timestamp?: Date | number | undefined
  readonly media?: Media | undefined
  /** A label with an address, with the name of a handler in the notifier's `actions`, or with both. */
  readonly action?: InboxAction | undefined
  /** Those with the same key are one toast and one item. */
  readonly key?: string | number | undefined
  /** What the user may mute. */
  readonly category?: string | undefined
  /** The user's own payload, as JSON. */
  readonly data?: Data | undefined
  /** Display time of its toast in milliseconds; 0: until dismissed. @default the notifier's */
  readonly duration?: number | undefined
  /** Larger is shown first when there is not room for all. @default 1 for errors, else 0 */
  readonly priority?: number | undefined
  /** False takes away the ways to dismiss its toast. @default true */
  readonly dismissible?: boolean | undefined
}

/** What concerns the sending alone. */
export interface PublishOptions {
  /** How old, in milliseconds, it may be and still be shown; 0: only to those connected now. @default 60_000 */
  readonly toastWithin?: number
}

/** The most bytes that a record takes on the wire. */
const MOST_BYTES = 4096

/** Reads a field that was given: what is sent of it, or a `TypeError`. */
type Reader = (field: string, value: unknown) => unknown

const text: Reader = (field, value) =>
  String(check(field, 'a text', typeof value === 'string' || Number.isFinite(value), value))

const name: Reader = (field, value) =>
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
function read(readers: Readonly<Record<string, Reader>>, input: unknown, owner = ''): object {
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
const icon = { type: oneOf('icon'), set: name, path: text }

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

const readers: Readonly<Record<string, Reader>> = {
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

/** What JSON would change without a word is refused. */
const toJson = (value: object): string =>
  JSON.stringify(value, (field, part: unknown) =>
    check(
      field,
      'JSON',
      !['function', 'symbol', 'bigint'].includes(typeof part) &&
        (typeof part !== 'number' || Number.isFinite(part)),
      part,
    ),
  )

/** A checked notification, ready for the log; a `TypeError` where it cannot be sent. */
export function createDraft(
  notification: RelayNotification,
  { toastWithin = 60_000 }: PublishOptions = {},
): Draft {
  checkMs('toastWithin', toastWithin, 0)
  const words = { title: '', message: '', type: 'info', ...read(readers, notification) }
  check('title or message', 'a text, not empty', words.title || words.message, '')
  const id = name('id', notification.id ?? crypto.randomUUID()) as string
  const rest = toJson({ ...words, toastWithin }).slice(1)
  const pieces = [
    `{"v":1,"id":${JSON.stringify(id)},"filed":`,
    ',"edited":',
    ',"state":["unread",',
    `],${rest}`,
  ]
  const bytes = new TextEncoder().encode(pieces.join('1000000000000')).length
  check(
    'notification',
    `at most ${MOST_BYTES} bytes as JSON`,
    bytes <= MOST_BYTES,
    `${bytes} bytes`,
  )
  return { id, pieces, kept: toastWithin > 0 }
}
