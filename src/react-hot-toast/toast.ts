import { reportError } from '../core/inside.ts'
import { create, dismiss, remove } from './store.ts'
import {
  type DefaultToastOptions,
  type Renderable,
  type Toast,
  type ToastOptions,
  type ToastType,
  type ValueOrFunction,
  resolveValue,
} from './toast-options.ts'

type ToastHandler = (message: Toast['message'], options?: ToastOptions) => string

/** What to show while work is pending, and for its outcome; nothing if absent. */
export interface PromiseMessages<Value> {
  loading: Renderable
  success?: ValueOrFunction<Renderable, Value>
  // A rejection can be anything, and react-hot-toast types it so.
  // oxlint-disable-next-line typescript/no-explicit-any
  error?: ValueOrFunction<Renderable, any>
}

/** The functions of `toast`. */
export interface ToastFunction extends ToastHandler {
  error: ToastHandler
  success: ToastHandler
  loading: ToastHandler
  custom: ToastHandler
  /** Closes a toast, or all of them. */
  dismiss: (toastId?: string, toasterId?: string) => void
  dismissAll: (toasterId?: string) => void
  /** Removes a toast, or all of them, at once, without an exit. */
  remove: (toastId?: string, toasterId?: string) => void
  removeAll: (toasterId?: string) => void
  /** Shows a loading toast, then replaces it with the outcome. */
  promise: <Value>(
    promise: Promise<Value> | (() => Promise<Value>),
    messages: PromiseMessages<Value>,
    options?: DefaultToastOptions,
  ) => Promise<Value>
}

const maker =
  (type: ToastType): ToastHandler =>
  (message, options) =>
    create(type, message, options)

const follow = <Value>(
  work: Promise<Value> | (() => Promise<Value>),
  messages: PromiseMessages<Value>,
  options?: DefaultToastOptions,
): Promise<Value> => {
  const id = create('loading', messages?.loading, { ...options, ...options?.loading })
  const tell = (type: 'success' | 'error', value: unknown): void => {
    const message: Renderable = resolveValue(messages?.[type] as Renderable, value)
    if (message) create(type, message, { id, ...options, ...options?.[type] })
    else dismiss(id)
  }
  // A function that throws has failed; a value that isn't a promise is done.
  const promise: Promise<Value> =
    typeof work === 'function' ? (async () => work())() : Promise.resolve(work)
  promise
    .then((value) => tell('success', value))
    .catch((error: unknown) => tell('error', error))
    .catch(reportError)
  return promise
}

/**
 * react-hot-toast's `toast`, with Belfry's queue, timers and announcements.
 *
 * @example
 * toast.success('Saved')
 */
export const toast: ToastFunction = /* @__PURE__ */ Object.assign(maker('blank'), {
  error: maker('error'),
  success: maker('success'),
  loading: maker('loading'),
  custom: maker('custom'),
  dismiss,
  dismissAll: (toasterId?: string) => dismiss(undefined, toasterId),
  remove,
  removeAll: (toasterId?: string) => remove(undefined, toasterId),
  promise: follow,
})
