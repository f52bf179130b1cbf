import type { NotificationType } from '../../core/index.ts'
import { complete } from '../../parts/index.ts'

/** Every word that bell, panel and list say or show. */
export interface InboxLabels {
  /** The name of the bell. @default (n) => n ? `Notifications, ${n} unread` : 'Notifications' */
  bell: (unread: number) => string
  /** The name of the panel. @default 'Notifications' */
  heading: string
  /** What stands under the heading. @default (n) => n ? `${n} unread` : 'Nothing unread' */
  unreadCount: (unread: number) => string
  /** What a row that is unread says of itself. @default 'Unread' */
  unread: string
  /** @default 'Mark as read' */
  markRead: string
  /** @default 'Mark as unread' */
  markUnread: string
  /** @default 'Archive' */
  archive: string
  /** Brings an archived one back. @default 'Move to inbox' */
  restore: string
  /** @default 'Mark all as read' */
  markAll: string
  /** Leads to those that were archived, and back. @default 'Archived' */
  archived: string
  /** What is said when rows were marked as read. @default 'Marked as read.' */
  wasRead: string
  /** What is said when a row was marked as unread. @default 'Marked as unread.' */
  wasUnread: string
  /** What is said when a row was archived. @default 'Archived.' */
  wasArchived: string
  /** What is said when a row was brought back. @default 'Moved to inbox.' */
  wasRestored: string
  /** @default 'Undo' */
  undo: string
  /** @default 'Show older' */
  older: string
  /** How many came while nothing may move. @default (n) => `${n} new` */
  fresh: (count: number) => string
  /** @default 'Nothing here yet.' */
  empty: string
  /** @default 'Close' */
  close: string
  /** How often the same came. @default (n) => `${n} times` */
  times: (count: number) => string
  /** What is read aloud in place of many. @default (n) => `${n} notifications` */
  summary: (count: number) => string
  /** What a row says when its action has failed. @default 'It failed. Try again.' */
  failed: string
  /** The types, in words. @default Info, Success, Warning, Error */
  types: Record<NotificationType, string>
}

/** Words of one's own: those that are absent or undefined stay as they are. */
export type OwnInboxLabels = {
  [Label in keyof Omit<InboxLabels, 'types'>]?: InboxLabels[Label] | undefined
} & {
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

/** Every word: one's own where there is one that fits, else the English one. */
export const completeInboxLabels = (own: OwnInboxLabels | undefined): InboxLabels =>
  complete(own, usual)
