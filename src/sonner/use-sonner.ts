import { useSyncExternalStore } from 'react'
import { toasts } from './state.ts'
import type { ToastT } from './toast-options.ts'

const none: readonly ToastT[] = []

/** The toasts that are on their way, the newest first. */
export const useSonner = (): { toasts: ToastT[] } => {
  const all = useSyncExternalStore(toasts.watch, toasts.all, () => none)
  return { toasts: all as ToastT[] }
}
