import type { Extent } from './extent.ts'

/** A rectangle, in window pixels. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** A card and where it will come to rest. */
export interface Box extends Rect {
  card: HTMLElement
}

/** Returns where a region's cards will come to rest, by their places and heights; may force a layout. */
export const boxesOf = (
  region: HTMLElement,
  cards: readonly HTMLElement[],
  placeOf: (card: HTMLElement) => Extent | undefined,
  heightOf: (card: HTMLElement) => number,
): Box[] => {
  const list = region.querySelector<HTMLElement>('.belfry-list')!
  const gap = parseFloat(getComputedStyle(list).rowGap) || 0
  const isTop = region.dataset.position!.startsWith('top')
  const { left, top, width } = region.getBoundingClientRect()
  // A page may set CSS `zoom`, which changes every length except the window's.
  const zoom = width / region.offsetWidth || 1
  const edge = list.offsetTop - region.scrollTop

  return cards.map((card) => {
    const { pixels, gaps } = placeOf(card) ?? { pixels: 0, gaps: 0 }
    const height = heightOf(card)
    const way = pixels + gaps * gap
    const start = isTop ? edge + way : edge - way - height
    return {
      card,
      // Not the list's: a card may be narrower.
      left: left + zoom * (list.offsetLeft + card.offsetLeft),
      top: top + zoom * start,
      width: zoom * card.offsetWidth,
      height: zoom * height,
    }
  })
}
