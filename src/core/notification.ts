/** What a notification is about; it decides look, icon, urgency and rank. */
export type NotificationType = 'info' | 'success' | 'warning' | 'error'

/** What a notification can be about. */
export const types: readonly NotificationType[] = ['info', 'success', 'warning', 'error']

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

/** The one thing that a user can do about a notification: at least one of the three ways to do it. */
export interface Action<Data = RegisteredData> {
  /** The words on the button or link. */
  readonly label: string
  /** Does it. While a promise that it returns is under way, display time stands still. */
  readonly onAction?: (notification: Notification<Data>) => unknown
  /** Where it leads: drawn as a real link. */
  readonly href?: string
  /** The name of a handler in the notifier's `actions`: unlike a function, it can be stored and sent. */
  readonly name?: string
  /** Keeps the notification open when the action is done. @default false */
  readonly keepOpen?: boolean
}

/** Why a notification left. */
export type CloseReason = 'dismissed' | 'expired' | 'cleared' | 'acted'

/** Who closed it, where a person did: by close button, Escape, swipe or “Dismiss all”. */
export type ClosedBy = 'user'

/** Where a card is on its way. */
export type CardState = 'entering' | 'shown' | 'leaving'

/** A piece of a card, as the view draws it: React takes it for an element. */
export interface CardPiece {
  readonly type: never
  readonly props: unknown
  readonly key: string | null
}

/** The usual card's own pieces, for a card that wants some of them; null where it has none. */
export interface CardParts {
  /** Its image or icon, its spinner, or the sign of its type. */
  readonly picture: CardPiece | null
  /** Title, message and time. */
  readonly text: CardPiece | null
  /** The button or link of its action. */
  readonly action: CardPiece | null
  /** Its close button. */
  readonly close: CardPiece | null
}

/** What a card of one's own can do with its notification, and what it can be built from. */
export interface CardControls {
  /** Closes it, as the user's doing. */
  readonly dismiss: () => boolean
  /** Runs its action. */
  readonly act: () => boolean
  /** Where the card is on its way. */
  readonly state: CardState
  /** What the usual card is made of. */
  readonly parts: CardParts
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
  /** What it is about, in a few words: plain text, since it is also said, stored and sent. @default '' */
  readonly title: string
  /** What more there is to say, as plain text. @default '' */
  readonly message: string
  /** What kind of news it is. @default 'info' */
  readonly type: NotificationType
  /** Display time in milliseconds; 0 or Infinity: until dismissed. @default the notifier's: 5000 */
  readonly duration?: number
  /** When it happened, in epoch milliseconds. */
  readonly timestamp?: number
  /** The picture beside its words. */
  readonly media?: Media
  /** The one thing that a user can do about it, such as undo. */
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
  /** What the user may mute, such as `'comments'`. */
  readonly category?: string
  /** Neither shown nor said; queued and timed as if it were. @default false */
  readonly silent?: boolean
  /** False: no inbox keeps it. @default true */
  readonly keep?: boolean
  /** Hears, once, why it left, and whether a person did it. */
  readonly onClose?: (reason: CloseReason, by?: ClosedBy) => void
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
