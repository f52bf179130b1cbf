import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { ToastIcon } from './icons.tsx'
import { type Renderable, type Toast, type ToastPosition, resolveValue } from './toast-options.ts'

/** How a toast is drawn. */
export interface ToastBarProps {
  toast: Toast
  /** Without effect: how a toast moves is its Toaster's matter. */
  position?: ToastPosition
  style?: CSSProperties
  /** Draws what is inside. @default the icon and the message */
  children?: (components: { icon: Renderable; message: Renderable }) => Renderable
}

/**
 * The usual look of a toast.
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
  return (
    <div className={`bf-hot-bar ${toast.className ?? ''}`} style={{ ...style, ...toast.style }}>
      {children ? (children({ icon, message }) as ReactNode) : icon}
      {!children && message}
    </div>
  )
}
