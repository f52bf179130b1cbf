import type { ReactElement } from 'react'
import type { NotificationType } from '../core/index.ts'

const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z'

/** Line drawings in a 24×24 box. */
export const signs: Readonly<Record<NotificationType | 'close', string>> = {
  info: `${circle}M12 16.5v-5M12 8v.01`,
  success: `${circle}M8.2 12.3l2.6 2.6 5-5.4`,
  warning: 'M12 3.6 2.4 20.2h19.2ZM12 10v4.4M12 17.2v.01',
  error: `${circle}M9 9l6 6m0-6-6 6`,
  close: 'M6 6l12 12M18 6 6 18',
}

interface GlyphProps {
  readonly path: string
  readonly className: 'belfry-sign' | 'belfry-icon'
}

/** A drawing; what it means is always said in words as well. */
export const Glyph = ({ path, className }: GlyphProps): ReactElement => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
