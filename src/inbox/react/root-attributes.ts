import type { CSSProperties } from 'react'

/** Attributes for the root element of a component. */
export interface RootAttributes {
  id?: string | undefined
  /** A class, besides Belfry's own. */
  className?: string | undefined
  style?: CSSProperties | undefined
  [data: `data-${string}`]: unknown
}
