import type { Media, NotificationType } from '../core/index.ts'
import type { InboxAction } from '../record/index.ts'
import { check, checkMs } from './check.ts'
import type { Draft } from './log.ts'
import { name, read, readers } from './notification-fields.ts'

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
  readonly toastWithin?: number | undefined
}

/** The most bytes that a record takes on the wire. */
const MOST_BYTES = 4096

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
  const id = name('id', notification.id ?? crypto.randomUUID())
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
