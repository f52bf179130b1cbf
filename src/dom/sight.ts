import type { Life } from './life.ts'
import { type Box, type Stack, cardsIn } from './stack.ts'
import { fold } from './fold.ts'

// A card is readable when nearly all of it is in the window, or when it fills most of the window.
const WHOLE = 0.97
const MOST = 0.8
// When the observer fires: when a card was drawn, and when it becomes whole or stops being so. Not at
// 1, because a moving card is slightly below that in every other frame.
const STEPS = [0, WHOLE]
// From here on, someone has zoomed in and pans by finger.
const ZOOMED = 1.05

/** Returns the visible area, which may be smaller than the window: pages zoom, keyboards open. */
const viewOf = (window: Window) => {
  const {
    offsetLeft: left = 0,
    offsetTop: top = 0,
    width = window.innerWidth,
    height = window.innerHeight,
  }: Partial<VisualViewport> = window.visualViewport ?? {}
  return { left, top, width, height }
}

type Rect = Omit<Box, 'card'>

const isEnough = (start: number, size: number, from: number, length: number) =>
  Math.min(start + size, from + length) - Math.max(start, from) >=
  Math.min(WHOLE * size, MOST * length)

const isInside = (box: Rect, view: Rect) =>
  isEnough(box.left, box.width, view.left, view.width) &&
  isEnough(box.top, box.height, view.top, view.height)

/**
 * Reports which cards a person can read now: drawn, in the window, not behind another card and not
 * folded away. The browser says when something was drawn or came into the window; until then nothing
 * counts as read.
 *
 * @returns `check`: call it when cards were added, removed or moved
 */
export const watchSight = (
  stage: HTMLElement,
  { listen, onEnd }: Life,
  stack: Stack,
  tell: (ids?: string[]) => void,
): (() => void) => {
  const window = stage.ownerDocument.defaultView!
  const watched = new WeakSet<Element>()
  /** What the browser says it has drawn. */
  const drawn = new WeakSet<Element>()
  /** What will be in the window once it has come to rest. */
  let inSight = new Set<Element>()

  /** Measures where everything is. */
  const look = () => {
    if (!stage.firstElementChild) return
    const boxes = stack.boxes()
    const view = viewOf(window)
    inSight = new Set(boxes.filter((box) => isInside(box, view)).map(({ card }) => card))
    for (const each of stage.querySelectorAll('.belfry-region, .belfry-text')) {
      const { scrollHeight, clientHeight, scrollTop } = each
      each.toggleAttribute('data-scrolls', scrollHeight > clientHeight)
      // Browsers round these, so the end may be a pixel away.
      each.toggleAttribute('data-continues', scrollHeight - clientHeight - scrollTop > 1)
    }
    const isZoomed = (window.visualViewport?.scale ?? 1) > ZOOMED
    stage.querySelector('.belfry-region')?.toggleAttribute('data-zoomed', isZoomed)
    fold(stage, boxes)
    report()
  }

  const report = () => {
    const isFolded = !!stage.querySelector('[data-folded]')
    const readable = cardsIn(stage).filter(
      (card) => !isFolded && drawn.has(card) && inSight.has(card) && !('covered' in card.dataset),
    )
    tell(readable.map((card) => card.dataset.notification!))
  }

  // A test DOM draws nothing; there, everything counts as read.
  const { documentElement: page } = stage.ownerDocument
  // Firefox doesn't measure a page that is hidden for now, as some are while they load.
  const isHidden = getComputedStyle(page).display === 'none'
  const draws = window.innerHeight === 0 || page.clientHeight > 0 || isHidden
  if (!draws || !('IntersectionObserver' in window)) return () => tell()

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
  // A card that grows in place may begin to scroll, or to cover what has focus.
  const { ResizeObserver: SizeObserver } = window as Partial<typeof window>
  const measured = new WeakSet<Element>()
  const sizes =
    SizeObserver &&
    new SizeObserver((entries) => {
      const isChange = entries.some(({ target }) => measured.has(target))
      for (const { target } of entries) measured.add(target)
      if (isChange) look()
    })
  onEnd(() => {
    observer.disconnect()
    sizes?.disconnect()
  })
  listen(stage, 'scroll', look, true)
  // Cards may be in the way of what has focus in the page.
  listen(stage.ownerDocument, 'focusin focusout scroll', look, true)
  listen(window, 'resize', look)
  if (window.visualViewport) listen(window.visualViewport, 'resize scroll', look)

  return () => {
    for (const card of cardsIn(stage)) {
      if (watched.has(card)) continue
      watched.add(card)
      observer.observe(card)
      sizes?.observe(card.firstElementChild!)
    }
    report()
  }
}
