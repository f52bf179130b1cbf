import type { MouseEvent, ReactElement } from 'react'
import { attempt } from '../core/inside.ts'

/** Asked for plain clicks on addresses of this origin; whoever takes one prevents its default. */
export type Navigate = (href: string, event: globalThis.MouseEvent) => void

interface ActionControlProps {
  readonly className: string
  readonly action: { readonly label: string; readonly href?: string }
  readonly act: () => unknown
  readonly isBusy: boolean
  readonly onNavigate: Navigate | undefined
  readonly tabIndex?: number | undefined
  /** The id of what it is about. */
  readonly 'aria-describedby'?: string | undefined
}

/** Whether a click means to go there in this very page, as a router would. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent) => {
  const { origin, ownerDocument } = currentTarget as HTMLAnchorElement
  const isModified = metaKey || ctrlKey || shiftKey || altKey
  return button === 0 && !isModified && origin === ownerDocument.location.origin
}

/** The one thing to do about a notification: a button, or a real link where it leads somewhere. */
export const ActionControl = (props: ActionControlProps): ReactElement => {
  const { className, action, act, isBusy, onNavigate, tabIndex } = props
  const { href, label } = action
  const shared = {
    className,
    dir: 'auto',
    tabIndex,
    'aria-busy': isBusy,
    'aria-describedby': props['aria-describedby'],
  }

  if (href === undefined)
    return (
      // Of no form, and without the type that some pages style.
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
