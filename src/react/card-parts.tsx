import type { CardControls, CardParts, Notification } from '../core/index.ts'
import { ActionControl, DescribedButton, type Progress } from '../parts/index.ts'
import { CardText } from './card-text.tsx'
import type { Labels } from './labels.ts'
import { type Icons, Picture, sign } from './picture.tsx'

export interface CardPartsOptions<Data> {
  readonly notification: Notification<Data>
  readonly labels: Labels
  readonly icons: Icons | undefined
  readonly controls: Pick<CardControls, 'act' | 'dismiss'>
  readonly progress: Progress
  /** What its controls belong to. */
  readonly description: string
}

/** Creates the parts of a card: React elements, which core knows only by their shape. */
export const createCardParts = <Data,>(options: CardPartsOptions<Data>): CardParts => {
  const { notification, labels, icons, controls, progress, description } = options
  const { action, dismissible = true } = notification
  const parts = {
    picture: <Picture {...{ notification, icons }} />,
    text: <CardText hasFailed={progress === 'failed'} {...{ notification, labels }} />,
    action: action ? (
      <ActionControl
        className="belfry-action"
        onClick={controls.act}
        isBusy={progress === 'running'}
        {...{ action, description }}
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
