import { types } from '../core/inside.ts'
import {
  NO_WORDS,
  type Described,
  type Toasts,
  createToasts,
  messageOf,
  warnOnce,
  wordsOf,
} from '../parts/index.ts'
import {
  type DefaultToastOptions,
  type Toast,
  type ToastOptions,
  type ToastPosition,
  type ToastType,
  completeToast,
} from './toast-options.ts'

/** A Toaster's settings for its toasts. */
interface ToasterSettings {
  readonly toastOptions?: DefaultToastOptions | undefined
  readonly position?: ToastPosition | undefined
}

/** How many toasts are shown at once. */
export const TOAST_LIMIT = 20

/** The toaster of toasts that name none. */
export const DEFAULT_TOASTER = 'default'

const describe = (toast: Toast, settings: ToasterSettings | undefined): Described<Toast> => {
  const complete = completeToast(toast, settings?.toastOptions)
  const { message, type, position, duration } = complete
  warnOnce(
    'belfry/react-hot-toast: removeDelay has no effect; the guide to switching says why.',
    () => complete.removeDelay,
  )
  return {
    title: wordsOf(message) || NO_WORDS,
    type: types.find((each) => each === type) ?? 'info',
    pending: type === 'loading' && duration === Infinity,
    duration,
    corner: position,
  }
}

/** Returns the id of a toast's toaster. */
export const toasterOf = ({ toasterId }: Toast): string => toasterId || DEFAULT_TOASTER

/** The open toasts. */
export const toasts: Toasts<Toast, ToasterSettings> = createToasts(toasterOf, describe)

/** Returns a test for the toast with an id, or for all; of one toaster, or of all. */
export const meant =
  (id: string | number | undefined, toasterId?: string) =>
  (toast: Toast): boolean =>
    (id === undefined || toast.id === `${id}`) && (!toasterId || toasterOf(toast) === toasterId)

let counter = 0

/** Creates a toast, or replaces the one with its id. */
export const create = (
  type: ToastType,
  message: Toast['message'] | Error,
  options?: ToastOptions,
): string => {
  const id = `${options?.id || ++counter}`
  const before = toasts.all().find(meant(id, options?.toasterId))
  const toasterId = options?.toasterId || before?.toasterId
  const toast: Toast = {
    ...before,
    ariaProps: { role: 'status', 'aria-live': 'polite' },
    ...options,
    ...(toasterId && { toasterId }),
    createdAt: Date.now(),
    visible: true,
    dismissed: false,
    type,
    // Caught errors are often passed as they are, which React refuses to render.
    message: messageOf(message) as Toast['message'],
    pauseDuration: 0,
    id,
  }
  toasts.put(toast, before)
  return id
}

/** Closes a toast, or all of them; of one toaster, or of all. */
export const dismiss = (id?: string, toasterId?: string): void =>
  toasts.dismiss(meant(id, toasterId))

/** Closes toasts without an exit: one that is marked as dismissed isn't drawn while it leaves. */
export const remove = (id?: string, toasterId?: string): void => {
  for (const toast of toasts.all().filter(meant(id, toasterId))) toast.dismissed = true
  dismiss(id, toasterId)
}
