import { asText } from './check.ts'
import type { Entry } from './entry.ts'
import type { Given } from './fields.ts'
import { createId } from './id.ts'
import type { Notification } from './notification.ts'
import type { Target } from './notifier.ts'

/** Everything that is queued, oldest first, by id and by key. */
export interface Queue<Data> {
  readonly entries: ReadonlyMap<string, Entry<Data>>
  /** Whoever holds an id now. */
  byId: (id: unknown) => Entry<Data> | undefined
  byKey: (key: unknown) => Entry<Data> | undefined
  /** Whoever holds an id now, or this very one and no newer. */
  find: (target: Target<Data>) => Entry<Data> | undefined
  /** Leaves to others the id and the key that they hold. */
  giveWay: (draft: Given<Data>) => void
  /** Puts an entry at the end. */
  append: (entry: Entry<Data>) => void
  /** Gives an entry another version of its notification. */
  write: (entry: Entry<Data>, notification: Notification<Data>) => void
  remove: (entry: Entry<Data>) => void
}

/** Creates a queue. */
export const createQueue = <Data>(): Queue<Data> => {
  const entries = new Map<string, Entry<Data>>()
  // A key belongs to whoever took it last, until one that has it goes or takes another.
  const keys = new Map<string, Entry<Data>>()

  const byId = (id: unknown) => entries.get(asText(id) as string)

  const byKey = (key: unknown) => keys.get(key as string)

  const isVersion = ({ notification, origin, versions }: Entry<Data>, known: Notification<Data>) =>
    known === notification || known === origin || !!versions?.has(known)

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
      const { key } = entry.notification
      if (key !== undefined) keys.delete(key)
      if (notification.key !== undefined) keys.set(notification.key, entry)
      entry.notification = notification
    },
    remove: (entry) => {
      const { id, key } = entry.notification
      entries.delete(id)
      if (key !== undefined) keys.delete(key)
    },
  }
}
