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

/** What to show while work is under way, and of its outcome; nothing of what is absent. */
export interface PromiseMessages<Value> {
  loading: Renderable
  success?: ValueOrFunction<Renderable, Value>
  // What rejects is anything, and is typed so there.
  // oxlint-disable-next-line typescript/no-explicit-any
  error?: ValueOrFunction<Renderable, any>
}

interface ToastFunction extends ToastHandler {
  error: ToastHandler
  success: ToastHandler
  loading: ToastHandler
  custom: ToastHandler
  /** Closes a toast, or all of them. */
  dismiss: (toastId?: string, toasterId?: string) => void
  dismissAll: (toasterId?: string) => void
  /** Closes a toast, or all of them, without a last sight of it. */
  remove: (toastId?: string, toasterId?: string) => void
  removeAll: (toasterId?: string) => void
  /** Follows work: a toast that loads, then tells its outcome in its place. */
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

const begin = <Value>(work: Promise<Value> | (() => Promise<Value>)): Promise<Value> => {
  try {
    const promise = typeof work === 'function' ? work() : work
    return typeof promise?.then === 'function' ? promise : Promise.resolve(promise)
  } catch (error) {
    return Promise.reject(error)
  }
}

const follow: ToastFunction['promise'] = (work, messages, options) => {
  const id = create('loading', messages?.loading, { ...options, ...options?.loading })
  const tell = <Value>(type: 'success' | 'error', value: Value): void => {
    const message: Renderable = resolveValue(messages?.[type] as Renderable, value)
    if (message) create(type, message, { id, ...options, ...options?.[type] })
    else dismiss(id)
  }
  const promise = begin(work)
  promise
    .then((value) => tell('success', value))
    .catch((error: unknown) => tell('error', error))
    .catch(reportError)
  return promise
}

/**
 * react-hot-toast's `toast`, on Belfry's queue, time and voice.
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
