/** The root that a view is in. */
export type Root = Document | ShadowRoot

/** Returns the element that a shadow root belongs to. A form may have a field of that name. */
const hostOf = (root: Node): Element | undefined => (isShadow(root) ? root.host : undefined)

/** Returns whether a node is inside an element, also through shadow roots. */
export const isWithin = (node: Node | null | undefined, element: Element): boolean => {
  for (let each = node; each; each = hostOf(each.getRootNode()))
    if (element.contains(each)) return true
  return false
}

/** Returns a node and everything it is drawn inside, slots of shadow roots too, innermost first. */
export const pathOf = (node: Node | null | undefined): Node[] => {
  const path: Node[] = []
  for (let each = node; each; each = outsideOf(each)) path.push(each)
  return path
}

const outsideOf = (node: Node): Node | undefined =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? hostOf(node)

/** Returns the focused element, also inside web components. A closed root reveals it only inside. */
export const activeIn = (root: Root): Element | null => {
  let active = root.activeElement ?? (root.ownerDocument ?? root).activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/**
 * Returns whether the element that seems focused can't be: then focus is inside its closed shadow
 * root, and nothing outside can tell where.
 */
export const hidesFocus = (element: Element | null | undefined): boolean => {
  if (!element || element.shadowRoot || element === element.ownerDocument.body) return false
  const { tabIndex, isContentEditable } = element as HTMLElement
  // A dialog without focusable content has focus itself.
  return tabIndex < 0 && !isContentEditable && !element.matches('[tabindex], dialog')
}

/** Returns the fullscreen element, also inside web components. */
export const fullscreenIn = (document: Document): Element | null => {
  let element = document.fullscreenElement
  while (element?.shadowRoot?.fullscreenElement) element = element.shadowRoot.fullscreenElement
  return element
}

/** Returns whether a value is an element, of whichever window. */
export const isElement = (node: unknown): node is HTMLElement =>
  (node as Partial<Node> | null)?.nodeType === 1

/** Returns the roots that a node is drawn inside, innermost first. */
export const rootsOf = (node: Node): Node[] => pathOf(node).filter((each) => !isElement(each))

/** Returns whether a value is a shadow root, of whichever window. */
export const isShadow = (node: unknown): node is ShadowRoot =>
  (node as Partial<Node> | null)?.nodeType === 11 && 'host' in (node as object)

/** Returns whether an element matches; a form's fields can shadow the form's own methods. */
export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector)

/** Returns the first element on a path that matches. */
export const firstOn = (path: readonly unknown[], selector: string): HTMLElement | undefined =>
  path.filter(isElement).find((each) => matches(each, selector))

/** Returns whether an element is rendered; true in older browsers, which can't tell. */
export const isRendered = (element: Element): boolean =>
  (element as Partial<Element>).checkVisibility?.() ?? true
