import type { CSSProperties, ReactElement } from 'react'
import type { DefaultToastOptions, Toast, ToastPosition } from './toast-options.ts'

/** Options of a Toaster. */
export interface ToasterProps {
  /** @default 'top-center' */
  position?: ToastPosition
  /** Options for all toasts, and per type. */
  toastOptions?: DefaultToastOptions
  /** Has no effect: the newest toast is always at the edge. @default false */
  reverseOrder?: boolean
  /** The gap between toasts, in pixels. @default 8 */
  gutter?: number
  containerStyle?: CSSProperties
  containerClassName?: string
  /** Shows only toasts that name it as their `toasterId`. */
  toasterId?: string
  /** Renders every toast that isn't custom. @default a ToastBar */
  children?: (toast: Toast) => ReactElement
}
