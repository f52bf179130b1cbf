import { type MouseEvent, type ReactElement, useRef } from 'react'
import { type Navigate, askToNavigate } from './navigation.ts'
import { useDescription } from './use-description.ts'

interface ActionControlProps {
  readonly className: string
  readonly action: { readonly label: string; readonly href?: string | undefined }
  readonly act: () => unknown
  readonly isBusy: boolean
  readonly onNavigate: Navigate | undefined
  readonly tabIndex?: number | undefined
  /** What it belongs to. */
  readonly description: string
}

/** The action of a notification: a button, or a real link if it has an `href`. */
export const ActionControl = (props: ActionControlProps): ReactElement => {
  const { className, action, act, isBusy, onNavigate, tabIndex } = props
  const { href, label } = action
  const element = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  const shared = {
    className,
    dir: 'auto',
    tabIndex,
    'aria-busy': isBusy,
    onClick: (event: MouseEvent) => {
      act()
      askToNavigate(event, onNavigate)
    },
    ...useDescription(element, props.description),
  }

  if (href === undefined)
    return (
      // Belongs to no form, and lacks the `type` attribute that some pages style.
      <button form="" {...shared}>
        {label}
      </button>
    )

  return (
    <a href={href} {...shared}>
      {label}
    </a>
  )
}
