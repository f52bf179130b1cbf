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

type Side = 'top' | 'right' | 'bottom' | 'left'

const forSides = (create: (side: Side) => [name: string, value: unknown]): CSSProperties =>
  Object.fromEntries((['top', 'right', 'bottom', 'left'] as const).map(create))

/** The edges of the landmark, as the stylesheet sets them. */
export const edges: CSSProperties = /* @__PURE__ */ forSides((side) => [side, `var(--bf-${side})`])

const properties = (name: string, offset: Offset | null | undefined) =>
  forSides((side) => {
    const distance = typeof offset === 'object' ? offset?.[side] : offset
    return [`${name}-${side}`, typeof distance === 'number' ? `${distance}px` : distance]
  })

/** Returns the distances as custom properties that the stylesheet reads. */
export const offsetsOf = (
  offset: Offset | undefined,
  mobileOffset: Offset | undefined,
): CSSProperties => ({
  ...properties('--offset', offset),
  ...properties('--mobile-offset', mobileOffset),
})
