/** A length, counted from the edge: pixels of cards, plus a number of gaps. */
export interface Extent {
  pixels: number
  gaps: number
}

/** The place of a card. */
export interface Place extends Extent {
  index: number
}

/** Moves an extent or a place away from the edge, at least as far as another one. */
export const further = <Length extends Extent>(one: Length, other: Extent): Length => ({
  ...one,
  pixels: Math.max(one.pixels, other.pixels),
  gaps: Math.max(one.gaps, other.gaps),
})

/**
 * Returns the place behind a card. One that isn't measured yet takes no room, so that the others move
 * only once.
 */
export const behind = ({ pixels, gaps, index }: Place, height: number): Place => ({
  pixels: pixels + height,
  gaps: height ? gaps + 1 : gaps,
  index: index + 1,
})

/** Returns an extent in CSS, for use inside `calc`. */
export const inCalc = ({ pixels, gaps }: Extent): string =>
  `(${pixels}px + ${gaps} * var(--bf-gap))`
