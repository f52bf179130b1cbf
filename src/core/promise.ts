import { answerOf, attempt } from './clock.ts'
import {
  type Notification,
  type NotificationInput,
  type NotificationType,
  type RegisteredData,
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

/** Follows work: shows `loading`, then `success` or `error` in its place. */
export const createPromise =
  <Data>(
    add: (
      content: string | NotificationInput<Data>,
      usual: NotificationInput<Data>,
    ) => Notification<Data>,
    /** Where it stands now; undefined once closed or replaced by another. */
    find: (known: Notification<Data>) => { notification: Notification<Data> } | undefined,
    dismiss: (known: Notification<Data>) => unknown,
  ) =>
  <Value>(
    work: Work<Value>,
    { loading, success, error, signal }: PromiseStates<Value, Data>,
  ): Promise<Value> => {
    let first: Notification<Data> | undefined
    const close = () => dismiss(first!)
    const isOver = () => signal?.aborted || (first && !find(first))

    /** Shows a state in the place of the last one. */
    const show = <Outcome>(
      state: PromiseState<Data> | ((outcome: Outcome) => PromiseState<Data>),
      usual: NotificationInput<Data>,
      outcome?: Outcome,
    ): Notification<Data> | undefined => {
      const chosen = isOver() ? null : answerOf(state, outcome)
      if (chosen === null || isOver()) return undefined
      const { id, key, data } = find(first!)?.notification ?? {}
      return add(chosen, { id, key, data, ...usual })
    }

    const end =
      <Outcome>(
        type: NotificationType,
        state: PromiseState<Data> | ((outcome: Outcome) => PromiseState<Data>),
      ) =>
      (outcome: Outcome): void => {
        signal?.removeEventListener('abort', close)
        attempt(() => show(state, { type }, outcome))
        // Only if nothing took its place.
        close()
      }

    signal?.addEventListener('abort', close)
    first = show(loading, { pending: true })

    const following = (async () => answerOf(work))()
    // Whoever shows the error has dealt with it: a forgotten `await` must not crash a process.
    following.then(end('success', success), end('error', error))
    return error === null ? following.then((value) => value) : following
  }
