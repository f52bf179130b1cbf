import type { Life } from './life.ts'
import {
  type Root,
  activeIn,
  fullscreenIn,
  isClosed,
  isElement,
  isRendered,
  isShadow,
  matches,
  pathOf,
} from './tree.ts'

// What makes the rest of the page inert, or closes at a click outside of it. Of a list in `:is`
// browsers leave out what they do not know.
const MODAL = 'dialog:modal'
const LAYERS = `:is(${MODAL}, dialog[open][closedby=any i], [popover="" i]:popover-open, [popover=auto i]:popover-open)`

// These show no children, so nothing can live inside them.
const CANNOT_HOST = 'video, iframe, img, canvas'

const TOGGLES = ['beforetoggle', 'toggle', 'fullscreenchange']

/** What a place that is no browser cannot even read matches nothing. */
const readable = (selector: string, document: Document): string => {
  try {
    document.querySelectorAll(selector)
    return selector
  } catch {
    return ':not(*)'
  }
}

/** Whether something is a part of a view, such as a menu inside of a card. */
const isOurs = (element: Element) =>
  pathOf(element).some((each) => isElement(each) && matches(each, '.belfry'))

/** Whether the middle of an element can be pressed: what is below a modal is inert. */
const isHit = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Root
  return element.contains(root.elementFromPoint(x + width / 2, y + height / 2))
}

/** What is above the page. */
export interface Layers {
  /** All that are open, the one that was opened last at the end. */
  all: () => Element[]
  /** The last one that can be seen and used, and shows what is inside of it. */
  top: () => Element | undefined
  /**
   * Looks around what has the focus, for what has opened where nobody heard of it. Answers whether
   * something may be open that cannot be found.
   */
  find: () => boolean
  /** To be called when a layer does not show what is inside of it. */
  refuse: (layer: Element) => void
}

/**
 * Follows the modals, popovers and fullscreen elements that open and close above the page. Calls
 * `onChange` when something else is on top, and before anything closes; `onSettled` when opening or
 * closing is over.
 */
export const watchLayers = (
  root: Root,
  [listen, onEnd]: Life,
  onChange: () => void,
  onSettled: () => void,
): Layers => {
  const document = root.ownerDocument ?? root
  const selector = readable(LAYERS, document)
  // What the page has thrown away is not kept.
  let open: WeakRef<Element>[] = []
  let refused = new WeakSet<Element>()
  const roots: WeakRef<Node>[] = []

  const isOpen = (element: Element) =>
    element.isConnected &&
    (matches(element, selector) || element === fullscreenIn(document)) &&
    !matches(element, CANNOT_HOST) &&
    !isOurs(element)

  const all = () => open.flatMap((layer) => layer.deref() ?? []).filter(isOpen)

  const forget = (element: Element) => (open = open.filter((layer) => layer.deref() !== element))

  /** Takes in those that are open and not known, and tells whether there were any. */
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
      // Ours goes no further: React, which hears everything in its portals, would take its time.
      if (element.matches('.belfry-stage')) event.stopPropagation()
      return
    }
    if (isElement(element)) forget(element)
    // An element opens only at `toggle`; closing has to be known before it happens.
    if (type !== 'beforetoggle') {
      if (isElement(element)) take([element])
      announce()
    } else if (newState === 'closed') onChange()
  }

  // Some browsers tell nobody that a dialog opens or closes.
  const observer = new MutationObserver((mutations) => {
    const known = all()
    const hasClosed = known.length < open.length
    open = known.map((each) => new WeakRef(each))
    if (take(mutations.map(({ target }) => target as Element)) || hasClosed) announce()
  })

  // What opens in a shadow root is heard only there.
  const watch = (node: Root) => {
    if (roots.some((each) => each.deref() === node)) return
    roots.push(new WeakRef(node))
    for (const type of TOGGLES) node.addEventListener(type, onToggle, true)
    observer.observe(node, { attributeFilter: ['open'], subtree: true })
    take(node.querySelectorAll(selector))
  }

  /** Looks at all that is on the way from the page to some place in it. */
  const findIn = (path: readonly EventTarget[]): boolean => {
    const known = all()
    for (const node of path) if (isShadow(node)) watch(node)
    return take(path.filter(isElement).reverse()) || all().length > known.length
  }

  watch(document)
  watch(root)
  findIn([...pathOf(activeIn(root)), fullscreenIn(document) ?? document])
  // Nobody was there to see in which order they were opened.
  if (open.length > 1) open.sort((a, b) => Number(isHit(a.deref()!)) - Number(isHit(b.deref()!)))

  /** Whether what has the focus may be inside of something that is open and cannot be found. */
  const isUnsure = () => {
    const active = activeIn(root)
    return isClosed(active) && !isOurs(active!)
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
    // What was opened later, and is outside of the last modal, is inert.
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
