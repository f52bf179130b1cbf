import type { Rect } from './boxes.ts'
import { cardsIn } from './cards.ts'
import { draws } from './draws.ts'
import { fold } from './fold.ts'
import type { Life } from './life.ts'
import { mark } from './marks.ts'
import type { Stack } from './stack.ts'

// A card is readable when nearly all of it is in the window, or when it fills most of the window.
const WHOLE = 0.97
const MOST = 0.8
// When the observer fires: when a card was drawn, and when it becomes whole or stops being so. Not at
// 1, because a moving card is slightly below that in every other frame.
const STEPS = [0, WHOLE]

const isEnough = (start: number, size: number, from: number, length: number) =>
  Math.min(start + size, from + length) - Math.max(start, from) >=
  Math.min(WHOLE * size, MOST * length)

const isInside = (box: Rect, view: Rect) =>
  isEnough(box.left, box.width, view.left, view.width) &&
  isEnough(box.top, box.height, view.top, view.height)

/** Knows which cards a person can read now. */
export interface Sight {
  /** Call it once there is something to show, and best before it is drawn: then it forces no layout. */
  begin: () => void
  /** Call it when cards were added, removed or moved. */
  check: () => void
  /**
   * Measures anew. Call it when cards have changed their size, as one that grows may scroll or cover
   * what has focus, and when someone begins or stops using cards, which keeps them from folding.
   */
  look: () => void
}

/**
 * Reports which cards a person can read now: drawn, in the window, not behind another card and not
 * folded away. The browser says when something was drawn or came into the window; until then nothing
 * counts as read. Where nothing is drawn, everything counts as read.
 */
export const watchSight = (
  stage: HTMLElement,
  { listen, onEnd }: Life,
  stack: Stack,
  tell: (ids: string[]) => void,
): Sight => {
  const window = stage.ownerDocument.defaultView!
  /** Whether cards are drawn here. */
  let isDrawn = false
  /** What the browser says it has drawn. */
  const drawn = new WeakSet<Element>()
  /** What will be in the window once it has come to rest. */
  let inSight = new Set<Element>()

  const report = () => {
    const isFolded = !!stage.querySelector('[data-folded]')
    const readable = cardsIn(stage).filter(
      (card) => !isFolded && drawn.has(card) && inSight.has(card) && !('covered' in card.dataset),
    )
    tell(readable.map((card) => card.dataset.notification!))
  }

  /** Measures where everything is. */
  const look = () => {
    const region = stage.querySelector<HTMLElement>('.belfry-region')
    // The part of the window that a person sees: pages zoom, keyboards open.
    const { visualViewport: area } = window
    if (!isDrawn || !region || !area) return
    const { offsetLeft: left, offsetTop: top, width, height, scale } = area
    const seen = { left, top, width, height }
    const boxes = stack.boxes(region)
    inSight = new Set(boxes.filter((box) => isInside(box, seen)).map(({ card }) => card))
    mark(region, scale)
    fold(stage, region, boxes)
    report()
  }

  const { IntersectionObserver: Observer } = window as Partial<typeof window>
  const observer =
    Observer &&
    new Observer(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) drawn.add(target)
          else drawn.delete(target)
        }
        look()
      },
      { threshold: STEPS },
    )
  onEnd(() => observer?.disconnect())
  listen(stage, 'scroll', look, true)
  // Cards may be in the way of what has focus in the page; a key makes focus visible.
  listen(stage.ownerDocument, 'focusin focusout keyup scroll', look, true)
  listen(window, 'resize', look)
  if (window.visualViewport) listen(window.visualViewport, 'resize scroll', look)

  return {
    begin: () => {
      isDrawn = !!observer && draws(window)
      // Also what React won't render for a while, in a route that is still loading.
      if (isDrawn) tell([])
    },
    check: () => {
      if (!isDrawn) return
      // One that is observed already stays as it is.
      for (const card of cardsIn(stage)) observer?.observe(card)
      report()
    },
    look,
  }
}
