import { type ReactElement, useState } from 'react'
import { signs } from '../../parts/index.ts'
import type { InboxItem } from '../index.ts'

/** Draws a path in a 24×24 box. */
const draw = (className: string, path: string): ReactElement => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden>
    <path className="belfry-inbox-path" d={path} />
  </svg>
)

/** Renders a row's image or icon, or the sign of its type. */
export const RowPicture = <Data,>({
  item: { media, type },
}: {
  readonly item: InboxItem<Data>
}): ReactElement => {
  const [broken, setBroken] = useState<string>()
  if (media?.type === 'icon') return draw('belfry-inbox-icon', media.path)
  if (!media || media.url === broken) return draw('belfry-inbox-sign', signs[type])
  return (
    <img
      className="belfry-inbox-image"
      src={media.url}
      alt={media.alt ?? ''}
      loading="lazy"
      onError={() => setBroken(media.url)}
    />
  )
}
