import { type MouseEvent, type ReactElement, useRef } from 'react'
import { attempt } from '../core/inside.ts'
import { useDescription } from './use-description.ts'

/** Called for plain clicks on same-origin links; prevent the event's default to handle one. */
export type Navigate = (href: string, event: globalThis.MouseEvent) => void

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

/** Returns whether a click navigates within this page, so that a router may handle it. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent) => {
  const { origin, ownerDocument } = currentTarget as HTMLAnchorElement
  const isModified = metaKey || ctrlKey || shiftKey || altKey
  return button === 0 && !isModified && origin === ownerDocument.location.origin
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
    ...useDescription(element, props.description),
  }

  if (href === undefined)
    return (
      // Belongs to no form, and lacks the `type` attribute that some pages style.
      <button form="" {...shared} onClick={() => act()}>
        {label}
      </button>
    )

  const follow = (event: MouseEvent) => {
    act()
    if (isPlain(event)) attempt(() => onNavigate?.(href, event.nativeEvent))
  }
  return (
    <a href={href} {...shared} onClick={follow}>
      {label}
    </a>
  )
}
