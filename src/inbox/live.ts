import type { Notification } from '../core/index.ts'
import type { InboxRecord } from '../record/index.ts'

/** What this page knows beyond its records: notifications with their functions, and data as it was given. */
export interface Live<Data> {
  /** Remembers the version whose words were written at this stamp. */
  know: (notification: Notification<Data>, edited: number) => void
  /** The version that a record's words come from; undefined when they are newer, or another page's. */
  of: (record: InboxRecord) => Notification<Data> | undefined
  drop: (id: string) => void
}

/** Creates the memory of what was kept in this page. */
export const createLive = <Data>(): Live<Data> => {
  const versions = new Map<string, { edited: number; notification: Notification<Data> }>()

  return {
    know: (notification, edited) => versions.set(notification.id, { edited, notification }),
    of: ({ id, edited }) => {
      const version = versions.get(id)
      // A newer text from elsewhere must not run an old function.
      return version?.edited === edited ? version?.notification : undefined
    },
    drop: (id) => versions.delete(id),
  }
}
