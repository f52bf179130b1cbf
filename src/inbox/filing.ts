import type { Change, CloseReason, Notification, Notifier } from '../core/index.ts'

/** What filing tells the inbox. */
export interface FilingEvents<Data> {
  /** A version was queued that is to be filed; false: it may not be kept. */
  file: (notification: Notification<Data>) => boolean
  /** What was filed is withdrawn, since a later version may not be kept. */
  withdraw: (id: string) => void
  /** What was filed has left the queue, as one that was dealt with. */
  dealtWith: (id: string, reason: CloseReason) => void
  /** What is listed under an id: nothing while it is on screen. */
  listed: (id: string) => unknown
  /** Something came into the lists or left them. */
  moved: () => void
}

/** What an inbox knows of the queue. */
export interface Filing<Data> {
  /** Whether it is shown or waits: then it is not listed. */
  isOnScreen: (id: string) => boolean
  /** Those that are shown or wait. */
  onScreen: () => string[]
  /** What is queued under an id. */
  queued: (id: string) => Notification<Data> | undefined
  /** The next of this id is a record that is here already. */
  adopt: (id: string) => void
  /** Has nothing to do any more with what is queued now. */
  letGo: () => void
  /** Begins with what is queued now. */
  start: () => void
  close: () => void
}

interface Queued<Data> {
  notification: Notification<Data>
  /** Whether the inbox has it, does not have it, or wants nothing to do with it. */
  as: 'filed' | 'unfiled' | 'adopted' | 'ignored'
}

/** Follows a notifier: every version that settles is filed, and what was dealt with is marked. */
export const createFiling = <Data>(
  notifier: Notifier<Data>,
  { file, withdraw, dealtWith, listed, moved }: FilingEvents<Data>,
): Filing<Data> => {
  const queue = new Map<string, Queued<Data>>()
  const adopted = new Set<string>()

  const enter = (notification: Notification<Data>): void => {
    const { id } = notification
    const as = queue.get(id)?.as ?? (adopted.delete(id) ? 'adopted' : 'unfiled')
    const entry: Queued<Data> = { notification, as }
    queue.set(id, entry)
    if (as === 'adopted' || as === 'ignored' || notification.pending) return
    entry.as = file(notification) ? 'filed' : 'unfiled'
    if (as === 'filed' && entry.as === 'unfiled') withdraw(id)
  }

  const leave = ({ notification: { id }, reason, by }: Change<Data>): void => {
    const entry = queue.get(id)
    queue.delete(id)
    const isDealtWith =
      reason === 'acted' || reason === 'dismissed' || (reason === 'cleared' && by === 'user')
    if (isDealtWith && (entry?.as === 'filed' || entry?.as === 'adopted')) dealtWith(id, reason)
  }

  const follow = (change: Change<Data>): void => {
    const { id } = change.notification
    const before = listed(id)
    if (change.type === 'closed') leave(change)
    else enter(change.notification)
    if (before !== listed(id)) moved()
  }

  const isOnScreen = (id: string): boolean => {
    const entry = queue.get(id)
    return !!entry && !entry.notification.silent
  }

  let leaveNotifier: (() => void) | undefined

  return {
    isOnScreen,
    onScreen: () => [...queue.keys()].filter(isOnScreen),
    queued: (id) => queue.get(id)?.notification,
    adopt: (id) => adopted.add(id),
    letGo: () => {
      for (const entry of queue.values()) entry.as = 'ignored'
    },
    start: () => {
      for (const notification of notifier.list()) follow({ type: 'added', notification })
      leaveNotifier = notifier.observe(follow)
    },
    close: () => leaveNotifier?.(),
  }
}
