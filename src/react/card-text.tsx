import { type ReactElement, type ReactNode, useState } from 'react'
import type { Notification } from '../core/index.ts'
import { headingOf, prefixOf, shorten } from '../dom/index.ts'
import type { Labels } from './labels.ts'
import { RelativeTime } from '../parts/index.ts'

interface CardTextProps<Data> {
  readonly notification: Notification<Data>
  readonly labels: Labels
  /** What stands below, in sight even if the text scrolls. */
  readonly children?: ReactNode
}

// Longer text may scroll, and anything that scrolls must be reachable by keyboard.
const LONG = 300

/** The text of a card. Without a title and message, it shows the type. */
export const CardText = <Data,>(props: CardTextProps<Data>): ReactElement => {
  const { notification, labels, children } = props
  const { count, message, timestamp } = notification
  const title = headingOf(notification, labels)
  const prefix = prefixOf(notification, labels)
  const isLong = title.length + message.length > LONG
  const [wasLong, setWasLong] = useState(isLong)
  if (isLong && !wasLong) setWasLong(true)
  // A text that becomes short may have focus, and would lose it along with the attribute.
  const whenShort = wasLong ? -1 : undefined

  return (
    <div
      className="belfry-text"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller needs the keys
      tabIndex={isLong ? 0 : whenShort}
      data-failed={children ? '' : undefined}
    >
      {/* A paragraph: of mere text, some screen readers would say the name of its card instead. */}
      {prefix && <p className="belfry-hidden">{prefix}</p>}
      {title && (
        // Where a browser translates the page, React's texts are no longer in it: only an element, or
        // the one text of an element, can change.
        <p key={title} className="belfry-title" dir="auto">
          {shorten(title)}
          {count && <span className="belfry-hidden">{`, ${labels.times(count)}`}</span>}
          {count && (
            <span className="belfry-count" aria-hidden>
              {`×${count}`}
            </span>
          )}
        </p>
      )}
      {message && (
        <p className="belfry-message" dir="auto">
          {shorten(message)}
        </p>
      )}
      {timestamp !== undefined && <RelativeTime className="belfry-time" timestamp={timestamp} />}
      {children}
    </div>
  )
}
