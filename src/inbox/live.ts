import type { Notification } from '../core/index.ts'
import type { Live } from './listing.ts'
import type { InboxAction, InboxRecord } from './record.ts'

/** What this page knows beyond its records: functions, and data as it was given. */
export interface LiveVersions<Data> {
  /** Remembers the version whose words were written at this stamp. */
  know: (notification: Notification<Data>, edited: number) => void
  /** The version that a record's words come from; undefined when they are newer, or another page's. */
  notification: (record: InboxRecord) => Notification<Data> | undefined
  /** What an item shows of it. */
  of: (record: InboxRecord) => Live<Data> | undefined
  drop: (id: string) => void
}

/** Creates the memory of what was kept in this page. */
export const createLive = <Data>(): LiveVersions<Data> => {
  const versions = new Map<string, { edited: number; notification: Notification<Data> }>()

  const notification = ({ id, edited }: InboxRecord): Notification<Data> | undefined => {
    const version = versions.get(id)
    // A newer text from elsewhere must not run an old function.
    return version?.edited === edited ? version?.notification : undefined
  }

  return {
    know: (notification, edited) => versions.set(notification.id, { edited, notification }),
    notification,
    of: (record) => {
      const version = notification(record)
      return version && { action: describe(version.action), data: version.data }
    },
    drop: (id) => versions.delete(id),
  }
}

const describe = <Data>(action: Notification<Data>['action']): InboxAction | undefined => {
  if (!action) return undefined
  const { label, href, name } = action
  return Object.freeze({
    label,
    ...(href !== undefined && { href }),
    ...(name !== undefined && { name }),
  })
}
