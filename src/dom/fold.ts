import type { Box } from './boxes.ts'
import { sideOf } from './position.ts'
import { activeIn, hidesFocus, isWithin, matches } from './tree.ts'

// Points to sample for whether any of an element is visible: near its edges, and between them.
const SAMPLES = [0.02, 0.25, 0.5, 0.75, 0.98]

const isUnder = (element: Element, boxes: readonly Box[]): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (!width || !height) return false
  return SAMPLES.every((x) =>
    SAMPLES.every((y) =>
      boxes.some(
        (box) =>
          left + x * width > box.left &&
          left + x * width < box.left + box.width &&
          top + y * height > box.top &&
          top + y * height < box.top + box.height,
      ),
    ),
  )
}

/**
 * Returns whether an element has focus from a click. Whoever clicked a button wants to see the answer,
 * even above it. Where focus is hidden, in a closed shadow root or a frame, nobody can tell.
 */
const isClicked = (element: Element): boolean =>
  matches(element, ':focus:not(:focus-visible)') && !hidesFocus(element)

/** Returns whether cards entirely cover what has focus in the page, and nobody is using them. */
const areInTheWay = (stage: HTMLElement, boxes: readonly Box[]): boolean => {
  const document = stage.ownerDocument
  const focused = activeIn(document)
  return (
    !!focused &&
    focused !== document.body &&
    !isWithin(focused, stage) &&
    !('expanded' in stage.dataset) &&
    isUnder(focused, boxes) &&
    !isClicked(focused)
  )
}

/**
 * Folds the cards to one side while they are in the way. Hovering or focusing them brings them back.
 */
export const fold = (stage: HTMLElement, region: HTMLElement, boxes: readonly Box[]): void => {
  const { dataset } = region
  if (areInTheWay(stage, boxes)) dataset.folded = sideOf(dataset.position!, region) ?? 'far'
  else delete dataset.folded
}
