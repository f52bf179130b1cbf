import { duration as milliseconds, oneOf, room as validRoom } from './check.ts'
import { answerOf, attempt, systemClock } from './clock.ts'
import { createDisplayTime } from './display-time.ts'
import { type Entry, notificationsOf } from './entry.ts'
import { createId } from './id.ts'
import {
  type CloseReason,
  DEFAULT_DURATION,
  type Given,
  type Notification,
  type NotificationChanges,
  type NotificationInput,
  createNotification,
  differ,
  rankOf,
  readFields,
} from './notification.ts'
import type { Change, NotifierOptions, Offer, Target } from './notifier.ts'
import { createPublishing } from './publishing.ts'
import { createStage } from './stage.ts'

// A change of these deserves the full time to read it.
const readByUsers = ['title', 'message', 'type'] as const

// What returns after being covered stays at least this long, so that nothing flashes by.
const SHORTEST_RETURN = 1000

/** Everything that is queued, shown and timed: the one place where state is kept. */
export function createQueue<Data>({
  duration = DEFAULT_DURATION,
  limit = Infinity,
  overflow = 'newest-first',
  clock = systemClock,
}: NotifierOptions<Data>) {
  if (typeof duration !== 'function') milliseconds('duration', duration)
  validRoom('limit', limit)
  oneOf('newest-first', 'oldest-first')('overflow', overflow)

  const queue = new Map<string, Entry<Data>>()
  const keys = new Map<string, Entry<Data>>()
  const origins = new WeakMap<object, Notification<Data>>()
  const { operation, changed, ...listening } = createPublishing<Data>(list, () => time.arm())
  const time = createDisplayTime<Entry<Data>>(
    clock,
    () => holds.length,
    operation,
    (entry) => close(entry, 'expired'),
  )
  const stage = createStage<Entry<Data>>(limit, outranks, onMove)
  let views: { room: number }[] = []
  let holds: { id: string | undefined }[] = []
  let sequence = 0
  let listed: readonly Notification<Data>[] | undefined
  let displayed: readonly Notification<Data>[] | undefined

  // notify → queue

  function add(input: NotificationInput<Data>, fixed?: Given<Data>): Notification<Data> {
    const given = { ...readFields(input), ...fixed }
    const sameId = queue.get(given.id!)
    const sameKey = sameId ? undefined : keys.get(given.key!)
    const old = sameId ?? sameKey
    const id = old?.origin.id ?? given.id ?? createId()
    const count = sameKey && (sameKey.notification.count ?? 1) + 1
    const notification = createNotification({ ...given, id, count })
    const entry = old ?? ({ notification, shown: false, time: 0 } as Entry<Data>)
    if (!sameId) {
      time.run(entry, false)
      entry.sequence = ++sequence
      queue.delete(id)
      queue.set(id, entry)
    }
    entry.origin = notification
    entry.acting = false
    write(entry, notification, old ? 'updated' : 'added', true)
    return notification
  }

  function update(id: string, input: NotificationChanges<Data>): boolean {
    const named = readFields(input)
    const entry = queue.get(id)
    if (!entry) return false
    const before = entry.notification
    // A new type ends what was pending.
    const ended = (named.type ?? before.type) !== before.type && { pending: undefined }
    const after = createNotification({ ...before, ...ended, ...named, id })
    const restarts =
      'duration' in named ||
      !before.pending !== !after.pending ||
      readByUsers.some((field) => before[field] !== after[field])
    if (restarts || differ({ ...before }, { ...after })) write(entry, after, 'updated', restarts)
    return true
  }

  function write(
    entry: Entry<Data>,
    notification: Notification<Data>,
    type: 'added' | 'updated',
    restarts: boolean,
  ): void {
    forgetKey(entry)
    if (notification.key) keys.set(notification.key, entry)
    entry.notification = notification
    origins.set(notification, entry.origin)
    touch({ type, notification })
    stage.place(entry)
    if (restarts) restart(entry)
    retime(entry)
  }

  function forgetKey(entry: Entry<Data>): void {
    const { key } = entry.notification
    if (key && keys.get(key) === entry) keys.delete(key)
  }

  /** Whoever holds an id now, or this very one and no newer. */
  function find(target: Target<Data>): Entry<Data> | undefined {
    const { id = target } = Object(target) as Partial<Notification>
    const entry = queue.get(id as string)
    return id === target || entry?.origin === origins.get(target as Notification<Data>)
      ? entry
      : undefined
  }

  // queue → publish

  function touch(change?: Change<Data>): void {
    listed = displayed = undefined
    changed(change)
  }

  function list(): readonly Notification<Data>[] {
    return (listed ??= notificationsOf(queue.values()))
  }

  // publish → show

  function outranks(a: Entry<Data>, b: Entry<Data>): boolean {
    const age = a.sequence - b.sequence
    const rank = pinOf(a) - pinOf(b) || rankOf(a.notification) - rankOf(b.notification)
    return (rank || (overflow === 'newest-first' ? age : -age)) > 0
  }

  function pinOf(entry: Entry<Data>): number {
    return Number(entry.shown && holds.some(({ id }) => id === entry.origin.id))
  }

  function onMove(entry: Entry<Data>): void {
    touch()
    retime(entry)
    if (!entry.shown) entry.time = Math.max(entry.time, Math.min(entry.full, SHORTEST_RETURN))
  }

  const shown = () =>
    (displayed ??= notificationsOf([...stage.shown].sort((a, b) => a.sequence - b.sequence)))

  function offer(room: number): Offer {
    const view = { room: validRoom('room', room) }
    line([...views, view])
    return Object.assign(
      operation(() => line(views.filter((other) => other !== view))),
      { shows: () => views[0] === view },
    )
  }

  function line(next: typeof views): void {
    // A view that waited has to learn that it is its turn.
    if (views.indexOf(next[0]!) > 0) touch()
    views = next
    if (views[0]) stage.resize(Math.min(limit, views[0].room))
  }

  // show → hold

  function hold(id?: string): () => void {
    const held = { id }
    pin([...holds, held], id)
    return operation(() =>
      pin(
        holds.filter((other) => other !== held),
        id,
      ),
    )
  }

  function pin(next: typeof holds, id: string | undefined): void {
    holds = next
    const entry = queue.get(id!)
    if (entry) stage.place(entry)
    time.arm()
  }

  function retime(entry: Entry<Data>): void {
    time.run(entry, entry.shown && !entry.acting)
  }

  function restart(entry: Entry<Data>): void {
    const { notification } = entry
    const full = displayTimeOf(notification)
    if (entry.notification !== notification) return
    time.run(entry, false)
    entry.full = entry.time = full
  }

  function displayTimeOf(notification: Notification<Data>): number {
    const { duration: ms = duration, pending } = notification
    if (pending) return Infinity
    const full = attempt(() => milliseconds('duration', answerOf(ms, notification)))
    return (full ?? DEFAULT_DURATION) || Infinity
  }

  function remaining(id: string): number | undefined {
    const entry = queue.get(id)
    return entry && Math.max(0, time.left(entry))
  }

  // hold → expire, dismiss, clear or act → gone

  function close(entry: Entry<Data>, reason: CloseReason): void {
    const { notification } = entry
    queue.delete(notification.id)
    forgetKey(entry)
    stage.remove(entry)
    retime(entry)
    touch({ type: 'closed', notification, reason })
  }

  function dismiss(target: Target<Data>): boolean {
    const entry = find(target)
    if (entry) close(entry, 'dismissed')
    return !!entry
  }

  function clear(): void {
    for (const entry of queue.values()) close(entry, 'cleared')
  }

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
  return [face, operation, operation(add), find, close, retime] as const
}
