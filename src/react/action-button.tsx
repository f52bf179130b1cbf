import type { MouseEvent, ReactElement } from 'react'
import { type Action, attempt } from '../core/index.ts'
import type { Navigate } from './parts.tsx'
import type { Progress } from './use-action.ts'

interface ActionButtonProps<Data> {
  readonly action: Action<Data>
  readonly act: () => boolean
  readonly progress: Progress
  readonly onNavigate: Navigate | undefined
}

/** Whether a click means to go there in this very page, as a router would. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent) => {
  const { origin, ownerDocument } = currentTarget as HTMLAnchorElement
  const isModified = metaKey || ctrlKey || shiftKey || altKey
  return button === 0 && !isModified && origin === ownerDocument.location.origin
}

/** The one thing to do about a notification: a button, or a real link where it leads somewhere. */
export const ActionButton = <Data,>(props: ActionButtonProps<Data>): ReactElement => {
  const { action, act, progress, onNavigate } = props
  const { href, label } = action
  const isBusy = progress === 'running'

  if (href === undefined)
    return (
      <button className="belfry-action" form="" aria-busy={isBusy} onClick={act}>
        {label}
      </button>
    )

  const follow = (event: MouseEvent) => {
    act()
    if (isPlain(event)) attempt(() => onNavigate?.(href, event.nativeEvent))
  }
  return (
    <a className="belfry-action" href={href} aria-busy={isBusy} onClick={follow}>
      {label}
    </a>
  )
}
