import { type CSSProperties, type MouseEvent, type ReactNode, isValidElement } from 'react'
import { toasts } from './state.ts'
import { type ToastT, isAction } from './toast-options.ts'

interface CardButtonProps {
  readonly toast: ToastT
  readonly kind: 'action' | 'cancel'
  readonly className: string
  readonly style: CSSProperties | undefined
}

/** A button of a toast, or the element given in its place. */
export const CardButton = ({ toast, kind, className, style }: CardButtonProps): ReactNode => {
  const button = toast[kind]
  if (isValidElement(button)) return button
  if (!isAction(button)) return null
  const isCancel = kind === 'cancel'

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isCancel && toast.dismissible === false) return
    button.onClick?.(event)
    // Doesn't count as a dismissal.
    if (isCancel || !event.defaultPrevented) toasts.drop(toast)
  }
  return (
    <button
      className={className}
      form=""
      data-button
      {...{ [`data-${kind}`]: true }}
      style={style}
      onClick={press}
    >
      {button.label}
    </button>
  )
}
