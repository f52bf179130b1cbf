import { type ReactElement, useState } from 'react'
import type { InboxItem } from '../index.ts'

/** Renders a row's image or icon, or a dot in the colour of its type. */
export const RowPicture = <Data,>({
  item: { media },
}: {
  readonly item: InboxItem<Data>
}): ReactElement => {
  const [broken, setBroken] = useState<string>()
  if (media?.type === 'icon')
    return (
      <svg className="belfry-inbox-icon" viewBox="0 0 24 24" aria-hidden>
        <path className="belfry-inbox-path" d={media.path} />
      </svg>
    )
  if (!media || media.url === broken) return <span className="belfry-inbox-dot" aria-hidden />
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
