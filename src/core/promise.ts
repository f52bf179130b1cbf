import { answerOf, attempt } from './clock.ts'
import {
  type Notification,
  type NotificationInput,
  type NotificationType,
  type RegisteredData,
  present,
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

/** Shows `loading`, then `success` or `error` in its place; the promise returned follows the work. */
export function followPromise<Value, Data>(
  add: (input: NotificationInput<Data>) => Notification<Data>,
  /** Where it stands now; undefined once closed or replaced by another. */
  find: (known: Notification<Data>) => { notification: Notification<Data> } | undefined,
  dismiss: (known: Notification<Data>) => unknown,
  work: Work<Value>,
  { loading, success, error, signal }: PromiseStates<Value, Data>,
): Promise<Value> {
  let first: Notification<Data> | undefined
  const close = () => first && dismiss(first)
  const isOver = () => signal?.aborted || (first && !find(first))

  /** Shows a state in the place of the last one. */
  function show<Outcome>(
    state: PromiseState<Data> | ((outcome: Outcome) => PromiseState<Data>),
    usual: NotificationInput<Data>,
    outcome: Outcome,
  ): Notification<Data> | undefined {
    const chosen = isOver() ? null : answerOf(state, outcome)
    if (chosen === null || isOver()) return undefined
    const last = first && find(first)?.notification
    return add({
      ...usual,
      ...(last && { key: last.key, data: last.data }),
      ...(typeof chosen === 'string' ? { title: chosen } : present(chosen)),
      ...(last && { id: last.id }),
    })
  }

  function settle<Outcome>(
    type: NotificationType,
    state: PromiseState<Data> | ((outcome: Outcome) => PromiseState<Data>),
    outcome: Outcome,
  ): void {
    signal?.removeEventListener('abort', close)
    attempt(() => show(state, { type }, outcome))
    // Only if nothing took its place.
    close()
  }

  signal?.addEventListener('abort', close)
  first = show(loading, { pending: true }, undefined)

  const following = (async () => {
    try {
      const value = (await answerOf(work, undefined)) as Value
      settle('success', success, value)
      return value
    } catch (reason) {
      settle('error', error, reason)
      throw reason
    }
  })()
  // Whoever shows the error has dealt with it: a forgotten `await` must not crash a process.
  if (error !== null) following.catch(() => {})
  return following
}
