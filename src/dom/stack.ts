/** Lays out the cards: tells the stylesheet, by custom properties, where each one stands. */
export interface Stack {
  /** To be called when cards have come, gone or changed. */
  arrange: () => void
  stop: () => void
}

/** How much is before a card: so many pixels of other cards, and so many gaps. */
interface Place {
  offset: number
  index: number
}

/** The cards that have a place, newest first. */
export const cardsIn = (stage: HTMLElement): HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>('[data-notification]:not([data-state=leaving], [hidden])'),
]

/**
 * Heights come from a ResizeObserver, which knows them anyway, so no layout is forced. A card that
 * somebody is busy with keeps its place: when those before it leave, a gap remains, and those that
 * come meanwhile stand behind all others.
 */
export function createStack(stage: HTMLElement, isHeld: (id: string) => boolean): Stack {
  const heights = new WeakMap<Element, number>()
  const places = new WeakMap<Element, Place>()
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      heights.set(target, borderBoxSize[0]!.blockSize)
    place()
  })

  const bodyOf = (card: HTMLElement) => card.firstElementChild!

  function place(): void {
    const cards = cardsIn(stage)
    const isKept = (card: HTMLElement) => isHeld(card.dataset.notification!) && places.has(card)
    const indexOf = (card: HTMLElement) => places.get(card)?.index ?? cards.length
    if (cards.some(isKept)) cards.sort((a, b) => indexOf(a) - indexOf(b))
    let offset = 0
    let index = 0
    for (const card of cards) {
      const before = places.get(card)
      if (before && before.index > index && isKept(card)) {
        offset = before.offset
        index = before.index
      }
      places.set(card, { offset, index })
      card.style.setProperty('--belfry-offset', `${offset}px`)
      card.style.setProperty('--belfry-index', `${index}`)
      offset += heights.get(bodyOf(card)) ?? 0
      index++
    }
    const front = cards[0] && heights.get(bodyOf(cards[0]))
    stage.style.setProperty('--belfry-height', `${offset}px`)
    stage.style.setProperty('--belfry-count', `${index}`)
    if (front) stage.style.setProperty('--belfry-front', `${front}px`)
  }

  return {
    arrange() {
      // One that is gone is forgotten by itself.
      for (const body of stage.querySelectorAll('.belfry-body')) {
        if (heights.has(body)) continue
        heights.set(body, 0)
        observer.observe(body)
      }
      place()
    },
    stop: () => observer.disconnect(),
  }
}
