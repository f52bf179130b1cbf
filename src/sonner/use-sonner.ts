import { useToasts } from '../parts/index.ts'
import { toasts } from './state.ts'
import type { ToastT } from './toast-options.ts'

/** Returns the open toasts, newest first. */
export const useSonner = (): { toasts: ToastT[] } => ({ toasts: useToasts(toasts) as ToastT[] })
