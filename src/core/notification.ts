/** The kind of a notification; determines its look, icon, urgency and rank. */
export type NotificationType = 'info' | 'success' | 'warning' | 'error'

/** All types of notification. */
export const types: readonly NotificationType[] = ['info', 'success', 'warning', 'error']

/** An image, such as `{ type: 'image', url: '/ada.jpg', alt: 'Ada' }`. */
export interface ImageMedia {
  /** Says that it is an image. */
  readonly type: 'image'
  /** The address of the image. */
  readonly url: string
  /** What the image shows; without it, the image is decorative. */
  readonly alt?: string | undefined
}

/** A vector icon, such as `{ type: 'icon', set: 'mdi', path: mdiCheck }`. */
export interface IconMedia {
  /** Says that it is an icon. */
  readonly type: 'icon'
  /** The name of the set it was taken from, such as `'mdi'`. */
  readonly set: string
  /** The `d` of an SVG path in a 24×24 box. */
  readonly path: string
}

/** The picture of a notification. */
export type Media = ImageMedia | IconMedia

/**
 * The one action that a notification offers. It needs an `onAction`, an `href` or a `name`.
 *
 * @example
 * notify('Message deleted', { action: { label: 'Undo', onAction: () => restore(message) } })
 */
export interface Action<Data = RegisteredData> {
  /** The text of the button or link. */
  readonly label: string
  /** Runs the action. If it returns a promise, display time is paused until that settles. */
  readonly onAction?: ((notification: Notification<Data>) => unknown) | undefined
  /** The URL it leads to; rendered as a real link. */
  readonly href?: string | undefined
  /** The name of a handler in the notifier's `actions`; unlike a function, it can be stored and sent. */
  readonly name?: string | undefined
  /** Keeps the notification open when the action is done. @default false */
  readonly keepOpen?: boolean | undefined
}

/** Why a notification was closed. */
export type CloseReason = 'dismissed' | 'expired' | 'cleared' | 'acted'

/** Says that a person closed it: by close button, Escape, swipe or “Dismiss all”. */
export type ClosedBy = 'user'

/** Whether a card is entering, shown or leaving. */
export type CardState = 'entering' | 'shown' | 'leaving'

/** A piece of a card as the view renders it; usable as a React element. */
export interface CardPiece {
  readonly type: never
  readonly props: unknown
  readonly key: string | null
}

/** The pieces of the default card, for reuse in a custom one; null for a piece that it lacks. */
export interface CardParts {
  /** The image or icon, the spinner, or the symbol of its type. */
  readonly picture: CardPiece | null
  /** Title, message and time, and that its action has failed. */
  readonly text: CardPiece | null
  /** The button or link of the action. */
  readonly action: CardPiece | null
  /** The close button. */
  readonly close: CardPiece | null
}

/** What a custom card can do with its notification, and the pieces it can be built from. */
export interface CardControls {
  /** Closes the notification on the user's behalf. */
  readonly dismiss: () => boolean
  /** Runs the notification's action. */
  readonly act: () => boolean
  /** Whether the card is entering, shown or leaving. */
  readonly state: CardState
  /** The pieces of the default card. */
  readonly parts: CardParts
}

/**
 * Declares the type of `data` on the shared `notify`. Augment it in your own code.
 *
 * @example
 * import 'belfry'
 *
 * declare module 'belfry' {
 *   interface Register { data: { orderId: string } }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is empty so that users can fill it
export interface Register {}

/** The default type of `data`: what `Register` declares, or unknown. */
export type RegisteredData = Register extends { data: infer Data } ? Data : unknown

/** The fields that are given as they are published, writable so that they can be collected. */
type InputFields<Data> = {
  -readonly [Field in keyof Omit<Notification<Data>, 'timestamp' | 'count'>]?:
    | Notification<Data>[Field]
    | undefined
}

/** A message to the user, as queued and published: frozen, and never changed afterwards. */
export interface Notification<Data = RegisteredData> {
  /**
   * Unique, even across tabs and reloads. Adding another one with an id that is queued replaces that
   * one in its place.
   *
   * @default a new one
   */
  readonly id: string
  /** A short summary in plain text, since it is also announced, stored and sent. @default '' */
  readonly title: string
  /** The details in plain text. @default '' */
  readonly message: string
  /** `'info'`, `'success'`, `'warning'` or `'error'`. @default 'info' */
  readonly type: NotificationType
  /** Display time in milliseconds; 0 or Infinity keeps it until dismissed. @default the notifier's: 5000 */
  readonly duration?: number
  /** When it happened, in epoch milliseconds. */
  readonly timestamp?: number
  /** The picture next to the text, such as `{ type: 'image', url: '/ada.jpg' }`. */
  readonly media?: Media
  /** The one action that it offers, such as `{ label: 'Undo', onAction: restore }`. */
  readonly action?: Action<Data>
  /** Shows a spinner and never expires, because work is in progress. @default false */
  readonly pending?: boolean
  /** False removes close button, Escape and swipe; it can still expire, act and be cleared. @default true */
  readonly dismissible?: boolean
  /** Adding another one with the same key replaces this one and raises its `count`. */
  readonly key?: string
  /** How many times it was added with its key: absent, then 2, 3, … */
  readonly count?: number
  /** A higher one is shown first when there isn't room for all. @default 1 for errors, else 0 */
  readonly priority?: number
  /** A category that users can mute, such as `'comments'`. */
  readonly category?: string
  /** Neither shown nor announced, but queued and timed as if it were. @default false */
  readonly silent?: boolean
  /** False keeps it out of every inbox. @default true */
  readonly keep?: boolean
  /** Called once when it closes, with the reason and whether a person did it. */
  readonly onClose?: (reason: CloseReason, by?: ClosedBy) => void
  /** Your own payload, kept as is. */
  readonly data?: Data
  /** Renders this one card, such as `({ title }) => <b>{title}</b>`. Title and message are still announced. */
  readonly render?: (notification: Notification<Data>, controls: CardControls) => unknown
}

/**
 * The fields of a `Notification` to add: all are optional, and one set to `undefined` is absent.
 * `count` is only ever published.
 */
export interface NotificationInput<Data = RegisteredData> extends InputFields<Data> {
  /** When it happened: a Date or epoch milliseconds. */
  timestamp?: Date | number | undefined
}

/** All fields except the title. */
export type NotificationOptions<Data = RegisteredData> = Omit<NotificationInput<Data>, 'title'>

/** The fields that an update can change; one set to `undefined` is cleared. */
export type NotificationChanges<Data = RegisteredData> = Omit<NotificationInput<Data>, 'id'>

/** The default display time in milliseconds. */
export const DEFAULT_DURATION = 5000
