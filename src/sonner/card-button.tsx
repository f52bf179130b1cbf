import { type CSSProperties, type MouseEvent, type ReactNode, isValidElement } from 'react'
import { DescribedButton } from '../parts/index.ts'
import { deleteToast } from './state.ts'
import { type ToastT, isAction } from './toast-options.ts'

interface CardButtonProps {
  readonly toast: ToastT
  readonly kind: 'action' | 'cancel'
  readonly className: string
  readonly style: CSSProperties | undefined
  readonly description: string
  readonly close: () => void
}

/** A button of a toast, or the element given in its place. */
export const CardButton = (props: CardButtonProps): ReactNode => {
  const { toast, kind, className, style, description, close } = props
  const button = toast[kind]
  if (isValidElement(button)) return button
  if (!isAction(button)) return null
  const isCancel = kind === 'cancel'

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isCancel && toast.dismissible === false) return
    button.onClick?.(event)
    if (isCancel || !event.defaultPrevented) deleteToast(toast, close)
  }
  return (
    <DescribedButton
      className={className}
      description={description}
      data-button
      {...{ [`data-${kind}`]: true }}
      style={style}
      onClick={press}
    >
      {button.label}
    </DescribedButton>
  )
}
