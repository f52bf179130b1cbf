import type { ReactElement, ReactNode } from 'react'
import type { CardControls, Notification, Notifier } from '../core/index.ts'
import { DescribedButton } from '../parts/index.ts'
import { CardButton } from './card-button.tsx'
import { type ToastClassnames, type ToastT, contentOf } from './toast-options.ts'
import type { ToasterProps } from './toaster-props.ts'
import { useDrawnWords } from './use-drawn-words.ts'

interface CardProps {
  readonly notification: Notification<ToastT>
  readonly notifier: Notifier<ToastT>
  readonly toaster: ToasterProps
  readonly controls: CardControls
  /** Attributes with the edge and side where it appears. */
  readonly where: { readonly [attribute: `data-${string}`]: string | undefined }
}

const join = (...names: unknown[]): string => names.filter(Boolean).join(' ')

/** Returns the icon of a toast: its own, its type's, or none. */
const iconOf = ({ icon, type, promise }: ToastT, icons: ToasterProps['icons'], usual: unknown) => {
  const ofType = icons?.[type as 'success']
  if (icon === null || !(type || icon || promise) || (ofType === null && !icon)) return undefined
  return (icon || ofType || (type && type !== 'default' && usual) || null) as ReactNode
}

const cross = (
  <svg aria-hidden viewBox="0 0 24 24" width={12} height={12} stroke="currentColor" strokeWidth={2}>
    <path d="M18 6 6 18M6 6l12 12" />
  </svg>
)

/** A toast with the markup that sonner's users know and select. */
export const Card = (props: CardProps): ReactElement => {
  const { notification, notifier, toaster, controls, where } = props
  const toast = notification.data!
  const { toastOptions, icons } = toaster
  const { jsx, description, dismissible, type } = toast
  const { message, title } = notification
  const words = [title, message].filter(Boolean).join('. ')
  const [titleRef, descriptionRef] = useDrawnWords(notification, notifier)
  const isStyled = !(jsx || toast.unstyled || toastOptions?.unstyled)
  const isLoading = type === 'loading'
  const isDismissible = dismissible !== false
  const hasCloseButton = toast.closeButton ?? toastOptions?.closeButton ?? toaster.closeButton
  const icon = iconOf(toast, icons, controls.parts.picture)

  const own = (name: keyof ToastClassnames) =>
    join(toastOptions?.classNames?.[name], toast.classNames?.[name])
  const part = (name: keyof ToastClassnames, ...more: unknown[]) =>
    join(isStyled && `bf-sonner-${name}`, ...more, own(name))

  const closeButton = !jsx && !isLoading && isDismissible && (isStyled || hasCloseButton) && (
    <DescribedButton
      className={part('closeButton')}
      description={words}
      // Always reachable; it has this attribute only if it is always visible.
      data-close-button={hasCloseButton || undefined}
      aria-label={toastOptions?.closeButtonAriaLabel ?? 'Close toast'}
      onClick={controls.dismiss}
    >
      {icons?.close ?? cross}
    </DescribedButton>
  )

  const card = (
    <div
      className={join(
        isStyled && 'bf-sonner',
        toastOptions?.className,
        toast.className,
        own('toast'),
        own((type ?? 'default') as 'default'),
      )}
      data-sonner-toast=""
      data-type={type}
      data-styled={isStyled}
      data-rich-colors={toast.richColors ?? toaster.richColors}
      data-invert={toast.invert || toaster.invert}
      data-promise={!!toast.promise}
      data-dismissible={isDismissible}
      data-mounted
      data-visible
      data-removed={controls.state === 'leaving'}
      {...where}
      data-testid={toast.testId}
      style={{ ...toastOptions?.style, ...toast.style }}
    >
      {hasCloseButton && closeButton}
      {icon !== undefined && (
        <div className={part('icon')} data-icon="">
          {isLoading && !toast.icon ? <div className={part('loader')}>{icon}</div> : icon}
        </div>
      )}
      <div className={part('content')} data-content="">
        <div className={part('title')} data-title="" ref={titleRef}>
          {jsx || contentOf(toast.title)}
        </div>
        {!!description && (
          <div
            className={part(
              'description',
              toastOptions?.descriptionClassName,
              toast.descriptionClassName,
            )}
            data-description=""
            ref={descriptionRef}
          >
            {contentOf(description)}
          </div>
        )}
      </div>
      {(['cancel', 'action'] as const).map((kind) => (
        <CardButton
          key={kind}
          toast={toast}
          kind={kind}
          description={words}
          className={part(`${kind}Button`)}
          close={controls.dismiss}
          style={toast[`${kind}ButtonStyle`] || toastOptions?.[`${kind}ButtonStyle`]}
        />
      ))}
      {!hasCloseButton && closeButton}
    </div>
  )
  return <div className="bf-sonner-row">{card}</div>
}
