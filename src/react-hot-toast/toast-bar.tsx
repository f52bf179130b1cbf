import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { ToastIcon } from './icons.tsx'
import { type Renderable, type Toast, type ToastPosition, resolveValue } from './toast-options.ts'

/** Options of a ToastBar. */
export interface ToastBarProps {
  toast: Toast
  /** Has no effect: the Toaster animates its toasts. */
  position?: ToastPosition
  style?: CSSProperties
  /** Renders the content. @default the icon and the message */
  children?: (components: { icon: Renderable; message: Renderable }) => Renderable
}

/**
 * The default look of a toast.
 *
 * @example
 * <Toaster>{(t) => <ToastBar toast={t} style={{ fontWeight: 600 }} />}</Toaster>
 */
export const ToastBar = ({ toast, style, children }: ToastBarProps): ReactElement => {
  const icon = <ToastIcon toast={toast} />
  const message = (
    <div className="bf-hot-message" {...toast.ariaProps}>
      {resolveValue(toast.message, toast)}
    </div>
  )
  const isOwn = typeof children === 'function'
  return (
    <div className={`bf-hot-bar ${toast.className ?? ''}`} style={{ ...style, ...toast.style }}>
      {isOwn ? (children({ icon, message }) as ReactNode) : icon}
      {!isOwn && message}
    </div>
  )
}
