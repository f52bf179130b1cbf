import type { Position } from '../dom/index.ts'

/** Where a toast appears, whatever the writing direction. */
export type Corner = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

/** Returns whether a value is a corner. */
export const isCorner = (value: unknown): value is Corner =>
  /^(top|bottom)-(left|right|center)$/.test(String(value))

/** Converts a corner to Belfry's position. */
export const logicalPosition = (corner: Corner, dir: 'ltr' | 'rtl'): Position =>
  corner.replace(dir === 'rtl' ? 'right' : 'left', 'start').replace(/left|right/, 'end') as Position

/** Returns the given direction, or the page's. Requires a document. */
export const directionOf = (given?: 'ltr' | 'rtl' | 'auto'): 'ltr' | 'rtl' => {
  if (given === 'ltr' || given === 'rtl') return given
  return getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'
}
