import { callback } from './check.ts'
import { attempt, reportError } from './clock.ts'
import {
  type NotificationInput,
  type NotificationOptions,
  type NotificationType,
  type RegisteredData,
  types,
} from './notification.ts'
import type { Notifier, NotifierOptions, Notify, Target } from './notifier.ts'
import { type PromiseStates, type Work, followPromise } from './promise.ts'
import { createQueue } from './queue.ts'

/**
 * Creates a queue of its own.
 *
 * @example
 * const notify = createNotifier<{ orderId: string }>({ limit: 5, duration: 8000 })
 * notify('Order sent', { data: { orderId: '42' } })
 */
export const createNotifier = <Data = RegisteredData>(
  options: NotifierOptions<Data> = {},
): Notifier<Data> => {
  const [face, operation, add, find, close, retime] = createQueue(options)

  const createNotify =
    (type?: { type: NotificationType }): Notify<Data> =>
    (content: string | NotificationInput<Data>, more?: NotificationOptions<Data>) =>
      add(content, more, type).id

  const act = (target: Target<Data>, onEnd?: (succeeded: boolean) => void): boolean => {
    const entry = find(target)
    const action = entry?.notification.action
    if (!action || entry.acting) return false
    const { notification } = entry

    const end = operation((succeeded: boolean) => {
      if (find(notification)) {
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
      const work = action.onAction(notification) as PromiseLike<unknown> | undefined
      if (work?.then) work.then(() => end(true), fail)
      else end(true)
    } catch (error) {
      fail(error)
    }
    return true
  }

  return Object.assign(createNotify(), face, {
    ...(Object.fromEntries(types.map((type) => [type, createNotify({ type })])) as Record<
      NotificationType,
      Notify<Data>
    >),
    act: operation(act),
    batch: operation((work: () => void) => {
      callback('work', work)()
    }),
    promise: <Value>(work: Work<Value>, states: PromiseStates<Value, Data>) =>
      followPromise(add, find, face.dismiss, work, states),
  })
}
