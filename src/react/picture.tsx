import { type ReactElement, type ReactNode, useState } from 'react'
import type { Notification } from '../core/index.ts'
import { Guest, signs } from '../parts/index.ts'

/** Your own icons: for the types, for pending work and for closing. */
export interface Icons {
  /** The icon of an info. */
  info?: ReactNode
  /** The icon of a success. */
  success?: ReactNode
  /** The icon of a warning. */
  warning?: ReactNode
  /** The icon of an error. */
  error?: ReactNode
  /** The icon while work is in progress, instead of the spinner. */
  pending?: ReactNode
  /** The icon of the close button. */
  close?: ReactNode
}

const paths = { ...signs, close: 'M7 7l10 10m0-10-10 10' }

/** Draws a path in a 24×24 box; its meaning is always given as text as well. */
const draw = (className: string, path: string): ReactElement => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden>
    <path className="belfry-path" d={path} />
  </svg>
)

const usualSign = (name: keyof Icons): ReactElement =>
  name === 'pending' ? (
    <span className="belfry-spinner" aria-hidden />
  ) : (
    draw('belfry-sign', paths[name])
  )

/** Returns the icon of a type, of pending work or of closing: your own, or the default one. */
export const sign = (name: keyof Icons, icons: Icons | undefined): ReactElement => {
  const own = icons?.[name]
  if (own == null) return usualSign(name)
  return (
    <Guest usual={usualSign(name)} retry={own}>
      <span className="belfry-sign" aria-hidden>
        {own}
      </span>
    </Guest>
  )
}

interface PictureProps<Data> {
  readonly notification: Notification<Data>
  readonly icons: Icons | undefined
}

/** The picture of a card: a spinner, its own image or icon, or the icon of its type. */
export const Picture = <Data,>({
  notification: { media, pending, type },
  icons,
}: PictureProps<Data>): ReactElement => {
  const [broken, setBroken] = useState<string>()
  if (pending) return sign('pending', icons)
  if (media?.type === 'icon') return draw('belfry-icon', media.path)
  if (!media) return sign(type, icons)
  // In the image's box, so that the text beside it stays where it is.
  if (media.url === broken) return <span className="belfry-image">{sign(type, icons)}</span>
  return (
    <img
      className="belfry-image"
      src={media.url}
      alt={media.alt ?? ''}
      onError={() => setBroken(media.url)}
    />
  )
}
