import { type Place, further, keepCalm } from './calm.ts'
import type { Life } from './life.ts'
import { type Extent, shareCorner } from './neighbours.ts'

/** A card and the place where it will come to rest, in window pixels. */
export interface Box {
  card: HTMLElement
  left: number
  top: number
  width: number
  height: number
}

/** The layout of a stage's cards. */
export interface Stack {
  /** Call it when cards were added, removed or changed. */
  arrange: () => void
  /** Call it when a person has closed a card: the next may move under their pointer. */
  giveWay: (id: string) => void
  /** Returns the uncovered cards and where each will be; may force a layout. */
  boxes: () => Box[]
}

/** Returns the cards that have a place, newest first. */
export const cardsIn = (stage: HTMLElement): HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>('[data-notification]:not([data-state=leaving], [hidden])'),
]

const bodyOf = (card: HTMLElement | undefined) => card?.firstElementChild as HTMLElement

const inCalc = ({ pixels, gaps }: Extent) => `(${pixels}px + ${gaps} * var(--bf-gap))`

/** Sets a custom property; even the same value would style everything anew. */
const setOnce = (element: HTMLElement | null, name: string, value: string) => {
  if (element?.style.getPropertyValue(name) !== value) element?.style.setProperty(name, value)
}

/**
 * Lays out the cards: one above another, or with `stack` behind the front one until someone hovers or
 * focuses them. Heights come from a ResizeObserver, which knows them anyway, so no layout is forced.
 * While someone is using cards, they keep their places: a card that leaves leaves a gap, and new ones
 * go behind all others.
 */
