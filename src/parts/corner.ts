import { useEffect, useState } from 'react'
import type { Position } from '../dom/index.ts'

/** Where a toast stands, whatever the direction of writing. */
export type Corner =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'

/** A corner as Belfry names it. */
export const logicalPosition = (corner: Corner, dir: 'ltr' | 'rtl'): Position => {
  const [edge, side] = corner.split('-') as ['top' | 'bottom', 'left' | 'right' | 'center']
  if (side === 'center') return `${edge}-center`
  return `${edge}-${(side === 'right') === (dir === 'rtl') ? 'start' : 'end'}`
}

/** The direction that is given, or else the page's own, asked once it is there. */
export const useDirection = (dir?: 'ltr' | 'rtl' | 'auto'): 'ltr' | 'rtl' => {
  const [page, setPage] = useState<'ltr' | 'rtl'>('ltr')
  useEffect(() => {
    const { direction } = getComputedStyle(document.documentElement)
    setPage(direction === 'rtl' ? 'rtl' : 'ltr')
  }, [])
  return dir === 'ltr' || dir === 'rtl' ? dir : page
}
