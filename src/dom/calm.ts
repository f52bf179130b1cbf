import { cardOf } from './cards.ts'
import { type Place, further } from './extent.ts'

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
  isClosed: (card: Element) => boolean,
): ((card: Element, next: Place) => Place) => {
  const inUse = attended.flatMap((each) => cardOf(each) ?? [])
  const kept = Math.max(
    ...inUse.map((card) => (cards.includes(card) ? (placeOf(card)?.index ?? -1) : -1)),
  )
  const closed = inUse.find(isClosed)
  const hole = closed && placeOf(closed)

  return (card, next) => {
    const last = placeOf(card)
    if (!last || !attended.length) return next
    if (last.index <= kept) return last
    const nearest = hole && last.index > hole.index ? hole : last
    return { ...further(next, nearest), index: Math.max(next.index, nearest.index) }
  }
}
