'use client'

export type { ToastSource } from '../parts/index.ts'
export { notifier } from './notifier.ts'
export type { Offset } from './offset.ts'
export type { PromiseData, PromiseResult, PromiseState, Unwrap } from './promise.ts'
export { toast, type ToastFunction } from './toast.ts'
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
export { Toaster } from './toaster.tsx'
export type { ToasterProps } from './toaster-props.ts'
export { useSonner } from './use-sonner.ts'
