import { firstOn, isElement } from './tree.ts'

// Elements that respond to touch themselves; on a zoomed page, that is the page.
const OWN_GESTURE =
  'a[href], button, input, select, textarea, label, [contenteditable], [draggable=true], [role=slider], [data-no-swipe], [data-zoomed]'

/** Returns whether an element scrolls along an axis. */
const isScroller = (element: Element, isVertical: boolean): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element)
  const room = isVertical
    ? element.scrollHeight - element.clientHeight
    : element.scrollWidth - element.clientWidth
  return room > 0 && /auto|scroll/.test(isVertical ? overflowY : overflowX)
}

/** Returns whether something other than the card responds to a swipe along an axis. */
export const hasOwnGesture = (down: PointerEvent, card: Element, isVertical: boolean): boolean => {
  // Looks into web components, which an event's target would hide.
  const path = down.composedPath().filter(isElement)
  return (
    !!firstOn(path, OWN_GESTURE) ||
    path.slice(0, path.indexOf(card as HTMLElement)).some((each) => isScroller(each, isVertical))
  )
}
