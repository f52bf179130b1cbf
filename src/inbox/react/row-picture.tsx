import { type ReactElement, useState } from 'react'
import { signs } from '../../parts/index.ts'
import type { InboxItem } from '../index.ts'
import { draw } from './draw.tsx'

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
