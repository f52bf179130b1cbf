import { type ReactElement, useState } from 'react'
import type { Notification } from '../core/index.ts'
import { Glyph, signs } from './glyph.tsx'

interface ImageProps {
  readonly url: string
  readonly alt: string
  readonly fallback: ReactElement
}

function Image({ url, alt, fallback }: ImageProps): ReactElement {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return fallback
  return (
    <img
      className="belfry-image"
      src={url}
      alt={alt}
      width={40}
      height={40}
      onError={() => setBroken(true)}
    />
  )
}

/** The picture of a card: a spinner, its own image or icon, or the sign of its type. */
export function Picture<Data>({
  notification,
}: {
  notification: Notification<Data>
}): ReactElement {
  const { media, pending, type } = notification
  const sign = <Glyph className="belfry-sign" path={signs[type]} />
  if (pending) return <span className="belfry-spinner" aria-hidden="true" />
  if (media?.type === 'image') {
    return <Image key={media.url} url={media.url} alt={media.alt ?? ''} fallback={sign} />
  }
  return media ? <Glyph className="belfry-icon" path={media.path} /> : sign
}
