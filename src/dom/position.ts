/** Where cards appear; start and end follow the writing direction. */
export type Position =
  | 'top-start'
  | 'top-center'
  | 'top-end'
  | 'bottom-start'
  | 'bottom-center'
  | 'bottom-end'

/** Returns the side of the window where an element with a position is; undefined in the middle. */
export const sideOf = (position: string, element: Element): 'left' | 'right' | undefined => {
  if (position.endsWith('center')) return undefined
  const isLtr = getComputedStyle(element).direction === 'ltr'
  return position.endsWith('end') === isLtr ? 'right' : 'left'
}
