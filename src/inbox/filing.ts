import type { Change, Notification, Notifier } from '../core/index.ts'
import { filedAsRead, onLate } from '../core/inside.ts'
import { type InboxRecord, LOOKED, isDone, isItem, readWords, stateOf } from '../record/index.ts'
import type { InboxOptions } from './inbox.ts'
import { keptVersion } from './kept-version.ts'
import type { Ledger } from './ledger.ts'
import type { Live } from './live.ts'
import type { Queue, Queued } from './queue.ts'
import type { Shelf } from './shelf.ts'
import type { Stamps } from './stamps.ts'

/** Turns notifications into records. */
export interface Filing<Data> {
  /** Keeps a notification, as read or unread; returns its record, or undefined if it may not be kept. */
  file: (notification: Notification<Data>, isRead: boolean) => InboxRecord | undefined
  /** Marks a listed record as read, and as done if it was acted on. */
  dealWith: (record: InboxRecord, isActed: boolean) => void
  /** Treats the next version with this id as the record that is already here. */
  adopt: (id: string) => void
  close: () => void
}

/** What filing needs from its inbox. */
interface Surroundings<Data> {
  notifier: Notifier<Data>
  queue: Queue<Data>
  shelf: Shelf
  live: Live<Data>
  ledger: Ledger
  stamps: Stamps
  keep: InboxOptions<Data>['keep']
}

/** Returns what a record would say of a notification, to be compared. */
const wordsIn = (notification: object): string => JSON.stringify(readWords(notification))

/**
 * Follows a notifier, starting with what is queued now: every version that isn't pending is filed,
 * and what a user has dealt with is marked.
 */
export const createFiling = <Data>(around: Surroundings<Data>): Filing<Data> => {
  const { notifier, queue, shelf, live, ledger, stamps, keep } = around
  const adopted = new Set<string>()

  const listed = (id: string): InboxRecord | undefined => {
    const record = shelf.get(id)
    return isItem(record) && !queue.isOnScreen(id) ? record : undefined
  }

  /** Returns the record if it still says what a card does: newer words from elsewhere, nobody has read here. */
  const unchanged = ({ record }: Queued<Data>): InboxRecord | undefined => {
    const now = record && shelf.get(record.id)
    if (!isItem(now)) return undefined
    return now.title === record!.title && now.message === record!.message ? now : undefined
  }

  const file: Filing<Data>['file'] = (notification, isRead) => {
    const kept = keptVersion(notification, keep)
    if (!kept || kept.id === LOOKED) return undefined
    const stamp = stamps.next(shelf.get(kept.id))
    live.know(kept, stamp)
    ledger.say(kept.id, {
      title: '',
      message: '',
      ...readWords(kept),
      filed: stamp,
      edited: stamp,
      state: [isRead ? 'read' : 'unread', stamp],
    })
    return shelf.get(kept.id)
  }

  const dealWith = (record: InboxRecord, isActed: boolean): void => {
    const { id } = record
    const stamp = stamps.next(record)
    if (isActed && !isDone(record)) ledger.say(id, { acted: stamp })
    if (stateOf(record) === 'unread') ledger.say(id, { state: ['read', stamp] })
  }

  const enter = (notification: Notification<Data>): void => {
    const { id } = notification
    const before = queue.entries.get(id)
    // Only that one version: what the application makes of it is filed like anything else.
    const isRecord = adopted.delete(id)
    const as = isRecord ? 'adopted' : (before?.as ?? 'own')
    const record = isRecord ? shelf.get(id) : before?.record
    const queued: Queued<Data> = { notification, as, record }
    queue.entries.set(id, queued)
    if (isRecord || as === 'ignored' || notification.pending) return
    if (as === 'adopted' && wordsIn(notification) === wordsIn(before!.notification)) return
    const filed = file(notification, filedAsRead(notification))
    if (filed) Object.assign(queued, { as: 'own', record: filed })
    else if (as === 'own') withdraw(queued)
  }

  /** Takes back what was filed, as a later version may not be kept. */
  const withdraw = (queued: Queued<Data>): void => {
    const record = unchanged(queued)
    if (record) ledger.say(record.id, { gone: stamps.next(record) })
    queued.record = undefined
  }

  const leave = ({ notification: { id }, reason, by }: Change<Data>): void => {
    const queued = queue.entries.get(id)
    queue.entries.delete(id)
    const isDealtWith =
      reason === 'acted' || reason === 'dismissed' || (reason === 'cleared' && by === 'user')
    const record = isDealtWith && queued && unchanged(queued)
    if (record) dealWith(record, reason === 'acted')
  }

  const follow = (change: Change<Data>): void => {
    const { id } = change.notification
    const before = listed(id)
    if (change.type === 'closed') leave(change)
    else enter(change.notification)
    if (before !== listed(id)) ledger.touch()
  }

  const finish = (late: object): void => {
    const { id, action } = late as Notification<Data>
    const record = listed(id)
    // Another notification may be filed under its id by now.
    if (!record || live.of(record)?.action !== action) return
    dealWith(record, true)
    ledger.publish()
  }

  for (const notification of notifier.list()) follow({ type: 'added', notification })
  const stop = [notifier.observe(follow), notifier.watch(ledger.publish), onLate(notifier, finish)]

  return {
    file,
    dealWith,
    adopt: (id) => adopted.add(id),
    close: () => stop.forEach((end) => end()),
  }
}
