import type { CSSProperties, FC, HTMLAttributes, ReactElement } from 'react'
import type { Toast } from './toast-options.ts'

/** An icon's colours, and all props of a `div`. */
export interface IconProps extends HTMLAttributes<HTMLDivElement> {
  primary?: string
  secondary?: string
}

const draw = (
  name: string,
  { primary, secondary, className, style, ...rest }: IconProps,
): ReactElement => (
  <div
    aria-hidden
    {...rest}
    className={`bf-hot-icon bf-hot-${name} ${className ?? ''}`}
    style={
      {
        '--bf-hot-primary': primary,
        '--bf-hot-secondary': secondary,
        ...style,
      } as CSSProperties
    }
  />
)

/** A check mark in a circle. */
export const CheckmarkIcon = (props: IconProps): ReactElement => draw('checkmark', props)

/** A cross in a circle. */
export const ErrorIcon = (props: IconProps): ReactElement => draw('error', props)

/** A spinner. */
export const LoaderIcon = (props: IconProps): ReactElement => draw('loader', props)

const ofTypes = { error: ErrorIcon, loading: LoaderIcon }

/** The icon of a toast: its own, or its type's. */
export const ToastIcon: FC<{ toast: Toast }> = ({ toast }) => {
  const { icon, iconTheme, type } = toast
  if (icon === undefined && type === 'blank') return null
  if (icon !== undefined && typeof icon !== 'string') return icon
  const Icon = ofTypes[type as 'error'] ?? CheckmarkIcon
  return <div className="bf-hot-sign">{icon ?? <Icon {...iconTheme} />}</div>
}
