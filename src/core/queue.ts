import { duration as milliseconds, oneOf, room as validRoom } from './check.ts'
import { answerOf, attempt, systemClock } from './clock.ts'
import { createDisplayTime } from './display-time.ts'
import { type Entry, notificationsOf } from './entry.ts'
import { createId } from './id.ts'
import {
  type CloseReason,
  DEFAULT_DURATION,
  type Fields,
  type Given,
  type Notification,
  type NotificationChanges,
  type NotificationInput,
  createNotification,
  differ,
  present,
  readFields,
} from './notification.ts'
import type { Change, Notifier, NotifierOptions, Offer, Target } from './notifier.ts'
import { type Operation, createPublishing } from './publishing.ts'
import { createStage } from './stage.ts'

// A change of these deserves the full time to read it.
const readByUsers = ['title', 'message', 'type'] as const

// What returns after being covered stays at least this long, so that nothing flashes by.
const SHORTEST_RETURN = 1000

/** What a queue lends to those who build on it. */
export type Queue<Data> = readonly [
  face: Omit<
    Notifier<Data>,
    'info' | 'success' | 'warning' | 'error' | 'act' | 'batch' | 'promise'
  >,
  operation: Operation,
  add: (
    content: string | NotificationInput<Data>,
    more?: NotificationInput<Data>,
    fixed?: Given<Data>,
  ) => Notification<Data>,
  find: (target: Target<Data>) => Entry<Data> | undefined,
  close: (entry: Entry<Data>, reason: CloseReason) => void,
  retime: (entry: Entry<Data>) => void,
]

