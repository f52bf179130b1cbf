import { useSyncExternalStore } from 'react'
import { DEFAULT_TOASTER, toasterOf, toasts } from './store.ts'
import { type DefaultToastOptions, type Toast, completeToast } from './toast-options.ts'

/** The toasts of a toaster. */
export interface ToasterState {
  /** Those that have not closed, the newest first. */
  toasts: Toast[]
  settings: { toastLimit: number }
  /** Always undefined: each toast's time stands still by itself. */
  pausedAt: number | undefined
}

const none: readonly Toast[] = []

/**
 * The toasts of a toaster, after every change.
 *
 * @example
 * const { toasts } = useToasterStore()
 */
export const useToasterStore = (
  toastOptions?: DefaultToastOptions,
  toasterId: string = DEFAULT_TOASTER,
): ToasterState => {
  const all = useSyncExternalStore(toasts.watch, toasts.all, () => none)
  return {
    toasts: all
      .filter((toast) => toasterOf(toast) === toasterId)
      .map((toast) => completeToast(toast, toastOptions)),
    settings: { toastLimit: 20 },
    pausedAt: undefined,
  }
}
