import { tried } from '../core/inside.ts'
import { type Root, firstOn, fullscreenIn, isRendered, matches, pathOf } from './tree.ts'

// What makes the rest of the page inert, or closes on a click outside. In an `:is` list, browsers
// ignore selectors that they don't know.
const MODAL = 'dialog:modal'
const LAYERS = `:is(${MODAL}, dialog[open][closedby=any i], [popover="" i]:popover-open, [popover=auto i]:popover-open)`

// These don't display children, so nothing can be moved into them.
const CANNOT_HOST = 'video, iframe, img, canvas'

/** Returns the selector of layers; it matches nothing where it isn't supported, as in test DOMs. */
export const layerSelector = (document: Document): string =>
  tried(() => document.querySelectorAll(LAYERS)) ? LAYERS : ':not(*)'

/** Returns whether an element is part of a view, such as a menu inside a card. */
export const isOurs = (element: Element): boolean => !!firstOn(pathOf(element), '.belfry')

/** Returns whether an element is an open layer of the page, by the selector or in fullscreen. */
export const isLayer = (element: Element, selector: string): boolean =>
  element.isConnected &&
  (matches(element, selector) || element === fullscreenIn(element.ownerDocument)) &&
  !matches(element, CANNOT_HOST) &&
  !isOurs(element)

/** Returns whether the middle of an element can be clicked: anything below a modal is inert. */
export const isHit = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Root
  return element.contains(root.elementFromPoint(x + width / 2, y + height / 2))
}

/** Returns the last of some layers that is visible and usable. */
export const topOf = (layers: readonly Element[]): Element | undefined => {
  const seen = layers.filter(isRendered)
  // A layer that opened later, but outside the last modal, is inert.
  const modal = seen.filter((layer) => matches(layer, MODAL)).at(-1)
  return seen.filter((layer) => !modal || pathOf(layer).includes(modal)).at(-1)
}
