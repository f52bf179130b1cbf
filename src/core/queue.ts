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
  // Several may have one key: it belongs to who took it last, then to who did before.
  const keys = new Map<string, Set<Entry<Data>>>()

  const byId = (id: unknown) => entries.get(asText(id) as string)

  const byKey = (key: unknown) => [...(keys.get(key as string) ?? [])].at(-1)

  const takeKey = (entry: Entry<Data>): void => {
    const { key } = entry.notification
    if (key !== undefined) keys.set(key, (keys.get(key) ?? new Set()).add(entry))
  }

  const leaveKey = (entry: Entry<Data>): void => {
    const key = entry.notification.key as string
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
