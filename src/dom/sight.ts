import type { Rect } from './boxes.ts'
import { cardsIn } from './cards.ts'
import { fold } from './fold.ts'
import type { Life } from './life.ts'
import { mark } from './marks.ts'
import type { Stack } from './stack.ts'
import { isRendered } from './tree.ts'

// A card is readable when nearly all of it is in the window, or when it fills most of the window.
const WHOLE = 0.97
const MOST = 0.8
// When the observer fires: when a card was drawn, and when it becomes whole or stops being so. Not at
// 1, because a moving card is slightly below that in every other frame.
const STEPS = [0, WHOLE]

/** Returns the visible area, which may be smaller than the window: pages zoom, keyboards open. */
const viewOf = (window: Window): Rect => {
  const {
    offsetLeft: left = 0,
    offsetTop: top = 0,
    width = window.innerWidth,
    height = window.innerHeight,
  }: Partial<VisualViewport> = window.visualViewport ?? {}
  return { left, top, width, height }
}

const isEnough = (start: number, size: number, from: number, length: number) =>
  Math.min(start + size, from + length) - Math.max(start, from) >=
  Math.min(WHOLE * size, MOST * length)

const isInside = (box: Rect, view: Rect) =>
  isEnough(box.left, box.width, view.left, view.width) &&
  isEnough(box.top, box.height, view.top, view.height)

/** Returns whether a window draws its page and says so; a test DOM doesn't. */
const draws = (window: Window): boolean => {
  const { documentElement, scrollingElement } = window.document
  // The one that is as high as the window: without a doctype, the body.
  const page = scrollingElement ?? documentElement
  // Firefox doesn't measure a page that is hidden for now, as some are while they load.
  const isMeasured = window.innerHeight === 0 || page.clientHeight > 0 || !isRendered(page)
  return isMeasured && 'IntersectionObserver' in window
}

/** Knows which cards a person can read now. */
export interface Sight {
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
  tell: (ids?: string[]) => void,
): Sight => {
  const window = stage.ownerDocument.defaultView!
  if (!draws(window)) return { check: () => tell(), look: () => {} }

  const watched = new WeakSet<Element>()
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
    if (!stage.firstElementChild) return
    const boxes = stack.boxes()
    const view = viewOf(window)
    inSight = new Set(boxes.filter((box) => isInside(box, view)).map(({ card }) => card))
    mark(stage)
    fold(stage, boxes)
    report()
  }

  const observer = new window.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) drawn.add(target)
        else drawn.delete(target)
      }
      look()
    },
    { threshold: STEPS },
  )
  onEnd(() => observer.disconnect())
  listen(stage, 'scroll', look, true)
  // Cards may be in the way of what has focus in the page.
  listen(stage.ownerDocument, 'focusin focusout scroll', look, true)
  listen(window, 'resize', look)
  if (window.visualViewport) listen(window.visualViewport, 'resize scroll', look)

  return {
    check: () => {
      for (const card of cardsIn(stage)) {
        if (watched.has(card)) continue
        watched.add(card)
        observer.observe(card)
      }
      report()
    },
    look,
  }
}
