import type { Media, NotificationType } from '../core/index.ts'
import type { InboxAction } from '../record/index.ts'
import { check, checkMs, isObject } from './check.ts'
import type { Draft } from './log.ts'
import { read, readers, readId } from './notification-fields.ts'

/** A notification as a server sends it: anything that JSON can express. */
export interface RelayNotification<Data = unknown> {
  /**
   * The same id with the same content adds nothing, so a retry is safe; with other content it is an
   * edit.
   *
   * @default a new one
   */
  id?: string | number | undefined
  /** A short summary in plain text. @default '' */
  title?: string | number | undefined
  /** The details in plain text. @default '' */
  message?: string | number | undefined
  /** `'info'`, `'success'`, `'warning'` or `'error'`. @default 'info' */
  type?: NotificationType | undefined
  /** When it happened: a Date or epoch milliseconds. */
  timestamp?: Date | number | undefined
  /** The picture next to the text, such as `{ type: 'image', url: '/ada.jpg' }`. */
  media?: Media | undefined
  /** A label with an `href`, with the name of a handler in the notifier's `actions`, or with both. */
  action?: InboxAction | undefined
  /** Notifications with the same key share one toast and one item. */
  key?: string | number | undefined
  /** The category, which users can mute. */
  category?: string | undefined
  /** Your own payload, as JSON. */
  data?: Data | undefined
  /** Display time of its toast in milliseconds; 0 means until dismissed. @default the notifier's */
  duration?: number | undefined
  /** Higher is shown first when there isn't room for all. @default 1 for errors, else 0 */
  priority?: number | undefined
  /** Whether users can dismiss its toast. @default true */
  dismissible?: boolean | undefined
}

/** Options of `publish`. */
export interface PublishOptions {
  /** Its toast's maximum age in milliseconds; 0 means only for users connected now. @default 60_000 */
  toastWithin?: number | undefined
}

/** The most bytes of a record on the wire. */
const MOST_BYTES = 4096

const objects = ['[object Object]', '[object Array]', '[object Null]']

/** Returns whether JSON would lose it: a Map, or a promise that was not awaited, would become `{}`. */
const isLost = (part: unknown): boolean =>
  typeof part === 'object' &&
  !objects.includes(Object.prototype.toString.call(part)) &&
  Object.keys(part!).length === 0

/** Refuses values that JSON would silently change. */
const checkJson = (field: string, part: unknown): unknown =>
  check(
    field,
    'JSON',
    !['function', 'symbol', 'bigint'].includes(typeof part) &&
      (typeof part !== 'number' || Number.isFinite(part)) &&
      !isLost(part),
    part,
  )

/** Sorts the keys of all objects in it: the same data in another order is not an edit. */
const sortKeys = (json: string): string =>
  JSON.stringify(JSON.parse(json), (field, part: unknown) =>
    // Not the record itself, whose fields are in order.
    field && isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Serialises to JSON. */
function toJson(value: object): string {
  const json = JSON.stringify(value, checkJson)
  // Not in the same pass: in copies of its objects, a circle would have no end.
  return 'data' in value ? sortKeys(json) : json
}

/** Checks a notification and prepares it for the log; throws a `TypeError` if it can't be sent. */
export function createDraft(
  notification: RelayNotification,
  { toastWithin = 60_000 }: PublishOptions = {},
): Draft {
  checkMs('toastWithin', toastWithin, 0)
  const words = { title: '', message: '', type: 'info', ...read(readers, notification) }
  check('title or message', 'a non-empty string', words.title || words.message, '')
  const id = readId('id', notification.id ?? crypto.randomUUID())
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
