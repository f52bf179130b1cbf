import type { Media, NotificationType } from '../core/index.ts'

/** Where an item stands: not yet read, read, or put away. */
export type ItemState = 'unread' | 'read' | 'archived'

/** What is kept of an action: what can be stored and sent. */
export interface InboxAction {
  /** The words on the button or link. */
  readonly label: string
  /** Where it leads. */
  readonly href?: string
  /** The name of a handler in the notifier's `actions`. */
  readonly name?: string
}

/** What people read of a record, and what belongs to it. */
export interface RecordWords {
  readonly title?: string
  readonly message?: string
  readonly type?: NotificationType
  readonly timestamp?: number
  readonly media?: Media
  readonly key?: string
  readonly category?: string
  readonly count?: number
  readonly action?: InboxAction
  readonly data?: unknown
}

/** What store, tabs and relay carry of an item. What is absent is as old as time. */
export interface InboxRecord extends RecordWords {
  /** The version of this shape. */
  readonly v: 1
  readonly id: string
  /** When it came, or came again: its place in the list. */
  readonly filed?: number
  /** When its words were written. */
  readonly edited?: number
  /** Where it stands, and since when. */
  readonly state?: readonly [state: ItemState, stamp: number]
  /** When its action was done. */
  readonly acted?: number
  /** When it was removed; it is alive while `filed` is larger. */
  readonly gone?: number
}
