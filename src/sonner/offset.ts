import type { CSSProperties } from 'react'

/** A distance from the edges of the window. */
export type Offset =
  | {
      top?: string | number
      right?: string | number
      bottom?: string | number
      left?: string | number
    }
  | string
  | number

const sides = ['top', 'right', 'bottom', 'left'] as const

const properties = (name: string, offset: Offset | null | undefined) =>
  Object.fromEntries(
    sides.map((side) => {
      const distance = typeof offset === 'object' ? offset?.[side] : offset
      return [`${name}-${side}`, typeof distance === 'number' ? `${distance}px` : distance]
    }),
  )

/** Returns the distances as custom properties that the stylesheet reads. */
export const edgesOf = (
  offset: Offset | undefined,
  mobileOffset: Offset | undefined,
): CSSProperties => ({
  ...properties('--offset', offset),
  ...properties('--mobile-offset', mobileOffset),
})
