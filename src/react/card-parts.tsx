import type { CardControls, CardParts, Notification } from '../core/index.ts'
import { ActionControl, type Navigate, type Progress } from '../parts/index.ts'
import { CardText } from './card-text.tsx'
import type { Labels } from './labels.ts'
import { type Icons, Picture, sign } from './picture.tsx'

export interface CardPartsOptions<Data> {
  readonly notification: Notification<Data>
  readonly labels: Labels
  readonly icons: Icons | undefined
  readonly controls: Pick<CardControls, 'act' | 'dismiss'>
  readonly progress: Progress
  readonly onNavigate: Navigate | undefined
  /** The id of the element with the text. */
  readonly textId: string
}

/** Creates the parts of a card: React elements, which core knows only by their shape. */
export const createCardParts = <Data,>(options: CardPartsOptions<Data>): CardParts => {
  const { notification, labels, icons, controls, progress, onNavigate, textId } = options
  const { action, dismissible = true } = notification
  const parts = {
    picture: <Picture {...{ notification, icons }} />,
    text: <CardText id={textId} hasFailed={progress === 'failed'} {...{ notification, labels }} />,
    action: action ? (
      <ActionControl
        className="belfry-action"
        act={controls.act}
        isBusy={progress === 'running'}
        aria-describedby={textId}
        {...{ action, onNavigate }}
      />
    ) : null,
    close: dismissible ? (
      <button
        className="belfry-close"
        // Belongs to no form, and lacks the `type` attribute that some pages style.
        form=""
        aria-label={labels.dismiss}
        aria-describedby={textId}
        onClick={controls.dismiss}
      >
        {sign('close', icons)}
      </button>
    ) : null,
  }
  return parts as unknown as CardParts
}