/** Everything that is queued, shown and timed: the one place where state is kept. */
export const createQueue = <Data>({
  duration = DEFAULT_DURATION,
  limit = Infinity,
  overflow = 'newest-first',
  clock = systemClock,
}: NotifierOptions<Data>): Queue<Data> => {
  if (typeof duration !== 'function') milliseconds('duration', duration)
  validRoom('limit', limit)
  oneOf('newest-first', 'oldest-first')('overflow', overflow)

  const queue = new Map<string, Entry<Data>>()
  const keys = new Map<string, Entry<Data>>()
  const origins = new WeakMap<object, Notification<Data>>()
  const views = new Set<{ room: number }>()
  const holds = new Set<{ id: string | undefined }>()
  let sequence = 0
  let listed: readonly Notification<Data>[] | undefined
  let displayed: readonly Notification<Data>[] | undefined

  // notify → queue

  const add = (
    content: string | NotificationInput<Data>,
    more: NotificationInput<Data> = {},
    fixed?: Given<Data>,
  ): Notification<Data> => {
    const input = typeof content === 'string' ? { title: content } : content
    const given = { ...readFields(more), ...present(readFields(input)), ...fixed }
    const sameId = queue.get(given.id!)
    const sameKey = sameId ? undefined : keys.get(given.key!)
    const old = sameId ?? sameKey
    const id = old?.origin.id ?? given.id ?? createId()
    const count = sameKey && (sameKey.notification.count ?? 1) + 1
    const notification = createNotification({ ...given, id, count })
    // The rest of a new one is written when it is placed and timed.
    const entry = old ?? ({ notification } as Entry<Data>)
    if (!sameId) {
      entry.sequence = ++sequence
      queue.delete(id)
      queue.set(id, entry)
    }
    entry.origin = notification
    entry.acting = false
    write(entry, notification, old ? 'updated' : 'added', true)
    return notification
  }

  const update = (id: string, input: NotificationChanges<Data>): boolean => {
    const named = readFields(input)
    const entry = queue.get(id)
    if (!entry) return false
    const before = entry.notification
    // A new type ends what was pending.
    const ended = 'type' in named &&
      (named.type ?? 'info') !== before.type && { pending: undefined }
    const after = createNotification({ ...before, ...ended, ...named, id })
    const restarts =
      'duration' in named ||
      !before.pending !== !after.pending ||
      readByUsers.some((field) => before[field] !== after[field])
    if (restarts || differ(before as object as Fields, after as object as Fields))
      write(entry, after, 'updated', restarts)
    return true
  }

  const write = (
    entry: Entry<Data>,
    notification: Notification<Data>,
    type: 'added' | 'updated',
    restarts: boolean,
  ): void => {
    if (restarts) {
      run(entry, false)
      entry.time = Infinity
    }
    keys.delete(entry.notification.key!)
    if (notification.key) keys.set(notification.key, entry)
    entry.notification = notification
    origins.set(notification, entry.origin)
    touch({ type, notification })
    place(entry)
    if (restarts) {
      const full = displayTimeOf(notification)
      // Who was asked for it may have called back.
      if (entry.notification !== notification) return
      entry.full = entry.time = full
    }
    retime(entry)
  }

  /** Whoever holds an id now, or this very one and no newer. */
  const find = (target: Target<Data>): Entry<Data> | undefined => {
    const { id = target } = Object(target) as Partial<Notification>
    const entry = queue.get(id as string)
    return id === target || entry?.origin === origins.get(target as Notification<Data>)
      ? entry
      : undefined
  }

  // queue → publish

  const touch = (change?: Change<Data>): void => {
    listed = displayed = undefined
    line.push(change)
  }

  const list = () => (listed ??= notificationsOf(queue.values()))

  // publish → show

  /** Positive when the first is to be shown rather than the second. */
  const compare = (a: Entry<Data>, b: Entry<Data>): number => {
    const age = a.sequence - b.sequence
    return rankOf(a) - rankOf(b) || (overflow === 'newest-first' ? age : -age)
  }

  const rankOf = ({ shown, notification: { id, priority, type } }: Entry<Data>): number =>
    shown && [...holds].some((held) => held.id === id)
      ? Infinity
      : (priority ?? Number(type === 'error'))

  const onMove = (entry: Entry<Data>): void => {
    touch()
    retime(entry)
    if (!entry.shown) entry.time = Math.max(entry.time, Math.min(entry.full, SHORTEST_RETURN))
  }

  const shown = () =>
    (displayed ??= notificationsOf([...front].sort((a, b) => a.sequence - b.sequence)))

  const offer = (room: number): Offer => {
    const view = { room: validRoom('room', room) }
    const shows = () => [...views][0] === view
    views.add(view)
    turn()
    const leave = () => {
      // A view that waited has to learn that it is its turn.
      if (shows() && views.size > 1) touch()
      views.delete(view)
      turn()
    }
    return Object.assign(operation(leave), { shows })
  }

  const turn = (): void => {
    const [first] = views
    if (first) resize(Math.min(limit, first.room))
  }

  // show → hold

  const hold = (id?: string): (() => void) => {
    const held = { id }
    holds.add(held)
    pin(id)
    return operation(() => {
      holds.delete(held)
      pin(id)
    })
  }

  const pin = (id: string | undefined): void => {
    const entry = queue.get(id!)
    if (entry) place(entry)
    arm()
  }

  const retime = (entry: Entry<Data>): void => run(entry, entry.shown && !entry.acting)

  const displayTimeOf = (notification: Notification<Data>): number => {
    const { duration: ms = duration, pending } = notification
    if (pending) return Infinity
    const full = attempt(() => milliseconds('duration', answerOf(ms, notification)))
    return (full ?? DEFAULT_DURATION) || Infinity
  }

  const remaining = (id: string): number | undefined => {
    const entry = queue.get(id)
    return entry && Math.max(0, left(entry))
  }

  // hold → expire, dismiss, clear or act → gone

  const close = (entry: Entry<Data>, reason: CloseReason): void => {
    const { notification } = entry
    queue.delete(notification.id)
    keys.delete(notification.key!)
    remove(entry)
    retime(entry)
    touch({ type: 'closed', notification, reason })
  }

  const dismiss = (target: Target<Data>): boolean => {
    const entry = find(target)
    if (entry) close(entry, 'dismissed')
    return !!entry
  }

  const clear = (): void => queue.forEach((entry) => close(entry, 'cleared'))

  const [operation, line, listening] = createPublishing<Data>(list, () => arm())
  const [run, left, arm] = createDisplayTime<Entry<Data>>(
    clock,
    () => holds.size,
    operation,
    (entry) => close(entry, 'expired'),
  )
  const [place, remove, resize, front] = createStage<Entry<Data>>(limit, compare, onMove)

  const face = {
    ...listening,
    update: operation(update),
    dismiss: operation(dismiss),
    clear: operation(clear),
    list,
    shown,
    size: () => queue.size,
    remaining,
    hold: operation(hold),
    offer: operation(offer),
  }
  return [face, operation, operation(add), find, close, retime]
}
