import type { Notification } from '../core/index.ts'
import type { InboxRecord } from '../record/index.ts'

/** A queued notification. */
export interface Queued<Data> {
  readonly notification: Notification<Data>
  /** Whether the inbox files it as its own, adopts it as an existing record, or ignores it. */
  as: 'own' | 'adopted' | 'ignored'
  /** The record that it was filed as, or adopts; undefined if it isn't kept. */
  record: InboxRecord | undefined
}

/** What an inbox knows of its notifier's queue. */
export interface Queue<Data> {
  /** The queued notifications, by id. */
  readonly entries: Map<string, Queued<Data>>
  /** Returns whether it is shown or waiting, and so not listed. */
  readonly isOnScreen: (id: string) => boolean
}

/** Creates an empty mirror of a queue. */
export const createQueue = <Data>(): Queue<Data> => {
  const entries = new Map<string, Queued<Data>>()

  const isOnScreen = (id: string): boolean => {
    const queued = entries.get(id)
    return !!queued && !queued.notification.silent
  }

  return { entries, isOnScreen }
}
