import { useSyncExternalStore } from 'react'
import { toasts } from './state.ts'
import type { ToastT } from './toast-options.ts'

const none: readonly ToastT[] = []

/** Returns the open toasts, newest first. */
export const useSonner = (): { toasts: ToastT[] } => {
  const all = useSyncExternalStore(toasts.watch, toasts.all, () => none)
  return { toasts: all as ToastT[] }
}
