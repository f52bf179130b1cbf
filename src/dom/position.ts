/** Where cards appear; start and end follow the writing direction. */
export type Position =
  | 'top-start'
  | 'top-center'
  | 'top-end'
  | 'bottom-start'
  | 'bottom-center'
  | 'bottom-end'
