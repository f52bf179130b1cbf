import { useSyncExternalStore } from 'react'
import { type Entry, allEntries, watchEntries } from './store.ts'
import { type DefaultToastOptions, type Toast, completeToast } from './toast-options.ts'
import { DEFAULT_TOASTER } from './toasters.ts'

/** The toasts of a toaster. */
export interface ToasterState {
  /** Those that have not closed, the newest first. */
  toasts: Toast[]
  settings: { toastLimit: number }
  /** Always undefined: each toast's time stands still by itself. */
  pausedAt: number | undefined
}

const none: readonly Entry[] = []

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
  const entries = useSyncExternalStore(watchEntries, allEntries, () => none)
  const toasts = entries
    .filter(({ place }) => place.toasterId === toasterId)
    .map(({ toast }) => completeToast(toast, toastOptions))
  return { toasts, settings: { toastLimit: 20 }, pausedAt: undefined }
}
