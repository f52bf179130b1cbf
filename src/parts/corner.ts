import type { Position } from '../dom/index.ts'

/** Where a toast stands, whatever the direction of writing. */
export type Corner = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

/** Whether this is a place on the screen. */
export const isCorner = (value: unknown): value is Corner =>
  /^(top|bottom)-(left|right|center)$/.test(String(value))

/** A corner as Belfry names it. */
export const logicalPosition = (corner: Corner, dir: 'ltr' | 'rtl'): Position =>
  corner.replace(dir === 'rtl' ? 'right' : 'left', 'start').replace(/left|right/, 'end') as Position

/** The direction that is given, or else the page's own. Only where there is a page. */
export const directionOf = (given?: 'ltr' | 'rtl' | 'auto'): 'ltr' | 'rtl' => {
  if (given === 'ltr' || given === 'rtl') return given
  return getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'
}
