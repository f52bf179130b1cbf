import {
  callback,
  check,
  duration as milliseconds,
  isFunction,
  object,
  oneOf,
  room,
} from './check.ts'
import { attempt, reportError, systemClock } from './clock.ts'
import { createDisplayTime } from './display-time.ts'
import { type Entry, createEntry, toNotification } from './entry.ts'
import { createId } from './id.ts'
import { createListeners } from './listeners.ts'
import {
  type CloseReason,
  DEFAULT_DURATION,
  type Notification,
  type NotificationChanges,
  type NotificationInput,
  type NotificationOptions,
  type NotificationType,
  type RegisteredData,
  changeNotification,
  createNotification,
  differences,
  rankOf,
  readFields,
} from './notification.ts'
import type { Change, Notifier, NotifierOptions, Offer, Target } from './notifier.ts'
import { type PromiseStates, type Work, followPromise } from './promise.ts'
import { createPublishing } from './publishing.ts'
import { createStage } from './stage.ts'

// A change of these deserves the full time to read it.
const isRead = (field: string) => ['title', 'message', 'type'].includes(field)

// What returns after being covered stays at least this long, so that nothing flashes by.
const SHORTEST_RETURN = 1000

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function'

/**
 * Creates a queue of its own.
 *
 * @example
 * const notify = createNotifier<{ orderId: string }>({ limit: 5, duration: 8000 })
 * notify('Order sent', { data: { orderId: '42' } })
 */
