import type { CSSProperties, ReactElement } from 'react'

/** The type of a toast. */
export type ToastType = 'success' | 'error' | 'loading' | 'blank' | 'custom'

/** Where a toast appears. */
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

/** What can be rendered. */
export type Renderable = ReactElement | string | null

/** A function that returns a value. */
export type ValueFunction<Value, Argument> = (argument: Argument) => Value

/** A value, or a function that returns one. */
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
  /** Always 0: Belfry counts only the time while a toast can be read. */
  pauseDuration: number
  position?: ToastPosition
  /** Has no effect: a toast leaves within a quarter of a second. */
  removeDelay?: number
  /** For custom views; `<Toaster>` announces each toast once by itself. */
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

/** Options of a toast. */
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

/** Options for all toasts, and per type. */
export type DefaultToastOptions = ToastOptions & { [Type in ToastType]?: ToastOptions }

/**
 * Returns a value, or the result of the function in its place.
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

/** The default display time. */
const USUAL = 4000

/** Returns a toast with defaults filled in. */
export const completeToast = (toast: Toast, options: DefaultToastOptions | undefined): Toast => {
  const own = options?.[toast.type]
  const said = toast.duration || own?.duration || options?.duration || durations[toast.type]
  return {
    ...options,
    ...own,
    ...toast,
    // An invalid duration must not lose the message.
    duration: Number(said) > 0 ? Number(said) : USUAL,
    style: { ...options?.style, ...own?.style, ...toast.style },
  }
}
