import type { Notification } from '../core/index.ts'
import type { InboxRecord } from '../record/index.ts'

/** What this page knows beyond the records: functions of notifications, and `data` as it was given. */
export interface Live<Data> {
  /** Remembers the version whose content was written at this stamp. */
  know: (notification: Notification<Data>, edited: number) => void
  /** Returns the version that a record was made from; undefined if it is newer or from another page. */
  of: (record: InboxRecord) => Notification<Data> | undefined
  /** Call it when a record's stamps were corrected, and its content is the same. */
  restamp: (before: InboxRecord, after: InboxRecord) => void
  drop: (id: string) => void
}

/** Creates the memory of the notifications kept by this page. */
export const createLive = <Data>(): Live<Data> => {
  const versions = new Map<string, { edited: number; notification: Notification<Data> }>()

  return {
    know: (notification, edited) => versions.set(notification.id, { edited, notification }),
    of: ({ id, edited }) => {
      const version = versions.get(id)
      // Newer content from elsewhere must not run an old function.
      return version?.edited === edited ? version?.notification : undefined
    },
    restamp: ({ id, edited }, after) => {
      const version = versions.get(id)
      if (version && version.edited === edited) version.edited = after.edited ?? edited
    },
    drop: (id) => versions.delete(id),
  }
}
