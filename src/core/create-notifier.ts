import { createActing } from './acting.ts'
import { callback } from './check.ts'
import { readClock, systemClock } from './clock.ts'
import { type Added, type Entry, createEntry } from './entry.ts'
import {
  type Given,
  change,
  differ,
  complainIfWordless,
  ownerOf,
  readChanges,
  readInputs,
  sayOther,
} from './fields.ts'
import { keepFacts } from './facts.ts'
import {
  type ClosedBy,
  type CloseReason,
  type Notification,
  type NotificationType,
  type RegisteredData,
  types,
} from './notification.ts'
import type { Notifier, NotifierOptions, Notify } from './notifier.ts'
import { changeSettings, defaults, displayTimeOf } from './options.ts'
import { createPromise } from './promise.ts'
import { createPublishing } from './publishing.ts'
import { createQueue } from './queue.ts'
import { createQuiet } from './quiet.ts'
import { createShowing } from './showing.ts'

/** Only views pass 'user'; anything else, such as a click event, counts as nobody. */
const person = (by: unknown): ClosedBy | undefined => (by === 'user' ? by : undefined)

/**
 * Creates a notifier with its own queue.
 *
 * @example
 * const notify = createNotifier<{ orderId: string }>({ limit: 5, duration: 8000 })
 * notify('Order sent', { data: { orderId: '42' } })
 */
export const createNotifier = <Data = RegisteredData>(
  options: NotifierOptions<Data> = {},
): Notifier<Data> => {
  let settings = changeSettings<Data>(defaults, options)
  const clock = options.clock === undefined ? systemClock : readClock('clock', options.clock)
  const queue = createQueue<Data>()
  const quiet = createQuiet<Data>()
  let sequence = 0
  let listed: readonly Notification<Data>[] | undefined

  const list = () =>
    (listed ??= Object.freeze([...queue.entries.values()].map((entry) => entry.notification)))

  const { operation, publish, listening } = createPublishing<Data>(list, () => showing.arm())

  const showing = createShowing<Data>({
    clock,
    settings: () => settings,
    find: queue.byId,
    operation,
    onChange: publish,
    onEnd: (entry) => close(entry, 'expired'),
  })

  // notify → queue

  /** Merges the inputs and adds the result: later inputs win, and `fixed` wins over all. */
  const add = (inputs: readonly unknown[], fixed?: Given<Data>): Added<Data> => {
    const draft = readInputs<Data>(inputs, fixed)
    // The outcome of a card that the user closed must not replace anything queued since.
    if (fixed?.silent) queue.giveWay(draft)
    quiet.silence(draft, queue.byId(draft.id) ?? queue.byKey(draft.key))

    // Looked up again: a quiet test is the user's code, and may have changed the queue.
    const sameId = queue.byId(draft.id)
    const sameKey = sameId ? undefined : queue.byKey(draft.key)
    if (sameKey) {
      draft.id = sameKey.notification.id
      draft.count = (sameKey.notification.count ?? 1) + 1
    }
    const notification = Object.freeze(draft) as Notification<Data>
    const entry = sameId ?? sameKey ?? createEntry(notification)
    if (!sameId) {
      entry.sequence = ++sequence
      queue.append(entry)
    }
    entry.origin = notification
    entry.versions = undefined
    entry.acting = false
    write(entry, notification, true)
    return { entry, origin: notification }
  }

  const createNotify = (type?: NotificationType): Notify<Data> =>
    operation((content: unknown, more?: unknown) => {
      const options = more == null ? undefined : ownerOf(more, 'options')
      return add([options, content], type && { type }).origin.id
    })

  const update: Notifier<Data>['update'] = (id, input) => {
    const changes = readChanges<Data>(input)
    const entry = queue.byId(id)
    if (!entry) return false
    const before = entry.notification
    const isOfNewType = 'type' in changes && (changes.type ?? 'info') !== before.type
    // A new type ends the pending state.
    const after = change(before, isOfNewType ? { pending: undefined, ...changes } : changes)
    const saysOther = sayOther(before, after)
    if (saysOther) complainIfWordless(after, input)
    // Changed text gets the full time to be read.
    const restarts = 'duration' in changes || saysOther || !before.pending !== !after.pending
    if (restarts || differ(before, after)) {
      entry.versions ??= new WeakSet()
      entry.versions.add(before)
      write(entry, after, restarts)
    }
    return true
  }

  // queue → publish → show

  const write = (entry: Entry<Data>, notification: Notification<Data>, restarts: boolean): void => {
    // Only a new entry already has the notification that is written.
    const type = entry.notification === notification ? 'added' : 'updated'
    listed = undefined
    queue.write(entry, notification)
    publish({ type, notification })
    showing.place(entry)
    if (!restarts) return
    entry.timed = notification
    const full = displayTimeOf(notification, settings)
    // A duration function may have begun its time anew, or closed it.
    if (entry.timed === notification && !entry.gone) showing.start(entry, full)
  }

  const configure: Notifier<Data>['configure'] = (changes) => {
    settings = changeSettings(settings, changes)
    showing.rearrange()
  }

  // show → hold → expire, dismiss, clear or act → gone

  const close = (entry: Entry<Data>, reason: CloseReason, by?: ClosedBy): void => {
    const { notification } = entry
    listed = undefined
    entry.gone = { by }
    queue.remove(entry)
    showing.remove(entry)
    publish({ type: 'closed', notification, reason, ...(by && { by }) })
  }

  const dismiss: Notifier<Data>['dismiss'] = (target, by) => {
    const entry = queue.find(target)
    if (entry) close(entry, 'dismissed', person(by))
    return !!entry
  }

  const clear: Notifier<Data>['clear'] = (by) => {
    const who = person(by)
    // A user clears cards, and silent notifications have none.
    for (const entry of queue.entries.values())
      if (!who || !entry.notification.silent) close(entry, 'cleared', who)
  }

  const { act, perform, onLate } = createActing<Data>({
    actions: () => settings.actions,
    find: queue.find,
    close: (entry) => close(entry, 'acted'),
    retime: showing.retime,
    operation,
  })

  const shorthands = Object.fromEntries(types.map((type) => [type, createNotify(type)]))

  const notifier: Notifier<Data> = Object.assign(createNotify(), listening, {
    ...(shorthands as Record<NotificationType, Notify<Data>>),
    update: operation(update),
    dismiss: operation(dismiss),
    clear: operation(clear),
    act,
    perform,
    list,
    shown: showing.shown,
    size: () => queue.entries.size,
    waiting: showing.waiting,
    remaining: showing.remaining,
    hold: operation(showing.hold),
    offer: operation(showing.offer),
    quiet: quiet.start,
    stretch: operation(showing.stretch),
    limit: () => settings.limit,
    configure: operation(configure),
    batch: operation((work: () => void) => void callback('work', work)()),
    promise: createPromise<Data>(operation(add), operation(dismiss)),
  })
  const facts = { clock, overflow: () => settings.overflow, quiet: quiet.ask, onLate }
  return keepFacts(notifier, () => facts)
}
