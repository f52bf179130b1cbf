import { useToasts } from '../parts/index.ts'
import { DEFAULT_TOASTER, TOAST_LIMIT, toasterOf, toasts } from './store.ts'
import { type DefaultToastOptions, type Toast, completeToast } from './toast-options.ts'

/** The toasts of a toaster. */
export interface ToasterState {
  /** The open toasts, newest first. */
  toasts: Toast[]
  settings: { toastLimit: number }
  /** Always undefined: each toast's time is paused separately. */
  pausedAt: number | undefined
}

/**
 * Returns the toasts of a toaster, updated after every change.
 *
 * @example
 * const { toasts } = useToasterStore()
 */
export const useToasterStore = (
  toastOptions?: DefaultToastOptions,
  toasterId: string = DEFAULT_TOASTER,
): ToasterState => ({
  toasts: useToasts(toasts)
    .filter((toast) => toasterOf(toast) === toasterId)
    .map((toast) => completeToast(toast, toastOptions)),
  settings: { toastLimit: TOAST_LIMIT },
  pausedAt: undefined,
})
