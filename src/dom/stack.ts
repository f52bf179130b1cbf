import type { Life } from './life.ts'

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
 * Lays out the cards. Heights come from a ResizeObserver, which knows them anyway, so no layout is
 * forced. A card that somebody is busy with keeps its place: when those before it leave, a gap
 * remains, and those that come meanwhile stand behind all others.
 *
 * @returns what is to be called when cards have come, gone or changed
 */
export const createStack = (
  stage: HTMLElement,
  [, onEnd]: Life,
  isHeld: (id: string) => boolean,
): (() => void) => {
  const heights = new WeakMap<Element, number>()
  const places = new WeakMap<Element, Place>()
  let front = 0
  // Where nobody measures, as in a test's DOM, there is nothing to lay out either.
  const observer =
    'ResizeObserver' in globalThis
      ? new ResizeObserver((entries) => {
          for (const { target, borderBoxSize } of entries)
            heights.set(target, borderBoxSize[0]!.blockSize)
          place()
        })
      : undefined
  onEnd(() => observer?.disconnect())

  const bodyOf = (card: HTMLElement | undefined) => card?.firstElementChild as HTMLElement
  const heightOf = (card: HTMLElement | undefined) => heights.get(bodyOf(card)) ?? 0
  const gaps = (pixels: number, count: number) => `(${pixels}px + ${count} * var(--belfry-gap))`

  const place = () => {
    const isOpen = 'expanded' in stage.dataset
    const cards = cardsIn(stage)
    const isKept = (card: HTMLElement) => isHeld(card.dataset.notification!) && places.has(card)
    const indexOf = (card: HTMLElement) => places.get(card)?.index ?? cards.length
    if (cards.some(isKept)) cards.sort((a, b) => indexOf(a) - indexOf(b))
    // Until a new one is measured, the height of the last counts.
    front = heightOf(cards[0]) || front
    let offset = 0
    let index = 0
    for (const card of cards) {
      const before = places.get(card)
      if (before && before.index > index && isKept(card)) ({ offset, index } = before)
      places.set(card, { offset, index })
      // Written as they are: whatever depended on a custom property would be styled anew, with all
      // that is inside of it.
      const depth = isOpen ? 0 : index
      const { style } = card
      style.zIndex = `${-index}`
      style.height = depth ? `${front}px` : ''
      style.translate = `0 calc(var(--base) + var(--up) * ${gaps(isOpen ? offset : 0, index)})`
      style.scale = `${1 - depth * 0.05} 1`
      bodyOf(card).style.opacity = depth ? '0' : '1'
      offset += heightOf(card)
      index++
    }
    const rest = stage.firstElementChild?.lastElementChild as HTMLElement | undefined
    rest?.style.setProperty('--belfry-height', `calc${gaps(isOpen ? offset : front, index - 1)}`)
  }

  return () => {
    // One that is gone is forgotten by itself.
    for (const body of stage.querySelectorAll('.belfry-body')) {
      if (heights.has(body)) continue
      heights.set(body, 0)
      observer?.observe(body)
    }
    place()
  }
}
