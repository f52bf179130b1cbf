import {
  type Fields,
  type Reader,
  asText,
  callback,
  date,
  duration,
  misfit,
  number,
  object,
  oneOf,
  prose,
  string,
  words,
} from './check.ts'
import { complain } from './errors.ts'
import { createId } from './id.ts'
import { type Notification, type NotificationInput, types } from './notification.ts'
import { action, media } from './parts.ts'
import { anything, keepIn, payload, readFields, tolerate } from './read-fields.ts'
import { filedAsRead, markRead } from './read-mark.ts'

/** Fields of a notification being added or changed; in changes, undefined clears a field. */
export type Given<Data> = {
  -readonly [Field in keyof Notification<Data>]?: Notification<Data>[Field] | undefined
}

const parts = { media, action }

/** The reader of each field. */
export const readers: Readonly<Record<Exclude<keyof Notification, 'count'>, Reader>> = {
  id: words,
  title: prose,
  message: prose,
  type: oneOf(...types),
  duration,
  timestamp: date,
  ...parts,
  pending: anything,
  dismissible: anything,
  key: words,
  priority: number,
  category: string,
  silent: anything,
  keep: anything,
  onClose: callback,
  data: payload,
  render: callback,
}

/** The fields that people read, with their defaults. */
const blank = { title: '', message: '', type: 'info' } as const

/** Returns the input if it is an object; anything else is logged and has no fields. */
export const ownerOf = (input: unknown, name = 'notification'): Fields =>
  tolerate(() => object(name, input ?? {})) ?? {}

/** Reads a new notification's fields: the last valid value of each wins, and `fixed` wins over all. */
export const readInputs = <Data>(
  inputs: readonly unknown[],
  fixed?: Given<Data>,
): Given<Data> & { id: string } => {
  const draft: Record<string, unknown> = { id: undefined, ...blank }
  for (const input of inputs) {
    const content = asText(input)
    // A string is a title.
    if (typeof content === 'string') draft.title = prose('title', content)
    else if (content != null) readFields(ownerOf(content), readers, keepIn(draft))
  }
  complainIfWordless(draft, inputs.at(-1))
  draft.id ??= createId()
  return Object.assign(draft, fixed) as Given<Data> & { id: string }
}

/** Returns the notification that `notify` would add: checked and frozen, but not queued. */
export const readNotification = <Data>(input: NotificationInput<Data>): Notification<Data> =>
  Object.freeze(readInputs<Data>([input])) as Notification<Data>

/** Returns the changes that are present and valid. */
export const readChanges = <Data>(input: unknown): Given<Data> => {
  const named: Record<string, unknown> = {}
  readFields(ownerOf(input), readers, (field, value) => {
    named[field] = value
  })
  return named
}

/** Returns a notification with changes applied. */
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

interface Words {
  readonly title?: unknown
  readonly message?: unknown
}

/** Logs an error if there is neither a title nor a message. */
export const complainIfWordless = ({ title, message }: Words, got: unknown): void => {
  if (!title && !message) complain(misfit('title or message', 'a non-empty string', got))
}

/** Returns whether two versions differ in what people read. */
export const sayOther = (a: object, b: object): boolean => differ(a, b, Object.keys(blank))

/** Returns whether two versions differ in some fields. Parts are copies, so their content is compared. */
export const differ = (
  a: object = {},
  b: object = {},
  among: readonly string[] = Object.keys({ ...a, ...b }),
): boolean =>
  (among as (keyof typeof a)[]).some((field) =>
    field in parts ? differ(a[field], b[field]) : a[field] !== b[field],
  )
