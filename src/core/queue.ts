import { asText } from './check.ts'
import type { Entry } from './entry.ts'
import type { Given } from './fields.ts'
import { createId } from './id.ts'
import type { Notification } from './notification.ts'
import type { Target } from './notifier.ts'

/** Everything queued, oldest first, by id and by key. */
export interface Queue<Data> {
  readonly entries: ReadonlyMap<unknown, Entry<Data>>
  /** Returns the entry that has this id now. */
  byId: (id: unknown) => Entry<Data> | undefined
  byKey: (key: unknown) => Entry<Data> | undefined
  /** Returns whichever entry has this id now, or only this very one, not a newer one. */
  find: (target: Target<Data>) => Entry<Data> | undefined
  /** Gives up the id and the key of a draft if a queued entry has them. */
  giveWay: (draft: Given<Data>) => void
  /** Adds an entry at the end, or moves it there. */
  append: (entry: Entry<Data>) => void
  /** Replaces an entry's notification with another version. */
  write: (entry: Entry<Data>, notification: Notification<Data>) => void
  remove: (entry: Entry<Data>) => void
}

/** Creates a queue. */
export const createQueue = <Data>(): Queue<Data> => {
  const entries = new Map<unknown, Entry<Data>>()
  // Several entries may share a key: it belongs to the last one that took it, then to the one before.
  const keys = new Map<unknown, Set<Entry<Data>>>()

  const byId = (id: unknown) => entries.get(asText(id))

  const byKey = (key: unknown) => [...(keys.get(key) ?? [])].at(-1)

  const takeKey = (entry: Entry<Data>): void => {
    const { key } = entry.notification
    if (key !== undefined) keys.set(key, (keys.get(key) ?? new Set()).add(entry))
  }

  const leaveKey = (entry: Entry<Data>): void => {
    const { key } = entry.notification
    const holders = keys.get(key)
    holders?.delete(entry)
    if (!holders?.size) keys.delete(key)
  }

  const isVersion = ({ notification, versions }: Entry<Data>, known: Notification<Data>) =>
    known === notification || !!versions?.has(known)

  return {
    entries,
    byId,
    byKey,
    find: (target) => {
      if (Object(target) !== target) return byId(target)
      const known = target as Notification<Data>
      const entry = byId(known.id)
      return entry && isVersion(entry, known) ? entry : undefined
    },
    giveWay: (draft) => {
      if (byId(draft.id)) draft.id = createId()
      if (byKey(draft.key)) delete draft.key
    },
    append: (entry) => {
      const { id } = entry.notification
      entries.delete(id)
      entries.set(id, entry)
    },
    write: (entry, notification) => {
      leaveKey(entry)
      entry.notification = notification
      takeKey(entry)
    },
    remove: (entry) => {
      entries.delete(entry.notification.id)
      leaveKey(entry)
    },
  }
}
