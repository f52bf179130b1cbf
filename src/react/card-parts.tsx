import type { ReactNode } from 'react'
import type { CardControls, CardParts, Notification } from '../core/index.ts'
import { ActionControl, DescribedButton, type Navigate, type Progress } from '../parts/index.ts'
import { CardText } from './card-text.tsx'
import type { Labels } from './labels.ts'
import { type Icons, Picture, sign } from './picture.tsx'

export interface CardPartsOptions<Data> {
  readonly notification: Notification<Data>
  readonly labels: Labels
  readonly icons: Icons | undefined
  readonly controls: Pick<CardControls, 'act' | 'dismiss'>
  readonly progress: Progress
  /** Says that its action has failed, if it has. */
  readonly failure: ReactNode
  readonly onNavigate: Navigate | undefined
  /** What its controls belong to. */
  readonly description: string
}

/** Creates the parts of a card: React elements, which core knows only by their shape. */
export const createCardParts = <Data,>(options: CardPartsOptions<Data>): CardParts => {
  const { notification, labels, icons, controls, progress, failure, onNavigate, description } =
    options
  const { action, dismissible = true } = notification
  const parts = {
    picture: <Picture {...{ notification, icons }} />,
    text: <CardText {...{ notification, labels }}>{failure}</CardText>,
    action: action ? (
      <ActionControl
        className="belfry-action"
        act={controls.act}
        isBusy={progress === 'running'}
        {...{ action, description, onNavigate }}
      />
    ) : null,
    close: dismissible ? (
      <DescribedButton
        className="belfry-close"
        description={description}
        aria-label={labels.dismiss}
        onClick={controls.dismiss}
      >
        {sign('close', icons)}
      </DescribedButton>
    ) : null,
  }
  return parts as unknown as CardParts
}
