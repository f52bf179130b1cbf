import { useSyncExternalStore } from 'react'
import type { Position } from '../dom/index.ts'

/** Where a toast stands, whatever the direction of writing. */
export type Corner =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'

/** Whether this is a place on the screen. */
export const isCorner = (value: unknown): value is Corner =>
  /^(top|bottom)-(left|right|center)$/.test(String(value))

/** A corner as Belfry names it. */
export const logicalPosition = (corner: Corner, dir: 'ltr' | 'rtl'): Position => {
  const [edge, side] = corner.split('-') as ['top' | 'bottom', 'left' | 'right' | 'center']
  if (side === 'center') return `${edge}-center`
  return `${edge}-${(side === 'right') === (dir === 'rtl') ? 'start' : 'end'}`
}

const unchanging = (): (() => void) => () => {}

const pageDirection = () =>
  getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'

/** The direction that is given, or else the page's own. */
export const useDirection = (given?: 'ltr' | 'rtl' | 'auto'): 'ltr' | 'rtl' => {
  const page = useSyncExternalStore(unchanging, pageDirection, () => 'ltr' as const)
  return given === 'ltr' || given === 'rtl' ? given : page
}
