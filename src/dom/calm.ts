import type { Extent } from './neighbours.ts'

/** Where a card stands, counted from the edge. */
export interface Place extends Extent {
  index: number
}

/** What reaches as far from the edge as either of two. */
export const further = (one: Extent, other: Extent): Extent => ({
  pixels: Math.max(one.pixels, other.pixels),
  gaps: Math.max(one.gaps, other.gaps),
})

/**
 * Keeps cards in their places while somebody is busy with any of them: what is under a pointer stays
 * under it, and nothing else moves either. Those behind make room only for one that grows, and come
 * nearer only when a person closes the one that they are busy with.
 *
 * @returns what decides between the next free place and the last one of a card
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
