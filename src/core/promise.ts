import { having, object } from './check.ts'
import type { Added } from './entry.ts'
import type { Given } from './fields.ts'
import { attempt } from './errors.ts'
import type {
  Notification,
  NotificationInput,
  NotificationType,
  RegisteredData,
} from './notification.ts'
import { keepIn, payload, readFields, tolerate } from './read-fields.ts'

/** What to show for one state: a title, a notification's fields, or null for nothing. */
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

/** What to show while work is in progress, and once it succeeds or fails. */
export interface PromiseStates<Value, Data = RegisteredData> {
  /** What to show meanwhile: a title, a notification's fields, or null for nothing. */
  loading: string | NotificationInput<Data> | null
  /** What to show instead once it succeeds, or a function of the value that returns it. */
  success: PromiseState<Data> | ((value: Value) => PromiseState<Data>)
  /** What to show instead once it fails, or a function of what was thrown that returns it. */
  error: PromiseState<Data> | ((error: unknown) => PromiseState<Data>)
  /** Closes the notification when aborted; no outcome follows. */
  signal?: Signal | undefined
}

/** Returns the value, or what it returns if it is a function; undefined if that throws. */
const answerOf = (state: unknown, outcome: unknown): unknown =>
  typeof state === 'function'
    ? attempt(() => (state as (outcome: unknown) => unknown)(outcome))
    : state

const readers = {
  loading: payload,
  success: payload,
  error: payload,
  signal: having('addEventListener', 'removeEventListener'),
}

/** Returns the valid states; an invalid one never loses the message. */
const readStates = <Value, Data>(states: unknown): Partial<PromiseStates<Value, Data>> => {
  const given: Record<string, unknown> = {}
  tolerate(() => readFields(object('states', states), readers, keepIn(given)))
  return given
}

/** Creates `promise`: it shows `loading`, then `success` or `error` in its place. */
export const createPromise =
  <Data>(
    add: (inputs: readonly unknown[], fixed?: Given<Data>) => Added<Data>,
    dismiss: (known: Notification<Data>) => unknown,
  ) =>
  <Value>(work: Work<Value>, states: PromiseStates<Value, Data>): Promise<Value> => {
    const { loading, success, error, signal } = readStates<Value, Data>(states)
    let first: Added<Data> | undefined

    const isReplaced = () => first && first.entry.origin !== first.origin
    const wasClosedByUser = () => first?.entry.gone?.by === 'user'
    const isAborted = () => attempt(() => signal?.aborted)
    const isOver = () => isAborted() || isReplaced() || (first?.entry.gone && !wasClosedByUser())
    const close = () => first && dismiss(first.origin)

    /** Replaces the previous state; silently if a person has closed it. */
    const follow = (state: unknown, usual: NotificationInput<Data>): Added<Data> => {
      if (!first) return add([usual, state])
      const { id, key, data } = first.entry.notification
      const fixed = wasClosedByUser() ? { silent: true } : undefined
      return add([{ id, key, data, ...usual }, state], fixed)
    }

    const show = (
      state: unknown,
      usual: NotificationInput<Data>,
      outcome?: unknown,
    ): Added<Data> | undefined => {
      const chosen = isOver() ? null : answerOf(state, outcome)
      return chosen === null || isOver() ? undefined : follow(chosen, usual)
    }

    const end =
      (type: NotificationType, state: unknown) =>
      (outcome: unknown): void => {
        attempt(() => signal?.removeEventListener('abort', close))
        show(state, { type }, outcome)
        // A no-op if something took its place.
        close()
      }

    attempt(() => signal?.addEventListener('abort', close))
    first = show(loading, { pending: true })
    // A listener may have aborted it.
    if (isAborted()) close()

    const following = (async () => (typeof work === 'function' ? work() : work))()
    // Showing the error counts as handling it: a forgotten `await` must not crash a process.
    following.then(end('success', success), end('error', error))
    // A promise of its own, which nobody has handled yet.
    return error === null ? following.then((value) => value) : following
  }
