import { useSyncExternalStore } from 'react'
import { activeToasts, watchToasts } from './state.ts'
import type { ToastT } from './toast-options.ts'

const none: readonly ToastT[] = []

/** The toasts that are on their way, the newest first. */
export const useSonner = (): { toasts: ToastT[] } => {
  const toasts = useSyncExternalStore(watchToasts, activeToasts, () => none)
  return { toasts: toasts as ToastT[] }
}
