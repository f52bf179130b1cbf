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

const length = (value: string | number): string =>
  typeof value === 'number' ? `${value}px` : value

const sides = ['top', 'right', 'bottom', 'left'] as const

const properties = (name: string, offset: Offset | null | undefined): Record<string, string> => {
  const edges: Record<string, string> = {}
  for (const side of sides) {
    const distance = typeof offset === 'object' ? offset?.[side] : offset
    if (distance !== undefined) edges[`${name}-${side}`] = length(distance)
  }
  return edges
}

/** The distances as custom properties that the stylesheet reads. */
export const edgesOf = (
  offset: Offset | undefined,
  mobileOffset: Offset | undefined,
  gap: number,
): CSSProperties =>
  ({
    '--belfry-gap': length(gap),
    ...properties('--offset', offset),
    ...properties('--mobile-offset', mobileOffset),
  }) as CSSProperties
