import type { Position } from '../dom/index.ts'

/** Where a toast appears, whatever the writing direction. */
export type Corner = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

/** Returns whether a value is a corner. */
export const isCorner = (value: unknown): value is Corner =>
  /^(top|bottom)-(left|right|center)$/.test(String(value))

/** Converts a corner to Belfry's position; the direction only matters if the corner has a side. */
export const logicalPosition = (corner: Corner, direction: () => 'ltr' | 'rtl'): Position =>
  corner.replace(/left|right/, (side) =>
    (side === 'left') === (direction() === 'rtl') ? 'end' : 'start',
  ) as Position
