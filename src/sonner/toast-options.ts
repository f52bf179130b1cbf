import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { messageOf } from '../parts/index.ts'

/** A node, or a function that returns one. */
export type Content = ReactNode | (() => ReactNode)

/** Where a toast appears. */
export type Position = `${'top' | 'bottom'}-${'left' | 'right' | 'center'}`

/** The type of a toast. */
export type ToastType =
  | 'normal'
  | 'action'
  | 'success'
  | 'info'
  | 'warning'
  | 'error'
  | 'loading'
  | 'default'

/** A button on a toast; it closes the toast unless the event's default is prevented. */
export interface Action {
  label: ReactNode
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  actionButtonStyle?: CSSProperties
}

/** Classes for the parts of a toast. */
export interface ToastClassnames {
  toast?: string
  title?: string
  description?: string
  loader?: string
  closeButton?: string
  cancelButton?: string
  actionButton?: string
  success?: string
  error?: string
  info?: string
  warning?: string
  loading?: string
  default?: string
  content?: string
  icon?: string
}

/** Options that `<Toaster toastOptions>` sets for all of its toasts. */
export interface ToastOptions {
  className?: string
  closeButton?: boolean
  descriptionClassName?: string
  style?: CSSProperties
  cancelButtonStyle?: CSSProperties
  actionButtonStyle?: CSSProperties
  duration?: number
  unstyled?: boolean
  classNames?: ToastClassnames
  closeButtonAriaLabel?: string
  toasterId?: string
}

/** Options of a toast. */
export interface ExternalToast extends Omit<ToastOptions, 'closeButtonAriaLabel'> {
  id?: number | string
  icon?: ReactNode
  richColors?: boolean
  invert?: boolean
  dismissible?: boolean
  description?: Content
  action?: Action | ReactNode
  cancel?: Action | ReactNode
  onDismiss?: (toast: ToastT) => void
  onAutoClose?: (toast: ToastT) => void
  position?: Position
  testId?: string
}

/** A toast. */
export interface ToastT extends Omit<ExternalToast, 'id'> {
  id: number | string
  title?: Content
  type?: ToastType
  jsx?: ReactNode
  /** Set when one of its buttons has closed it. */
  delete?: boolean
  promise?: Promise<unknown> | (() => Promise<unknown>)
}

/** A toast that is being dismissed. */
export interface ToastToDismiss {
  id: number | string
  dismiss: boolean
}

/** Returns whether a button is given as options rather than as an element. */
export const isAction = (value: unknown): value is Action =>
  (value as Partial<Action> | null | undefined)?.label !== undefined

/** Resolves content, calling it if it is a function; an error becomes its message. */
export const contentOf = (content: Content): ReactNode =>
  messageOf(typeof content === 'function' ? content() : content) as ReactNode
