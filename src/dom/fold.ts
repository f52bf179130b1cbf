import type { Life } from './life.ts'
import type { Box } from './stack.ts'
import { activeIn } from './tree.ts'

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
 * Folds the cards to one side while they would entirely cover the page's focused element. Hovering or
 * focusing them brings them back.
 *
 * @returns a function to call with the places of the cards
 */
export const watchFold = (
  stage: HTMLElement,
  { listen }: Life,
  look: () => void,
): ((boxes: readonly Box[]) => void) => {
  const document = stage.ownerDocument

  const fold = (boxes: readonly Box[]) => {
    const region = stage.querySelector<HTMLElement>('.belfry-region')
    const focused = activeIn(document)
    if (!region) return
    const folds =
      focused &&
      focused !== document.body &&
      !stage.contains(focused) &&
      !('expanded' in stage.dataset) &&
      isUnder(focused, boxes)
    if (!folds) {
      delete region.dataset.folded
      return
    }
    const { position = '' } = region.dataset
    const isLtr = getComputedStyle(region).direction === 'ltr'
    const side = position.endsWith('end') === isLtr ? 'right' : 'left'
    region.dataset.folded = position.endsWith('center') ? 'far' : side
  }

  const onMove = () => {
    if (stage.firstElementChild) look()
  }
  listen(document, 'focusin focusout scroll', onMove, true)
  return fold
}
