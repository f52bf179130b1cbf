import type { Extent } from './neighbours.ts'

/** The place of a card, counted from the edge. */
export interface Place extends Extent {
  index: number
}

/** Returns an extent that reaches as far from the edge as either of two. */
export const further = (one: Extent, other: Extent): Extent => ({
  pixels: Math.max(one.pixels, other.pixels),
  gaps: Math.max(one.gaps, other.gaps),
})

/**
 * Keeps cards in place while someone is using any of them: what is under a pointer stays under it, and
 * nothing else moves either. Cards behind move away only from one that grows, and come closer only
 * when a person closes the card that they are using.
 *
 * @returns a function that chooses between a card's next free place and its last one
 */
export const keepCalm = (
  cards: readonly Element[],
  attended: readonly Element[],
  placeOf: (card: Element) => Place | undefined,
  gaveWay: (card: Element) => boolean,
): ((card: Element, next: Place) => Place) => {
  const busy = attended
    .map((each) => each.closest('[data-notification]'))
    .filter((card): card is Element => !!card)
  const kept = Math.max(
    ...busy.map((card) => (cards.includes(card) ? (placeOf(card)?.index ?? -1) : -1)),
  )
  const closed = busy.find(gaveWay)
  const hole = closed && placeOf(closed)

  return (card, next) => {
    const last = placeOf(card)
    if (!last || !attended.length) return next
    if (last.index <= kept) return last
    const nearest = hole && last.index > hole.index ? hole : last
    return { ...further(next, nearest), index: Math.max(next.index, nearest.index) }
  }
}
