import type { Notification } from '../core/index.ts'

/** One that is queued. */
interface Queued<Data> {
  readonly notification: Notification<Data>
  /** Whether the inbox has it, does not have it, or wants nothing to do with it. */
  as: 'filed' | 'unfiled' | 'adopted' | 'ignored'
}

/** What an inbox knows of its notifier's queue. */
export interface Queue<Data> {
  /** What is queued, by id. */
  readonly entries: Map<string, Queued<Data>>
  /** Whether it is shown or waits: then it is not listed. */
  readonly isOnScreen: (id: string) => boolean
  /** Those that are shown or wait. */
  readonly onScreen: () => string[]
}

/** Creates an empty picture of a queue. */
export const createQueue = <Data>(): Queue<Data> => {
  const entries = new Map<string, Queued<Data>>()

  const isOnScreen = (id: string): boolean => {
    const queued = entries.get(id)
    return !!queued && !queued.notification.silent
  }

  return { entries, isOnScreen, onScreen: () => [...entries.keys()].filter(isOnScreen) }
}
