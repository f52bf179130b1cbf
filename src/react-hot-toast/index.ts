'use client'

export { CheckmarkIcon, ErrorIcon, type IconProps, LoaderIcon, ToastIcon } from './icons.tsx'
export type { ToastSource } from '../parts/index.ts'
export { notifier } from './notifier.ts'
export { type PromiseMessages, type ToastFunction, toast, toast as default } from './toast.ts'
export { ToastBar, type ToastBarProps } from './toast-bar.tsx'
export {
  type DefaultToastOptions,
  type IconTheme,
  type Renderable,
  type Toast,
  type ToastOptions,
  type ToastPosition,
  type ToastType,
  type ValueFunction,
  type ValueOrFunction,
  resolveValue,
} from './toast-options.ts'
export { Toaster } from './toaster.tsx'
export type { ToasterProps } from './toaster-props.ts'
export { type OffsetOptions, type ToasterHandlers, useToaster } from './use-toaster.ts'
export { type ToasterState, useToasterStore } from './use-toaster-store.ts'
