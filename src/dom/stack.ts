import { type Box, boxesOf } from './boxes.ts'
import { keepCalm } from './calm.ts'
import { cardsIn } from './cards.ts'
import { type Extent, type Place, behind, further, inCalc } from './extent.ts'
import { createHeights } from './heights.ts'
import type { Life } from './life.ts'
import { shareCorner } from './neighbours.ts'
import { setOnce } from './set-once.ts'

/** The layout of a stage's cards. */
export interface Stack {
  /** Call it when cards were added, removed or changed. */
  arrange: () => void
  /** Call it when a person has closed a card: the next may move under their pointer. */
  giveWay: (id: string) => void
  /** Returns the uncovered cards and where each will be; may force a layout. */
  boxes: (region: HTMLElement) => Box[]
}

/** What a stack needs from its view. */
interface Surroundings {
  options: () => { stack: boolean | undefined }
  isOldestFirst: () => boolean
  /** Returns the elements that someone is using. */
  attended: () => readonly Element[]
  /** Called when something has changed its size. */
  onResize: () => void
}

/** The level of a card in front of all others. */
const FRONT = 999

/**
 * Lays out the cards: one above another, or with `stack` behind the front one until someone hovers or
 * focuses them. While someone is using cards, they keep their places: a card that leaves leaves a gap,
 * and new ones go behind all others.
 */
export const createStack = (stage: HTMLElement, life: Life, around: Surroundings): Stack => {
  const { options, attended } = around
  const window = stage.ownerDocument.defaultView!
  /** The cards that a person has closed. */
  const closed = new WeakSet<Element>()
  let places = new WeakMap<Element, Place>()
  /** The heights that cards were last drawn with; 0 if not measured by then. */
  const drawn = new WeakMap<Element, number>()
  /** The height of the front card; those behind it get the same. */
  let front = 0
  /** Whether the cards stand apart. */
  let isSpread = false
  /** How far the cards reach from the edge. */
  let reach: Extent = { pixels: 0, gaps: 0 }
  let { innerWidth } = window
  /** Whether the heights aren't known yet that the cards have in a window of another width. */
  let isOtherWidth = false

  const heights = createHeights(window, life, (hasChanged) => {
    // The old places were made for the old heights, even those of cards that someone is using.
    if (isOtherWidth) places = new WeakMap()
    isOtherWidth = false
    place()
    if (hasChanged) around.onResize()
  })
  const heightOf = (card: HTMLElement | undefined) => heights.of(card?.firstElementChild)
  const placeOf = (card: Element) => places.get(card)

  /** Returns the cards in order of their places. */
  const inOrder = () => {
    const cards = cardsIn(stage)
    if (options().stack && around.isOldestFirst()) cards.reverse()
    if (!isSpread || !attended().length) return cards
    const indexOf = (card: HTMLElement) => placeOf(card)?.index ?? cards.length
    return cards.sort((one, other) => indexOf(one) - indexOf(other))
  }

  /** Gives every card its place; new ones go `beyond` something, if given. Returns the next free place. */
  const assign = (cards: readonly HTMLElement[], start: Extent, beyond?: Extent): Place => {
    const inUse = isSpread ? attended() : []
    const choose = keepCalm(cards, inUse, placeOf, (card) => closed.has(card))
    let next: Place = { ...start, index: 0 }
    for (const card of cards) {
      const chosen = choose(card, beyond && !placeOf(card) ? further(next, beyond) : next)
      places.set(card, chosen)
      next = behind(chosen, heightOf(card))
    }
    return next
  }

  /** Moves a card. Set directly: a change of a custom property would restyle everything inside. */
  const draw = (card: HTMLElement, to: Place, isCalm: boolean) => {
    const depth = isSpread ? 0 : to.index
    const { style } = card
    const height = heightOf(card)
    const hasGrown = height > (drawn.get(card) || Infinity)
    drawn.set(card, height)
    // A new card comes in below those that make room for it. One that grows can be read at once, while
    // they do; if they stay in place, it grows below them. Nothing covers the one in use, not even while
    // a stack opens.
    const isUsed = attended().some((each) => card.contains(each))
    const isInFront = isCalm ? isUsed : hasGrown && !depth
    const order = options().stack && !isCalm ? -to.index : to.index
    if (!closed.has(card)) style.zIndex = `${isInFront ? FRONT : order}`
    style.height = depth ? `${front}px` : ''
    const way = inCalc(to)
    style.transform = `translateY(calc(var(--bf-base) + var(--bf-up) * (${way} + var(--bf-shift)))) scale(var(--bf-size))`
    style.scale = depth ? `${1 - depth * 0.05} 1` : ''
    card.toggleAttribute('data-covered', depth > 0)
  }

  const place = () => {
    const wasSpread = isSpread
    isSpread = !options().stack || 'expanded' in stage.dataset
    const cards = inOrder()
    const start = taken()
    const more = stage.querySelector('.belfry-more')
    const waiting = heights.of(more)
    const inUse = attended()
    const isBeside = inUse.some((each) => more?.contains(each))
    const isCalm = wasSpread && isSpread && inUse.length > 0
    // Until a new card is measured, the last height counts.
    front = heightOf(cards[0]) || front
    // The button next to the cards stays under the pointer too: new cards go beyond it.
    const beyond = { pixels: reach.pixels + waiting, gaps: reach.gaps + 2 }
    const end = assign(cards, start, isBeside && isSpread ? beyond : undefined)
    for (const card of cards) {
      const to = placeOf(card)!
      draw(card, isSpread ? to : { ...to, pixels: start.pixels }, isCalm)
    }
    const all = {
      pixels: isSpread ? end.pixels : start.pixels + front,
      gaps: Math.max(0, end.gaps - 1),
    }
    if (!isBeside) reach = all
    else if (!isSpread) reach = further(all, reach)
    // At least the front card's last height: a card as tall as the one before needs no second pass.
    const height = further(reach, { pixels: start.pixels + front, gaps: 0 })
    const whole = more ? { pixels: height.pixels + waiting, gaps: height.gaps + 1 } : height
    setOnce(stage.querySelector('.belfry-rest'), '--bf-height', `calc${inCalc(height)}`)
    setOnce(stage.querySelector('.belfry-ground'), '--bf-height', `calc${inCalc(whole)}`)
    take(
      cards.length
        ? { pixels: reach.pixels + waiting, gaps: more ? end.gaps + 1 : end.gaps }
        : undefined,
    )
  }

  const { taken, take } = shareCorner(stage, life, place)

  life.listen(window, 'resize', () => {
    if (innerWidth === window.innerWidth) return
    ;({ innerWidth } = window)
    isOtherWidth = true
    heights.measureAgain()
  })

  return {
    arrange: () => {
      heights.measure(stage.querySelectorAll('.belfry-body, .belfry-more'))
      place()
    },
    giveWay: (id) => {
      const card = cardsIn(stage).find((each) => each.dataset.notification === id)
      if (!card) return
      closed.add(card)
      // The next one moves over it, and takes the next click.
      if (isSpread) card.style.zIndex = `${-FRONT}`
    },
    boxes: (region) => {
      const uncovered = cardsIn(stage).filter((card) => !('covered' in card.dataset))
      return boxesOf(region, uncovered, placeOf, heightOf)
    },
  }
}
