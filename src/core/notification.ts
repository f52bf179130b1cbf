import {
  type Kind,
  callback,
  check,
  duration,
  isObject,
  name,
  number,
  object,
  oneOf,
  text,
  truth,
} from './check.ts'

/** What a notification is about; it decides look, icon, urgency and rank. */
export type NotificationType = 'info' | 'success' | 'warning' | 'error'

/** An image; without `alt` it is decorative. */
export interface ImageMedia {
  readonly type: 'image'
  readonly url: string
  readonly alt?: string
}

/** A vector icon: a path in a 24×24 box, and the name of the set it was taken from. */
export interface IconMedia {
  readonly type: 'icon'
  readonly set: string
  readonly path: string
}

/** The picture on a notification. */
export type Media = ImageMedia | IconMedia

/** The one thing that a user can do about a notification. */
export interface Action<Data = RegisteredData> {
  /** The words on the button. */
  readonly label: string
  /** Does it. While a promise that it returns is under way, display time stands still. */
  readonly onAction: (notification: Notification<Data>) => unknown
  /** Keeps the notification open when the action is done. @default false */
  readonly keepOpen?: boolean
}

/** Why a notification left. */
export type CloseReason = 'dismissed' | 'expired' | 'cleared' | 'acted'

/** What a card of one's own can do with its notification. */
export interface CardControls {
  readonly dismiss: () => boolean
  readonly act: () => boolean
}

/**
 * The place to name the type of `data` on the shared `notify`.
 *
 * @example
 * declare module 'belfry' {
 *   interface Register { data: { orderId: string } }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is empty so that users can fill it
export interface Register {}

/** The type of `data` where nothing else is said: what `Register` names, or unknown. */
export type RegisteredData = Register extends { data: infer Data } ? Data : unknown

/** A message to the user, as it is queued and published: frozen, and never changed afterwards. */
export interface Notification<Data = RegisteredData> {
  /** Unique, also across tabs and reloads. */
  readonly id: string
  /** @default '' */
  readonly title: string
  /** @default '' */
  readonly message: string
  /** @default 'info' */
  readonly type: NotificationType
  /** Display time in milliseconds; 0 or Infinity: until dismissed. @default the notifier's: 5000 */
  readonly duration?: number
  /** When it happened, in epoch milliseconds. */
  readonly timestamp?: number
  readonly media?: Media
  readonly action?: Action<Data>
  /** Work is under way: it shows a spinner and never expires. @default false */
  readonly pending?: boolean
  /** False takes away close button, Escape and swipe; it still expires, acts and clears. @default true */
  readonly dismissible?: boolean
  /** Adding another one with the same key replaces this one and raises its `count`. */
  readonly key?: string
  /** How often it was added with its key: absent, then 2, 3, … */
  readonly count?: number
  /** Larger is shown first when there is not room for all. @default 1 for errors, else 0 */
  readonly priority?: number
  /** Hears, once, why it left. */
  readonly onClose?: (reason: CloseReason) => void
  /** The user's own payload, kept as it is. */
  readonly data?: Data
  /** Draws this one card. Title and message are still what is announced. */
  readonly render?: (notification: Notification<Data>, controls: CardControls) => unknown
}

/** What one may say of a notification when adding it. */
export type NotificationInput<Data = RegisteredData> = {
  [Field in keyof Omit<Notification<Data>, 'timestamp' | 'count'>]?:
    | Notification<Data>[Field]
    | undefined
} & {
  /** When it happened: a Date or epoch milliseconds. */
  timestamp?: Date | number | undefined
}

/** Everything beside the title. */
export type NotificationOptions<Data = RegisteredData> = Omit<NotificationInput<Data>, 'title'>

/** What an update may change; a field present as `undefined` is cleared. */
export type NotificationChanges<Data = RegisteredData> = Omit<NotificationInput<Data>, 'id'>

/** Display time where nothing else is said. */
export const DEFAULT_DURATION = 5000

const defaults: Record<string, unknown> = { id: '', title: '', message: '', type: 'info' }

/** Larger goes first when there is not room for all. */
export const rankOf = ({ priority, type }: Pick<Notification, 'priority' | 'type'>): number =>
  priority ?? (type === 'error' ? 1 : 0)

