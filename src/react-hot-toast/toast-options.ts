import type { CSSProperties, ReactElement } from 'react'
import type { Corner } from '../parts/index.ts'

/** What a toast is about. */
export type ToastType = 'success' | 'error' | 'loading' | 'blank' | 'custom'

/** Where a toast stands. */
export type ToastPosition = Corner

/** What can be drawn. */
export type Renderable = ReactElement | string | null

/** A function that makes a value. */
export type ValueFunction<Value, Argument> = (argument: Argument) => Value

/** A value, or a function that makes one. */
export type ValueOrFunction<Value, Argument> = Value | ValueFunction<Value, Argument>

/** The colours of a built-in icon. */
export interface IconTheme {
  primary: string
  secondary: string
}

/** A toast. */
export interface Toast {
  type: ToastType
  id: string
  toasterId?: string
  message: ValueOrFunction<Renderable, Toast>
  icon?: Renderable
  duration?: number
  /** Always 0: Belfry counts only the time in which a toast can be read. */
  pauseDuration: number
  position?: ToastPosition
  /** Without effect: a toast leaves in a quarter of a second. */
  removeDelay?: number
  /** For views of one's own; `<Toaster>` speaks by itself, and once. */
  ariaProps: {
    role: 'status' | 'alert'
    'aria-live': 'assertive' | 'off' | 'polite'
  }
  style?: CSSProperties
  className?: string
  iconTheme?: IconTheme
  createdAt: number
  /** False while it leaves. */
  visible: boolean
  dismissed: boolean
  height?: number
}

/** What one may say of a toast when making it. */
export type ToastOptions = Partial<
  Pick<
    Toast,
    | 'id'
    | 'icon'
    | 'duration'
    | 'ariaProps'
    | 'className'
    | 'style'
    | 'position'
    | 'iconTheme'
    | 'toasterId'
    | 'removeDelay'
  >
>

/** Options for all toasts, and for those of a type. */
export type DefaultToastOptions = ToastOptions & { [Type in ToastType]?: ToastOptions }

/**
 * What a value, or the function in its place, comes to.
 *
 * @example
 * resolveValue(t.message, t)
 */
export const resolveValue = <Value, Argument>(
  value: ValueOrFunction<Value, Argument>,
  argument: Argument,
): Value =>
  typeof value === 'function' ? (value as ValueFunction<Value, Argument>)(argument) : value

const durations: { readonly [Type in ToastType]?: number } = { success: 2000, loading: Infinity }

/** How long a toast stays of which nobody says more. */
const USUAL = 4000

/** A toast with what it does not say itself. */
export const completeToast = (toast: Toast, options: DefaultToastOptions | undefined): Toast => {
  const own = options?.[toast.type]
  const said = toast.duration || own?.duration || options?.duration || durations[toast.type]
  return {
    ...options,
    ...own,
    ...toast,
    // A message is not lost for what is no duration.
    duration: Number(said) > 0 ? Number(said) : USUAL,
    style: { ...options?.style, ...own?.style, ...toast.style },
  }
}
