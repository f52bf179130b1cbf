/** The root that a view stands in. */
export type Root = Document | ShadowRoot

/** The element that a shadow root belongs to. */
const hostOf = (node: Node): Element | undefined => (node.getRootNode() as Partial<ShadowRoot>).host

/** Whether a node is inside an element, also through shadow roots. */
export const isWithin = (node: Node | null | undefined, element: Element): boolean => {
  for (let each = node; each; each = hostOf(each)) if (element.contains(each)) return true
  return false
}

/** A node and all that it is drawn inside of, also in slots of shadow roots, the innermost first. */
export const pathOf = (node: Node | null | undefined): Node[] => {
  const path: Node[] = []
  for (let each = node; each; each = outsideOf(each)) path.push(each)
  return path
}

const outsideOf = (node: Node): Node | undefined =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host

/** What has the focus, also inside of web components. A closed shadow root tells only from within. */
export const activeIn = (root: Root): Element | null => {
  let active = root.activeElement ?? (root.ownerDocument ?? root).activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/**
 * Whether what seems to have the focus cannot have it: then it is inside, in a closed shadow root, and
 * nobody else is told where.
 */
export const isClosed = (element: Element | null | undefined): boolean => {
  if (!element || element.shadowRoot || element === element.ownerDocument.body) return false
  const { tabIndex, isContentEditable } = element as HTMLElement
  // A dialog without anything to press has it.
  return tabIndex < 0 && !isContentEditable && !element.matches('[tabindex], dialog')
}

/** What fills the screen, also inside of web components. */
export const fullscreenIn = (document: Document): Element | null => {
  let element = document.fullscreenElement
  while (element?.shadowRoot?.fullscreenElement) element = element.shadowRoot.fullscreenElement
  return element
}

/** Whether something is an element, of whichever window. */
export const isElement = (node: unknown): node is HTMLElement =>
  (node as Partial<Node> | null)?.nodeType === 1

/** Whether something is a shadow root, of whichever window. */
export const isShadow = (node: unknown): node is ShadowRoot =>
  (node as Partial<Node> | null)?.nodeType === 11 && 'host' in (node as object)

/** Whether an element fits a selector. A form has its fields' names in the place of its own methods. */
export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector)

/** Whether something has a box; older browsers cannot tell. */
export const isRendered = (element: Element): boolean =>
  (element as Partial<Element>).checkVisibility?.call(element) ?? true