export const createStack = (
  stage: HTMLElement,
  life: Life,
  options: () => { stack: boolean | undefined },
  isOldestFirst: () => boolean,
  attended: () => readonly Element[],
): Stack => {
  const { listen, onEnd } = life
  const window = stage.ownerDocument.defaultView!
  /** Of cards' bodies, and of what is beside the cards. */
  const heights = new WeakMap<Element, number>()
  const closed = new WeakSet<Element>()
  let places = new WeakMap<Element, Place>()
  /** The height of the front card; those behind it get the same. */
  let front = 0
  /** Whether the cards stood apart when they were last placed. */
  let isSpread = false
  /** How far the cards reach from the edge. */
  let height: Extent = { pixels: 0, gaps: 0 }
  let { innerWidth } = window
  // The observer of the cards' own window: another window may be hidden. Without one, as in a test DOM,
  // there is nothing to lay out either.
  const { ResizeObserver: Observer } = window as Partial<typeof window>
  const observer =
    Observer &&
    new Observer((entries) => {
      for (const { target, borderBoxSize } of entries)
        heights.set(target, borderBoxSize[0]!.blockSize)
      place()
    })
  onEnd(() => observer?.disconnect())

  const heightOf = (card: HTMLElement | undefined) => heights.get(bodyOf(card)) ?? 0
  const isOpen = () => !options().stack || 'expanded' in stage.dataset

  /** Returns the cards in order of their places. */
  const inOrder = () => {
    const cards = cardsIn(stage)
    if (options().stack && isOldestFirst()) cards.reverse()
    if (!isOpen() || !attended().length) return cards
    const indexOf = (card: HTMLElement) => places.get(card)?.index ?? cards.length
    return cards.sort((one, other) => indexOf(one) - indexOf(other))
  }

  /** Moves a card. Set directly: a change of a custom property would restyle everything inside. */
  const draw = (card: HTMLElement, to: Place, isCalm: boolean) => {
    const depth = isSpread ? 0 : to.index
    const { style } = card
    // A new card comes in below those that make room for it, and one that grows does so below those
    // that stay in place.
    style.zIndex = `${options().stack && !isCalm ? -to.index : to.index}`
    style.height = depth ? `${front}px` : ''
    const way = inCalc(to)
    style.transform = `translateY(calc(var(--bf-base) + var(--bf-up) * (${way} + var(--bf-shift)))) scale(var(--bf-size))`
    style.scale = depth ? `${1 - depth * 0.05} 1` : ''
    card.toggleAttribute('data-covered', depth > 0)
  }

  const place = () => {
    const cards = inOrder()
    const inUse = attended()
    // Until a new card is measured, the last height counts.
    front = heightOf(cards[0]) || front
    const isCalm = isSpread && isOpen() && inUse.length > 0
    isSpread = isOpen()
    const start = before()
    const choose = keepCalm(
      cards,
      isSpread ? inUse : [],
      (card) => places.get(card),
      (card) => closed.has(card),
    )
    const rest = stage.querySelector<HTMLElement>('.belfry-rest')
    const more = rest?.firstElementChild
    const waiting = more ? (heights.get(more) ?? 0) : 0
    // The button next to the cards stays under the pointer too: new cards go beyond it.
    const isBeside = inUse.some((each) => more?.contains(each))
    const beyond = { pixels: height.pixels + waiting, gaps: height.gaps + 2 }
    let { pixels, gaps } = start
    let index = 0
    for (const card of cards) {
      if (isBeside && isSpread && !places.has(card))
        ({ pixels, gaps } = further({ pixels, gaps }, beyond))
      const chosen = choose(card, { pixels, gaps, index })
      places.set(card, chosen)
      draw(card, isSpread ? chosen : { ...chosen, pixels: start.pixels }, isCalm)
      ;({ pixels, gaps, index } = chosen)
      pixels += heightOf(card)
      // A card that isn't measured yet takes no room, so that the others move only once.
      if (heightOf(card)) gaps++
      index++
    }
    const all = { pixels: isSpread ? pixels : start.pixels + front, gaps: Math.max(0, gaps - 1) }
    if (!isBeside) height = all
    else if (!isSpread) height = further(all, height)
    // At least the front card's last height: a card as tall as the one before needs no second pass.
    const extent = { ...height, pixels: Math.max(height.pixels, start.pixels + front) }
    setOnce(rest, '--bf-height', `calc${inCalc(extent)}`)
    take(
      cards.length ? { pixels: height.pixels + waiting, gaps: gaps + (more ? 1 : 0) } : undefined,
    )
  }

  const { before, take } = shareCorner(stage, life, place)

  // In a window of another width every card has another height, so old places mean nothing.
  listen(window, 'resize', () => {
    if (innerWidth === window.innerWidth) return
    ;({ innerWidth } = window)
    places = new WeakMap()
    place()
  })

  const giveWay = (id: string) => {
    const card = cardsIn(stage).find((each) => each.dataset.notification === id)
    if (card) closed.add(card)
  }

  const arrange = () => {
    // Removed elements don't need to be unobserved.
    for (const body of stage.querySelectorAll('.belfry-body, .belfry-more')) {
      if (heights.has(body)) continue
      heights.set(body, 0)
      observer?.observe(body)
    }
    place()
  }

  const boxes = () => {
    const list = stage.querySelector<HTMLElement>('.belfry-list')
    const region = list?.parentElement
    if (!list || !region) return []
    const gap = parseFloat(getComputedStyle(list).rowGap) || 0
    const isTop = region.dataset.position!.startsWith('top')
    const { left, top, width } = region.getBoundingClientRect()
    // A page may set CSS `zoom`, which changes every length except the window's.
    const zoom = width / region.offsetWidth || 1
    const edge = list.offsetTop - region.scrollTop
    return inOrder()
      .filter((card) => isOpen() || !('covered' in card.dataset))
      .map((card): Box => {
        const { pixels, gaps } = places.get(card) ?? { pixels: 0, gaps: 0 }
        const height = heightOf(card)
        const way = pixels + gaps * gap
        const start = isTop ? edge + way : edge - way - height
        return {
          card,
          left: left + zoom * list.offsetLeft,
          top: top + zoom * start,
          width: zoom * list.offsetWidth,
          height: zoom * height,
        }
      })
  }

  return { arrange, giveWay, boxes }
}
