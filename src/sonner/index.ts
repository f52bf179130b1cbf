'use client'

export type { Offset } from './offset.ts'
export type { PromiseData, PromiseResult, PromiseState } from './promise.ts'
export { toast } from './toast.ts'
export type {
  Action,
  Content,
  ExternalToast,
  Position,
  ToastClassnames,
  ToastOptions,
  ToastT,
  ToastToDismiss,
  ToastType,
} from './toast-options.ts'
export { Toaster, type ToasterProps } from './toaster.tsx'
export { useSonner } from './use-sonner.ts'
