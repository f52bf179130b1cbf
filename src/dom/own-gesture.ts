import { isElement, matches } from './tree.ts'

// What answers to the finger itself; on a zoomed page that is the page.
const OWN_GESTURE =
  'a[href], button, input, select, textarea, label, [contenteditable], [draggable=true], [role=slider], [data-no-swipe], [data-zoomed]'

/** Whether an element scrolls along a line. */
const isScroller = (element: Element, isVertical: boolean): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element)
  const room = isVertical
    ? element.scrollHeight - element.clientHeight
    : element.scrollWidth - element.clientWidth
  return room > 0 && /auto|scroll/.test(isVertical ? overflowY : overflowX)
}

/** Whether something else than its card answers to a finger that moves along a line. */
export const hasOwnGesture = (down: PointerEvent, card: Element, isVertical: boolean): boolean => {
  // Through web components, which would tell nothing but themselves.
  const path = down.composedPath().filter(isElement)
  return (
    path.some((each) => matches(each, OWN_GESTURE)) ||
    path.slice(0, path.indexOf(card as HTMLElement)).some((each) => isScroller(each, isVertical))
  )
}
