import { type ReactElement, useId, useState } from 'react'
import type { Notification } from '../core/index.ts'
import type { Labels } from './labels.ts'
import { Picture, Sign } from './picture.tsx'
import { RelativeTime } from './relative-time.tsx'

interface PlainCardProps<Data> {
  readonly notification: Notification<Data>
  readonly labels: Labels
  readonly dismiss: () => boolean
  readonly act: (onEnd: (succeeded: boolean) => void) => boolean
}

// Longer text may scroll, and what scrolls must be within reach of the keyboard.
const LONG = 300

/** The default look of a notification. */
export function PlainCard<Data>({
  notification,
  labels,
  dismiss,
  act,
}: PlainCardProps<Data>): ReactElement {
  const { action, count, dismissible = true, message, timestamp, title, type } = notification
  const [acting, setActing] = useState<'running' | 'failed'>()
  const titleId = useId()
  const messageId = `${titleId}m`
  const isLong = title.length + message.length > LONG

  function onAction(): void {
    setActing('running')
    act((succeeded) => setActing(succeeded ? undefined : 'failed'))
  }

  return (
    <div
      className="belfry-card"
      role="group"
      aria-labelledby={title ? titleId : messageId}
      aria-describedby={title && message ? messageId : undefined}
    >
      <Picture notification={notification} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller needs the keys */}
      <div className="belfry-text" tabIndex={isLong ? 0 : undefined}>
        <span className="belfry-hidden">{labels.types[type]}: </span>
        {title && (
          <p className="belfry-title" id={titleId} dir="auto">
            {title}
            {count && (
              <>
                <span className="belfry-hidden">, {labels.times(count)}</span>
                <span className="belfry-count" aria-hidden="true">
                  ×{count}
                </span>
              </>
            )}
          </p>
        )}
        {message && (
          <p className="belfry-message" id={messageId} dir="auto">
            {message}
          </p>
        )}
        {timestamp !== undefined && <RelativeTime timestamp={timestamp} />}
        {acting === 'failed' && (
          <p className="belfry-failure" role="alert">
            {labels.failed}
          </p>
        )}
      </div>
      {action && (
        <button
          className="belfry-action"
          type="button"
          aria-busy={acting === 'running'}
          onClick={onAction}
        >
          {action.label}
        </button>
      )}
      {dismissible && (
        <button
          className="belfry-close"
          type="button"
          aria-label={labels.dismiss}
          aria-describedby={title ? titleId : messageId}
          onClick={dismiss}
        >
          <Sign name="close" />
        </button>
      )}
    </div>
  )
}