// The largest time that a Date can hold.
const LAST_DATE = 8.64e15
const date: Kind = [
  'a date or epoch milliseconds',
  (value) => number[1](value) && Math.abs(value as number) <= LAST_DATE,
]

// The URL parser drops control characters and blanks, so a scheme can be hidden among them.
const imageAddress: Kind = [
  'the address of an image',
  (value) =>
    name[1](value) &&
    !/^(javascript|vbscript|data(?!:image\/)):/i.test((value as string).replace(/[^!-~]/g, '')),
]

type Kinds = Readonly<Record<string, Kind>>
type Fields = Readonly<Record<string, unknown>>

const mediaType = oneOf('image', 'icon')
const imageKinds: Kinds = { type: mediaType, url: imageAddress, alt: text }
const iconKinds: Kinds = { type: mediaType, set: name, path: name }
const actionKinds: Kinds = { label: name, onAction: callback, keepOpen: truth }
const kinds: Kinds = {
  id: name,
  title: text,
  message: text,
  type: oneOf('info', 'success', 'warning', 'error'),
  duration,
  timestamp: date,
  media: object,
  action: object,
  pending: truth,
  dismissible: truth,
  key: name,
  priority: number,
  onClose: callback,
  data: ['anything', () => true],
  render: callback,
}

/** A checked and frozen copy of a part; all but one of its fields are required. */
function copyPart(owner: string, part: Fields, takes: Kinds, optional: string): object {
  const copy: Record<string, unknown> = {}
  for (const field in takes) {
    const value = part[field]
    if (value !== undefined || field !== optional) {
      copy[field] = check(`${owner}.${field}`, takes[field]!, value)
    }
  }
  return Object.freeze(copy)
}

/** What is kept of a value that is not kept as it is. */
const copies: Record<string, (value: Fields) => unknown> = {
  // By its method, not by its class: a Date may come from another realm.
  timestamp: (value) => (value as unknown as Date).getTime?.(),
  media: (value) => copyPart('media', value, value.type === 'icon' ? iconKinds : imageKinds, 'alt'),
  action: (value) => copyPart('action', value, actionKinds, 'keepOpen'),
}

/** Fields of a notification; those that are undefined are absent, or cleared. */
type Given<Data> = { [Field in keyof Notification<Data>]?: Notification<Data>[Field] | undefined }

/** The fields that were named, checked and copied; each is read once. Undefined means the default. */
export function readFields<Data>(input: NotificationInput<Data>): Given<Data> {
  check('notification', object, input)
  const named: Record<string, unknown> = {}
  for (const field in kinds) {
    if (!(field in input)) continue
    const value: unknown = input[field as keyof typeof input]
    const copy = isObject(value) ? copies[field]?.({ ...value }) : undefined
    named[field] =
      value === undefined ? defaults[field] : check(field, kinds[field]!, copy ?? value)
  }
  return named
}

/** A notification of these fields; what is undefined is absent. */
export function createNotification<Data>(given: Given<Data>): Notification<Data> {
  const notification: Record<string, unknown> = {}
  for (const [field, value] of Object.entries({ ...defaults, ...given })) {
    if (value !== undefined) notification[field] = value
  }
  check('title or message', name, notification.title || notification.message)
  return Object.freeze(notification) as unknown as Notification<Data>
}

/** A notification with the named fields replaced. A new type ends what was pending. */
export function changeNotification<Data>(
  before: Notification<Data>,
  named: Given<Data>,
): Notification<Data> {
  const { id, type, pending } = before
  check('id', oneOf(id), named.id || id)
  const ends = !('pending' in named) && (named.type ?? type) !== type
  return createNotification({ ...before, pending: ends ? undefined : pending, ...named, id })
}

/** The fields in which two versions differ. Media and action are copies: what is in them counts. */
export const differences = (a?: Fields, b?: Fields): readonly string[] =>
  Object.keys({ ...a, ...b }).filter((field) =>
    field in copies && field !== 'timestamp'
      ? differences(a?.[field] as Fields, b?.[field] as Fields).length
      : !Object.is(a?.[field], b?.[field]),
  )
