import { type ReactElement, useId } from 'react'
import type { CardControls, Notification } from '../core/index.ts'
import type { Labels } from './labels.ts'
import { Picture, sign } from './picture.tsx'
import { RelativeTime } from './relative-time.tsx'

interface PlainCardProps<Data> {
  readonly notification: Notification<Data>
  readonly labels: Labels
  readonly controls: CardControls
  /** How its action goes. */
  readonly action: 'running' | 'failed' | undefined
}

// Longer text may scroll, and what scrolls must be within reach of the keyboard.
const LONG = 300

/** The default look of a notification. */
export const PlainCard = <Data,>(props: PlainCardProps<Data>): ReactElement => {
  const { notification, labels, controls, action } = props
  const { count, dismissible = true, message, timestamp, title, type } = notification
  const textId = useId()
  const isLong = title.length + message.length > LONG

  return (
    <div className="belfry-card">
      <Picture notification={notification} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller needs the keys */}
      <div className="belfry-text" id={textId} tabIndex={isLong ? 0 : undefined}>
        <span className="belfry-hidden">{labels.types[type]}: </span>
        {title && (
          <p className="belfry-title" dir="auto">
            {title}
            {count && <span className="belfry-hidden">, {labels.times(count)}</span>}
            {count && (
              <span className="belfry-count" aria-hidden>
                ×{count}
              </span>
            )}
          </p>
        )}
        {message && (
          <p className="belfry-message" dir="auto">
            {message}
          </p>
        )}
        {timestamp !== undefined && <RelativeTime timestamp={timestamp} />}
        {action === 'failed' && <p className="belfry-failure">{labels.failed}</p>}
      </div>
      {notification.action && (
        <button
          className="belfry-action"
          type="button"
          aria-busy={action === 'running'}
          onClick={controls.act}
        >
          {notification.action.label}
        </button>
      )}
      {dismissible && (
        <button
          className="belfry-close"
          type="button"
          aria-label={labels.dismiss}
          aria-describedby={textId}
          onClick={controls.dismiss}
        >
          {sign('close')}
        </button>
      )}
    </div>
  )
}
