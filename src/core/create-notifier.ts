import { callback, duration as milliseconds, oneOf, room as validRoom } from './check.ts'
import { answerOf, attempt, reportError, systemClock } from './clock.ts'
import { rememberClock } from './clock-of.ts'
import { createDisplayTime } from './display-time.ts'
import { type Entry, notificationsOf } from './entry.ts'
import {
  type CloseReason,
  DEFAULT_DURATION,
  type Given,
  type Notification,
  type NotificationChanges,
  type NotificationInput,
  type NotificationOptions,
  type NotificationType,
  type RegisteredData,
  createNotification,
  differ,
  present,
  readFields,
  types,
  words,
} from './notification.ts'
import type { Change, Notifier, NotifierOptions, Notify, Offer, Target } from './notifier.ts'
import { createPromise } from './promise.ts'
import { createPublishing } from './publishing.ts'
import { createStage } from './stage.ts'

/**
 * Creates a queue of its own.
 *
 * @example
 * const notify = createNotifier<{ orderId: string }>({ limit: 5, duration: 8000 })
 * notify('Order sent', { data: { orderId: '42' } })
 */
export const createNotifier = <Data = RegisteredData>({
  duration = DEFAULT_DURATION,
  limit = Infinity,
  overflow = 'newest-first',
  clock = systemClock,
}: NotifierOptions<Data> = {}): Notifier<Data> => {
  if (typeof duration !== 'function') milliseconds('duration', duration)
  validRoom('limit', limit)
  oneOf('newest-first', 'oldest-first')('overflow', overflow)

  const queue = new Map<string, Entry<Data>>()
  const keys = new Map<string, Entry<Data>>()
  const origins = new WeakMap<object, Notification<Data>>()
  const views = new Set<{ room: number }>()
  const holds = new Map<object, string | undefined>()
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
    const given = present(readFields(more), readFields(input), fixed)
    const old = queue.get(given.id!) ?? keys.get(given.key!)
    // The random part tells it from those of other notifiers, tabs and reloads.
    const id = old?.notification.id ?? given.id ?? `${sequence}-${Math.random()}`
    const staysInPlace = old && id === given.id
    const count = old && !staysInPlace ? (old.notification.count ?? 1) + 1 : undefined
    const notification = createNotification(given, { id, count })
    // The rest of a new one is written when it is placed and timed.
    const entry = old ?? ({ notification, time: Infinity } as Entry<Data>)
    if (!staysInPlace) {
      entry.sequence = ++sequence
      queue.delete(id)
      queue.set(id, entry)
    }
    entry.origin = notification
    entry.acting = false
    write(entry, notification, true)
    return notification
  }

  const createNotify = (type?: { type: NotificationType }): Notify<Data> =>
    operation(
      (content: string | NotificationInput<Data>, more?: NotificationOptions<Data>) =>
        add(content, more, type).id,
    )

  const update = (id: string, input: NotificationChanges<Data>): boolean => {
    const named = readFields(input)
    const entry = queue.get(id)
    if (!entry) return false
    const before = entry.notification
    // A new type ends what was pending.
    const ended = 'type' in named &&
      (named.type ?? 'info') !== before.type && { pending: undefined }
    const after = createNotification({ ...before, ...ended, ...named, id })
    // A change of what people read deserves the full time to read it.
    const restarts =
      'duration' in named || !before.pending !== !after.pending || differ(before, after, words)
    if (restarts || differ(before, after)) write(entry, after, restarts)
    return true
  }

  const write = (entry: Entry<Data>, notification: Notification<Data>, restarts: boolean): void => {
    keys.delete(entry.notification.key!)
    if (notification.key) keys.set(notification.key, entry)
    origins.set(notification, entry.origin)
    touch({ type: entry.notification === notification ? 'added' : 'updated', notification })
    entry.notification = notification
    place(entry, true)
    if (restarts) {
      const full = displayTimeOf(notification)
      // Who was asked for it may have called back.
      if (entry.notification !== notification) return
      entry.full = full
      retime(entry, full)
    }
  }

  /** Whoever holds an id now, or this very one and no newer. */
  const find = (target: Target<Data>): Entry<Data> | undefined => {
    const origin = origins.get(target as Notification<Data>)
    const entry = queue.get(origin?.id ?? (target as string))
    return origin && origin !== entry?.origin ? undefined : entry
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
    shown && holds.size && [...holds.values()].includes(id)
      ? Infinity
      : (priority ?? Number(type === 'error'))

  const onMove = (entry: Entry<Data>): void => {
    touch()
    retime(entry)
    // What returns later stays for a second at least, so that nothing flashes by.
    if (!entry.shown) entry.time = Math.max(entry.time, Math.min(entry.full, 1000))
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
    const held = {}
    holds.set(held, id)
    pin(id)
    return operation(() => {
      holds.delete(held)
      pin(id)
    })
  }

  const pin = (id: string | undefined): void => {
    const entry = queue.get(id!)
    if (entry) place(entry, true)
    arm()
  }

  const retime = (entry: Entry<Data>, time?: number): void =>
    run(entry, entry.shown && !entry.acting, time)

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
    // Not left to the collector, which keeps the room that it took.
    origins.delete(notification)
    place(entry, false)
    touch({ type: 'closed', notification, reason })
  }

  const dismiss = (target: Target<Data>): boolean => {
    const entry = find(target)
    if (entry) close(entry, 'dismissed')
    return !!entry
  }

  const clear = (): void => queue.forEach((entry) => close(entry, 'cleared'))

  const act = (target: Target<Data>, onEnd?: (succeeded: boolean) => void): boolean => {
    const entry = find(target)
    const action = entry?.notification.action
    if (!action || entry.acting) return false
    const known = entry.notification

    const end = operation((succeeded: boolean) => {
      if (find(known)) {
        entry.acting = false
        if (succeeded && !action.keepOpen) close(entry, 'acted')
        else retime(entry)
      }
      attempt(() => onEnd?.(succeeded))
    })
    const fail = (error: unknown) => {
      reportError(error)
      end(false)
    }

    entry.acting = true
    retime(entry)
    try {
      const work = action.onAction(known) as PromiseLike<unknown> | undefined
      if (work?.then) work.then(() => end(true), fail)
      else end(true)
    } catch (error) {
      fail(error)
    }
    return true
  }

  const [operation, line, listening] = createPublishing<Data>(list, () => arm())
  const [run, left, arm] = createDisplayTime<Entry<Data>>(
    clock,
    () => holds.size,
    operation,
    (entry) => close(entry, 'expired'),
  )
  const [place, resize, front] = createStage<Entry<Data>>(limit, compare, onMove)

  const notifier = Object.assign(createNotify(), listening, {
    ...(Object.fromEntries(types.map((type) => [type, createNotify({ type })])) as Record<
      NotificationType,
      Notify<Data>
    >),
    update: operation(update),
    dismiss: operation(dismiss),
    clear: operation(clear),
    act: operation(act),
    list,
    shown,
    size: () => queue.size,
    remaining,
    hold: operation(hold),
    offer: operation(offer),
    batch: operation((work: () => void) => callback('work', work)()),
    promise: createPromise(operation(add), find, operation(dismiss)),
  })
  rememberClock(notifier, clock)
  return notifier
}
