import type { NotificationType } from '../../core/index.ts'
import { complete } from '../../parts/index.ts'

/** Every text that bell, panel and list show or announce. */
export interface InboxLabels {
  /** The name of the bell. @default (n) => n ? `Notifications, ${n} unread` : 'Notifications' */
  bell: (unread: number) => string
  /** The name of the panel. @default 'Notifications' */
  heading: string
  /** The text beside the heading. @default (n) => n ? `${n} unread` : 'Nothing unread' */
  unreadCount: (unread: number) => string
  /** Announced with an unread row. @default 'Unread' */
  unread: string
  /** @default 'Mark as read' */
  markRead: string
  /** @default 'Mark as unread' */
  markUnread: string
  /** @default 'Archive' */
  archive: string
  /** Restores an archived item. @default 'Move to inbox' */
  restore: string
  /** @default 'Mark all as read' */
  markAll: string
  /** Toggles the view of archived items. @default 'Archived' */
  archived: string
  /** Announced when rows were marked as read. @default 'Marked as read.' */
  wasRead: string
  /** Announced when a row was marked as unread. @default 'Marked as unread.' */
  wasUnread: string
  /** Announced when a row was archived. @default 'Archived.' */
  wasArchived: string
  /** Announced when a row was restored. @default 'Moved to inbox.' */
  wasRestored: string
  /** @default 'Undo' */
  undo: string
  /** @default 'Show older' */
  older: string
  /** How many arrived while the rows were kept in place. @default (n) => `${n} new` */
  fresh: (count: number) => string
  /** @default 'Nothing here yet.' */
  empty: string
  /** @default 'Close' */
  close: string
  /** How many times it arrived. @default (n) => `${n} times` */
  times: (count: number) => string
  /** Announced instead of many messages at once. @default (n) => `${n} notifications` */
  summary: (count: number) => string
  /** Shown in a row whose action has failed. @default 'It failed. Try again.' */
  failed: string
  /** The names of the types. @default Info, Success, Warning, Error */
  types: Record<NotificationType, string>
}

/** Your own texts; any that are absent or undefined keep their default. */
export type OwnInboxLabels = {
  [Label in keyof Omit<InboxLabels, 'types'>]?: InboxLabels[Label] | undefined
} & {
  /** The names of the types; those that are absent keep their default. */
  types?: { [Type in NotificationType]?: string | undefined } | undefined
}

const usual: InboxLabels = {
  bell: (unread) => (unread ? `Notifications, ${unread} unread` : 'Notifications'),
  heading: 'Notifications',
  unreadCount: (unread) => (unread ? `${unread} unread` : 'Nothing unread'),
  unread: 'Unread',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  archive: 'Archive',
  restore: 'Move to inbox',
  markAll: 'Mark all as read',
  archived: 'Archived',
  wasRead: 'Marked as read.',
  wasUnread: 'Marked as unread.',
  wasArchived: 'Archived.',
  wasRestored: 'Moved to inbox.',
  undo: 'Undo',
  older: 'Show older',
  fresh: (count) => `${count} new`,
  empty: 'Nothing here yet.',
  close: 'Close',
  times: (count) => `${count} times`,
  summary: (count) => `${count} notifications`,
  failed: 'It failed. Try again.',
  types: { info: 'Info', success: 'Success', warning: 'Warning', error: 'Error' },
}

/** Returns every text: your own where valid, else the English default. */
export const completeInboxLabels = (own: OwnInboxLabels | undefined): InboxLabels =>
  complete(own, usual)
