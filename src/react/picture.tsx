import { type ReactElement, useState } from 'react'
import type { Notification, NotificationType } from '../core/index.ts'

const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z'

const signs: Readonly<Record<NotificationType | 'close', string>> = {
  info: `${circle}M12 16.5v-5M12 8v.01`,
  success: `${circle}M8.2 12.3l2.6 2.6 5-5.4`,
  warning: 'M12 3.6 2.4 20.2h19.2ZM12 10v4.4M12 17.2v.01',
  error: `${circle}M9 9l6 6m0-6-6 6`,
  close: 'M6 6l12 12M18 6 6 18',
}

/** A drawing in a 24×24 box; what it means is always said in words as well. */
const Drawing = ({ path, className }: { path: string; className: string }): ReactElement => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** The sign of a type, or of closing. */
export const Sign = ({ name }: { name: keyof typeof signs }): ReactElement => (
  <Drawing className="belfry-sign" path={signs[name]} />
)

/** The picture of a card: a spinner, its own image or icon, or the sign of its type. */
export function Picture<Data>({
  notification,
}: {
  notification: Notification<Data>
}): ReactElement {
  const { media, pending, type } = notification
  const [broken, setBroken] = useState<string>()
  if (pending) return <span className="belfry-spinner" aria-hidden="true" />
  if (media?.type === 'icon') return <Drawing className="belfry-icon" path={media.path} />
  if (!media || media.url === broken) return <Sign name={type} />
  return (
    <img
      className="belfry-image"
      src={media.url}
      alt={media.alt ?? ''}
      width={40}
      height={40}
      onError={() => setBroken(media.url)}
    />
  )
}