export function createNotifier<Data = RegisteredData>(
  options: NotifierOptions<Data> = {},
): Notifier<Data> {
  const {
    duration = DEFAULT_DURATION,
    limit = Infinity,
    overflow = 'newest-first',
    clock = systemClock,
  } = options
  if (typeof duration !== 'function') check('duration', milliseconds, duration)
  check('limit', room, limit)
  check('overflow', oneOf('newest-first', 'oldest-first'), overflow)

  const queue = new Map<string, Entry<Data>>()
  const keys = new Map<string, Entry<Data>>()
  const holds = new Map<string, number>()
  const views = new Set<{ room: number }>()
  const origins = new WeakMap<Notification<Data>, Notification<Data>>()
  const watchers = createListeners<void>()
  const subscribers = createListeners<readonly Notification<Data>[]>()
  const observers = createListeners<Change<Data>>()
  const time = createDisplayTime<Entry<Data>>(
    clock,
    () => holds.size > 0,
    () => operation(expire)(),
  )
  const stage = createStage<Entry<Data>>(outranks, show, cover)
  const { operation, changed } = createPublishing<Change<Data>>(time.arm, tell, publish)
  let sequence = 0
  let listed: readonly Notification<Data>[] | undefined
  let displayed: readonly Notification<Data>[] | undefined

  stage.resize(limit)

  // notify → queue

  function add(input: NotificationInput<Data>): Notification<Data> {
    const given = readFields(input)
    const id = given.id || createId()
    const sameId = queue.get(id)
    const sameKey = sameId || !given.key ? undefined : keys.get(given.key)
    const notification = createNotification<Data>(
      sameKey
        ? { ...given, id: sameKey.origin.id, count: (sameKey.notification.count ?? 1) + 1 }
        : { ...given, id },
    )
    const entry = sameId ?? sameKey ?? createEntry(notification)
    if (!sameId) moveToEnd(entry)
    entry.origin = notification
    entry.acting = false
    write(entry, notification, sameId || sameKey ? 'updated' : 'added', true)
    return notification
  }

  function moveToEnd(entry: Entry<Data>): void {
    time.run(entry, false)
    entry.sequence = ++sequence
    queue.delete(entry.origin.id)
    queue.set(entry.origin.id, entry)
  }

  function update(id: string, input: NotificationChanges<Data>): boolean {
    const named = readFields(input)
    const entry = queue.get(id)
    if (!entry) return false
    const before = entry.notification
    const after = changeNotification(before, named)
    const changes = differences({ ...before }, { ...after })
    const restarts =
      'duration' in named || changes.some(isRead) || (!!before.pending && !after.pending)
    if (restarts || changes.length) {
      origins.set(after, entry.origin)
      write(entry, after, 'updated', restarts)
    }
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
    touch({ type, notification })
    stage.place(entry)
    if (restarts) {
      time.run(entry, false)
      entry.full = entry.left = displayTimeOf(notification)
    }
    retime(entry)
  }

  function forgetKey(entry: Entry<Data>): void {
    const { key } = entry.notification
    if (key && keys.get(key) === entry) keys.delete(key)
  }

  function find(target: Target<Data>): Entry<Data> | undefined {
    if (typeof target === 'string') return queue.get(target)
    const entry = queue.get(target.id)
    return entry?.origin === (origins.get(target) ?? target) ? entry : undefined
  }

  // queue → publish

  function touch(change?: Change<Data>): void {
    listed = displayed = undefined
    changed(change)
  }

  function tell(change: Change<Data>): void {
    if (change.type === 'closed') attempt(() => change.notification.onClose?.(change.reason))
    observers.tell(change)
  }

  function publish(): void {
    watchers.tell()
    if (subscribers.size()) subscribers.tell(list())
  }

  const list = () => (listed ??= Object.freeze(Array.from(queue.values(), toNotification)))

  // publish → show

  function outranks(a: Entry<Data>, b: Entry<Data>): boolean {
    const age = a.sequence - b.sequence
    const rank = pinOf(a) - pinOf(b) || rankOf(a.notification) - rankOf(b.notification)
    return (rank || (overflow === 'newest-first' ? age : -age)) > 0
  }

  const pinOf = (entry: Entry<Data>) => Number(entry.shown && holds.has(entry.origin.id))

  function show(entry: Entry<Data>): void {
    touch()
    retime(entry)
  }

  function cover(entry: Entry<Data>): void {
    show(entry)
    entry.left = Math.max(entry.left, Math.min(entry.full, SHORTEST_RETURN))
  }

  const shown = () =>
    (displayed ??= Object.freeze(
      stage
        .shown()
        .sort((a, b) => a.sequence - b.sequence)
        .map(toNotification),
    ))

  function offer(size: number): Offer {
    const view = { room: check('room', room, size) }
    const shows = () => views.values().next().value === view
    const makeRoom = () => {
      const [first] = views
      if (first) stage.resize(Math.min(limit, first.room))
    }
    const leave = () => {
      // The next view has to learn that it is its turn.
      if (shows() && views.size > 1) touch()
      views.delete(view)
      makeRoom()
    }
    views.add(view)
    makeRoom()
    return Object.assign(operation(leave), { shows })
  }

  // show → hold

  function hold(id = ''): () => void {
    let held = 1
    count(id, held)
    return operation(() => {
      count(id, -held)
      held = 0
    })
  }

  function count(id: string, change: number): void {
    const total = (holds.get(id) ?? 0) + change
    if (total) holds.set(id, total)
    else holds.delete(id)
    const entry = queue.get(id)
    if (entry) stage.place(entry)
  }

  const retime = (entry: Entry<Data>) =>
    time.run(entry, entry.shown && !entry.acting && !entry.notification.pending)

  function displayTimeOf(notification: Notification<Data>): number {
    const { duration: ms = duration } = notification
    try {
      return (
        check('duration', milliseconds, typeof ms === 'function' ? ms(notification) : ms) ||
        Infinity
      )
    } catch (error) {
      reportError(error)
      return DEFAULT_DURATION
    }
  }

  function remaining(id: string): number | undefined {
    const entry = queue.get(id)
    return entry && (entry.notification.pending ? Infinity : Math.max(0, time.left(entry)))
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

  function expire(): void {
    for (let entry = time.ended(); entry; entry = time.ended()) close(entry, 'expired')
  }

  function dismiss(target: Target<Data>): boolean {
    const entry = find(target)
    if (entry) close(entry, 'dismissed')
    return !!entry
  }

  function clear(): void {
    for (const entry of queue.values()) close(entry, 'cleared')
  }

  function act(target: Target<Data>, onEnd?: (succeeded: boolean) => void): boolean {
    const entry = find(target)
    const action = entry?.notification.action
    if (!entry || !action || entry.acting) return false
    const { notification, origin } = entry

    const end = operation((succeeded: boolean) => {
      if (find(origin)) {
        entry.acting = false
        if (succeeded && !action.keepOpen) close(entry, 'acted')
        else retime(entry)
      }
      if (onEnd) attempt(() => onEnd(succeeded))
    })
    const fail = (error: unknown) => {
      reportError(error)
      end(false)
    }

    entry.acting = true
    try {
      const work = action.onAction(notification)
      if (isPromise(work)) work.then(() => end(true), fail)
      else end(true)
    } catch (error) {
      fail(error)
    }
    operation(retime)(entry)
    return true
  }

  const toInput = (
    content: string | NotificationInput<Data>,
    more: NotificationOptions<Data> = {},
  ): NotificationInput<Data> =>
    typeof content === 'string' ? { ...check('options', object, more), title: content } : content

  const createNotify = (given?: { type: NotificationType }) =>
    operation(
      (content: string | NotificationInput<Data>, more?: NotificationOptions<Data>): string =>
        add(given ? { ...toInput(content, more), ...given } : toInput(content, more)).id,
    )

  return Object.assign(createNotify(), {
    info: createNotify({ type: 'info' }),
    success: createNotify({ type: 'success' }),
    warning: createNotify({ type: 'warning' }),
    error: createNotify({ type: 'error' }),
    update: operation(update),
    dismiss: operation(dismiss),
    clear: operation(clear),
    act,
    list,
    shown,
    size: () => queue.size,
    remaining,
    subscribe: subscribers.add,
    watch: watchers.add,
    observe: observers.add,
    hold: operation(hold),
    offer: operation(offer),
    batch: (work: () => void) => void operation(check('work', callback, work))(),
    promise: <Value>(work: Work<Value>, states: PromiseStates<Value, Data>) =>
      followPromise(
        {
          add: operation(add),
          dismiss: operation(dismiss),
          current: (known) => find(known)?.notification,
        },
        work,
        states,
      ),
  })
}
