import type { ReactNode } from 'react'
import type { CardControls, Notification } from '../core/index.ts'
import { ActionButton } from './action-button.tsx'
import { CardText } from './card-text.tsx'
import type { Labels } from './labels.ts'
import { type Icons, Picture, sign } from './picture.tsx'
import type { Progress } from './use-action.ts'

/** The usual card's own pieces. */
export interface Parts {
  /** Its image, its icon, a spinner or the sign of its type. */
  readonly picture: ReactNode
  /** Title, message, time, and what became of its action. */
  readonly text: ReactNode
  /** The button or link of its action; null where there is none. */
  readonly action: ReactNode
  /** The close button; null where it cannot be dismissed. */
  readonly close: ReactNode
}

/** Asked for plain clicks on addresses of this origin; whoever takes one prevents its default. */
export type Navigate = (href: string, event: MouseEvent) => void

export interface PartsOptions<Data> {
  readonly notification: Notification<Data>
  readonly labels: Labels
  readonly icons: Icons | undefined
  readonly controls: Pick<CardControls, 'act' | 'dismiss'>
  readonly progress: Progress
  readonly onNavigate: Navigate | undefined
  /** The id of the element that holds the text. */
  readonly textId: string
}

/** Makes the pieces of a card. */
export const createParts = <Data,>(options: PartsOptions<Data>): Parts => {
  const { notification, labels, icons, controls, progress, onNavigate, textId } = options
  const { action, dismissible = true } = notification
  return {
    picture: <Picture {...{ notification, icons }} />,
    text: <CardText id={textId} hasFailed={progress === 'failed'} {...{ notification, labels }} />,
    action: action ? (
      <ActionButton act={controls.act} {...{ action, progress, onNavigate }} />
    ) : null,
    close: dismissible ? (
      <button
        className="belfry-close"
        // Of no form, and without the type that some pages style.
        form=""
        aria-label={labels.dismiss}
        aria-describedby={textId}
        onClick={controls.dismiss}
      >
        {sign('close', icons)}
      </button>
    ) : null,
  }
}
