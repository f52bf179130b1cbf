import {
  type CSSProperties,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  isValidElement,
  useLayoutEffect,
  useRef,
} from 'react'
import type { CardControls } from '../core/index.ts'
import { wordsOf } from '../parts/index.ts'
import { closePressed, setWords } from './state.ts'
import { type ToastT, contentOf, isAction } from './toast-options.ts'
import type { ToasterProps } from './toaster.tsx'

interface CardProps {
  readonly toast: ToastT
  readonly toaster: ToasterProps
  readonly controls: CardControls
}

const join = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

interface ButtonProps {
  readonly button: ToastT['action']
  readonly kind: 'action' | 'cancel'
  readonly className: string
  readonly style: CSSProperties | undefined
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

const Button = ({ button, kind, className, style, onPress }: ButtonProps): ReactNode => {
  if (!button || isValidElement(button)) return button as ReactNode
  if (!isAction(button)) return null
  return (
    <button
      className={className}
      type="button"
      data-button
      data-action={kind === 'action' || undefined}
      data-cancel={kind === 'cancel' || undefined}
      style={style}
      onClick={onPress}
    >
      {button.label}
    </button>
  )
}

/** A toast as sonner's users know and select it. */
export const Card = ({ toast, toaster, controls }: CardProps): ReactElement => {
  const { toastOptions = {}, icons = {} } = toaster
  const { jsx, title, description, type } = toast
  const body = useRef<HTMLDivElement>(null)
  const classNames = { ...toastOptions.classNames, ...toast.classNames }
  const part = (name: keyof typeof classNames) =>
    join(toastOptions.classNames?.[name], toast.classNames?.[name])
  const isStyled = !(jsx || toast.unstyled || toastOptions.unstyled)
  const own = isStyled ? 'belfry-sonner' : 'belfry-sonner-plain'
  const styled = (name: string) => isStyled && `belfry-sonner-${name}`
  const isClosable = toast.closeButton ?? toastOptions.closeButton ?? toaster.closeButton ?? false
  const icon = toast.icon === undefined && type ? icons[type as keyof typeof icons] : toast.icon
  const hasIcon = toast.icon !== null && !jsx && icon !== null && (icon !== undefined || !!type)

  useLayoutEffect(() => {
    const known = wordsOf(contentOf(jsx ?? title))
    const drawn = body.current?.textContent
    if (!known && drawn) setWords(toast, drawn)
  }, [jsx, title, toast])

  const press = (button: ToastT['action']) => (event: MouseEvent<HTMLButtonElement>) => {
    if (isAction(button)) button.onClick?.(event)
    if (!event.defaultPrevented) closePressed(toast)
  }

  return (
    <div
      className={join(
        own,
        toastOptions.className,
        toast.className,
        part('toast'),
        type && part(type as 'success'),
        !type && part('default'),
      )}
      data-sonner-toast=""
      data-type={type}
      data-styled={isStyled}
      data-rich-colors={toast.richColors ?? toaster.richColors ?? false}
      data-invert={toast.invert || toaster.invert || false}
      data-promise={Boolean(toast.promise)}
      data-dismissible={toast.dismissible ?? true}
      data-testid={toast.testId}
      style={{ ...toastOptions.style, ...toast.style }}
    >
      {!jsx && type !== 'loading' && toast.dismissible !== false && (
        <button
          className={join(styled('close'), part('closeButton'))}
          type="button"
          data-close-button
          data-always={isClosable || undefined}
          aria-label={toastOptions.closeButtonAriaLabel ?? 'Close toast'}
          onClick={controls.dismiss}
        >
          {icons.close ?? <span className="belfry-sonner-cross" aria-hidden />}
        </button>
      )}
      {hasIcon && (
        <div className={join(styled('icon'), part('icon'))} data-icon="">
          {icon ?? (controls.parts.picture as ReactNode)}
        </div>
      )}
      <div className={join(styled('content'), part('content'))} data-content="" ref={body}>
        <div className={join(styled('title'), part('title'))} data-title="">
          {jsx ?? contentOf(title)}
        </div>
        {description && (
          <div
            className={join(
              styled('description'),
              toastOptions.descriptionClassName,
              toast.descriptionClassName,
              part('description'),
            )}
            data-description=""
          >
            {contentOf(description)}
          </div>
        )}
      </div>
      <Button
        kind="cancel"
        button={toast.cancel}
        className={join(styled('button'), part('cancelButton'))}
        style={{ ...toastOptions.cancelButtonStyle, ...toast.cancelButtonStyle }}
        onPress={(event) => {
          if (toast.dismissible !== false) press(toast.cancel)(event)
        }}
      />
      <Button
        kind="action"
        button={toast.action}
        className={join(styled('button'), styled('action'), part('actionButton'))}
        style={{ ...toastOptions.actionButtonStyle, ...toast.actionButtonStyle }}
        onPress={press(toast.action)}
      />
    </div>
  )
}
