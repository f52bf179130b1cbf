import type { Life } from './life.ts'
import {
  type Root,
  activeIn,
  firstOn,
  fullscreenIn,
  hidesFocus,
  isElement,
  isRendered,
  isShadow,
  matches,
  pathOf,
} from './tree.ts'

// What makes the rest of the page inert, or closes on a click outside. In an `:is` list, browsers
// ignore selectors that they don't know.
const MODAL = 'dialog:modal'
const LAYERS = `:is(${MODAL}, dialog[open][closedby=any i], [popover="" i]:popover-open, [popover=auto i]:popover-open)`

// These don't display children, so nothing can be moved into them.
const CANNOT_HOST = 'video, iframe, img, canvas'

const TOGGLES = ['beforetoggle', 'toggle', 'fullscreenchange']

/** Returns the selector, or one that matches nothing where it isn't supported, as in test DOMs. */
const supported = (selector: string, document: Document): string => {
  try {
    document.querySelectorAll(selector)
    return selector
  } catch {
    return ':not(*)'
  }
}

/** Returns whether an element is part of a view, such as a menu inside a card. */
const isOurs = (element: Element) => !!firstOn(pathOf(element), '.belfry')

/** Returns whether the middle of an element can be clicked: anything below a modal is inert. */
const isHit = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Root
  return element.contains(root.elementFromPoint(x + width / 2, y + height / 2))
}

/** The layers open above the page. */
export interface Layers {
  /** Returns all open layers, the last opened at the end. */
  all: () => Element[]
  /** Returns the last layer that is visible and usable, and displays its children. */
  top: () => Element | undefined
  /**
   * Looks around the focused element for layers that opened unnoticed. Returns whether something may
   * be open that can't be found.
   */
  find: () => boolean
  /** Call it when a layer doesn't display its children. */
  refuse: (layer: Element) => void
}

/**
 * Tracks the modals, popovers and fullscreen elements that open and close above the page. Calls
 * `onChange` when the topmost layer changes, and before anything closes; `onSettled` after opening or
 * closing.
 */
export const watchLayers = (
  root: Root,
  { listen, onEnd }: Life,
  onChange: () => void,
  onSettled: () => void,
): Layers => {
  const document = root.ownerDocument ?? root
  const selector = supported(LAYERS, document)
  // Weak, so that elements the page has discarded can be collected.
  let open: WeakRef<Element>[] = []
  /** The layers that don't display their children, as far as is known since the last change. */
  let refused = new WeakSet<Element>()
  /** The roots that are listened to. */
  const roots: WeakRef<Node>[] = []

  const isOpen = (element: Element) =>
    element.isConnected &&
    (matches(element, selector) || element === fullscreenIn(document)) &&
    !matches(element, CANNOT_HOST) &&
    !isOurs(element)

  const all = () => open.flatMap((layer) => layer.deref() ?? []).filter(isOpen)

  const forget = (element: Element) => (open = open.filter((layer) => layer.deref() !== element))

  /** Adds layers that are open and not yet known; returns whether there were any. */
  const take = (elements: Iterable<Element>): boolean => {
    const opened = [...new Set(elements)].filter((each) => isOpen(each) && !all().includes(each))
    open.push(...opened.map((each) => new WeakRef(each)))
    return opened.length > 0
  }

  const announce = () => {
    refused = new WeakSet()
    onChange()
    onSettled()
  }

  const onToggle = (event: Event) => {
    const { newState, target, type } = event as ToggleEvent
    const element = type === 'fullscreenchange' ? fullscreenIn(document) : target
    if (isElement(element) && isOurs(element)) {
      // Our own event stops here: React handles all events in its portals, which would take time.
      if (element.matches('.belfry-stage')) event.stopPropagation()
      return
    }
    if (isElement(element)) forget(element)
    // Opening counts at `toggle`; closing has to be known beforehand.
    if (type !== 'beforetoggle') {
      if (isElement(element)) take([element])
      announce()
    } else if (newState === 'closed') onChange()
  }

  // Some browsers fire no event when a dialog opens or closes.
  const observer = new MutationObserver((mutations) => {
    const known = all()
    const hasClosed = known.length < open.length
    open = known.map((each) => new WeakRef(each))
    if (take(mutations.map(({ target }) => target as Element)) || hasClosed) announce()
  })

  // Toggle events in a shadow root can be heard only there.
  const watch = (node: Root) => {
    if (roots.some((each) => each.deref() === node)) return
    roots.push(new WeakRef(node))
    for (const type of TOGGLES) node.addEventListener(type, onToggle, true)
    observer.observe(node, { attributeFilter: ['open'], subtree: true })
    take(node.querySelectorAll(selector))
  }

  /** Checks every node on the path from an element up to the page. */
  const findIn = (path: readonly EventTarget[]): boolean => {
    const known = all()
    for (const node of path) if (isShadow(node)) watch(node)
    return take(path.filter(isElement).reverse()) || all().length > known.length
  }

  watch(document)
  watch(root)
  findIn([...pathOf(activeIn(root)), fullscreenIn(document) ?? document])
  // The order in which these were opened is unknown.
  if (open.length > 1) open.sort((a, b) => Number(isHit(a.deref()!)) - Number(isHit(b.deref()!)))

  /** Returns whether focus may be inside an open layer that can't be found. */
  const isUnsure = () => {
    const active = activeIn(root)
    return hidesFocus(active) && !isOurs(active!)
  }

  listen(
    document,
    'focusin pointerdown',
    (event) => {
      if (findIn(event.composedPath())) announce()
      else if (event.type === 'focusin' && isUnsure()) onSettled()
    },
    true,
  )
  onEnd(() => {
    observer.disconnect()
    for (const node of roots)
      for (const type of TOGGLES) node.deref()?.removeEventListener(type, onToggle, true)
  })

  const top = () => {
    const seen = all().filter((layer) => !refused.has(layer) && isRendered(layer))
    // A layer that opened later, but outside the last modal, is inert.
    const modal = seen.filter((layer) => matches(layer, MODAL)).at(-1)
    return seen.filter((layer) => !modal || pathOf(layer).includes(modal)).at(-1)
  }

  return {
    all,
    top,
    find: () => {
      findIn(pathOf(activeIn(root)))
      return isUnsure()
    },
    refuse: (layer) => void refused.add(layer),
  }
}
