import { attempt } from './clock.ts'
import type {
  Notification,
  NotificationInput,
  NotificationType,
  RegisteredData,
} from './notification.ts'

/** What to show of one state: a text, a notification's fields, or null for nothing. */
export type PromiseState<Data = RegisteredData> =
  | string
  | Omit<NotificationInput<Data>, 'id'>
  | null

/** The part of an AbortSignal that is used. */
export interface Signal {
  readonly aborted: boolean
  addEventListener: (type: 'abort', listener: () => void) => void
  removeEventListener: (type: 'abort', listener: () => void) => void
}

/** A promise, or the function that starts it. */
export type Work<Value> = PromiseLike<Value> | (() => PromiseLike<Value> | Value)

/** What to show while work is under way, and when it is done or has failed. */
export interface PromiseStates<Value, Data = RegisteredData> {
  loading: string | NotificationInput<Data> | null
  success: PromiseState<Data> | ((value: Value) => PromiseState<Data>)
  error: PromiseState<Data> | ((error: unknown) => PromiseState<Data>)
  /** Closes it when aborted; nothing follows. */
  signal?: Signal | undefined
}

/** What following a promise needs of the notifier. */
export interface Place<Data> {
  add: (input: NotificationInput<Data>) => Notification<Data>
  /** The notification as it is now; undefined once closed or replaced by another. */
  current: (notification: Notification<Data>) => Notification<Data> | undefined
  dismiss: (notification: Notification<Data>) => unknown
}

/** Shows `loading`, then `success` or `error` in its place; the promise returned follows the work. */
export function followPromise<Value, Data>(
  place: Place<Data>,
  work: Work<Value>,
  states: PromiseStates<Value, Data>,
): Promise<Value> {
  const { loading, success, error, signal } = states

  const show = (
    state: Exclude<PromiseState<Data>, null>,
    type: NotificationType,
    kept: NotificationInput<Data>,
  ) => place.add({ ...kept, type, ...(typeof state === 'string' ? { title: state } : state) })

  const first =
    loading === null || signal?.aborted ? undefined : show(loading, 'info', { pending: true })
  const current = () => first && place.current(first)
  const isOver = () => signal?.aborted || (first && !current())
  const close = () => first && place.dismiss(first)

  function settle<Outcome>(
    outcome: Outcome,
    type: NotificationType,
    state: PromiseState<Data> | ((outcome: Outcome) => PromiseState<Data>),
  ): void {
    signal?.removeEventListener('abort', close)
    if (isOver()) return
    let shown: Notification<Data> | undefined
    attempt(() => {
      const chosen = typeof state === 'function' ? state(outcome) : state
      if (chosen === null || isOver()) return
      const { id, key, data } = current() ?? {}
      shown = show(chosen, type, { id, key, data })
    })
    if (!shown) close()
  }

  signal?.addEventListener('abort', close)
  const following = new Promise<Value>((resolve) =>
    resolve(typeof work === 'function' ? work() : work),
  ).then(
    (value) => {
      settle(value, 'success', success)
      return value
    },
    (reason: unknown) => {
      settle(reason, 'error', error)
      throw reason
    },
  )
  // Whoever shows the error has dealt with it: a forgotten `await` must not crash a process.
  if (error !== null) following.catch(() => {})
  return following
}
