import { isHit, isLayer, isOurs, layerSelector, topOf } from './layer.ts'
import type { Life } from './life.ts'
import {
  type Root,
  activeIn,
  fullscreenIn,
  hidesFocus,
  isElement,
  isShadow,
  pathOf,
} from './tree.ts'

const TOGGLES = ['beforetoggle', 'toggle', 'fullscreenchange']

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

/** What is told of layers. */
interface Listeners {
  /** Called when the topmost layer has changed, and before anything closes. */
  onChange: () => void
  /** Called after something has opened or closed. */
  onSettled: () => void
}

/** Tracks the modals, popovers and fullscreen elements that open and close above the page. */
export const watchLayers = (
  root: Root,
  { listen, onEnd }: Life,
  { onChange, onSettled }: Listeners,
): Layers => {
  const document = root.ownerDocument ?? root
  const selector = layerSelector(document)
  // Weak, so that elements the page has discarded can be collected.
  let open: WeakRef<Element>[] = []
  /** The layers that don't display their children, as far as is known since the last change. */
  let refused = new WeakSet<Element>()
  /** The roots that are listened to. */
  let roots: WeakRef<Node>[] = []

  const all = () =>
    open.flatMap((layer) => layer.deref() ?? []).filter((layer) => isLayer(layer, selector))

  const forget = (element: Element) => (open = open.filter((layer) => layer.deref() !== element))

  /** Adds layers that are open and not yet known; returns whether there were any. */
  const take = (elements: Iterable<Element>): boolean => {
    const opened = [...new Set(elements)].filter(
      (each) => isLayer(each, selector) && !all().includes(each),
    )
    open.push(...opened.map((each) => new WeakRef(each)))
    return opened.length > 0
  }

  const change = () => {
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
      change()
    } else if (newState === 'closed') onChange()
  }

  // Some browsers fire no event when a dialog opens or closes.
  const observer = new MutationObserver((mutations) => {
    const known = all()
    const hasClosed = known.length < open.length
    open = known.map((each) => new WeakRef(each))
    if (take(mutations.map(({ target }) => target as Element)) || hasClosed) change()
  })

  // Toggle events in a shadow root can be heard only there.
  const watch = (node: Root) => {
    roots = roots.filter((each) => each.deref())
    if (roots.some((each) => each.deref() === node)) return
    roots.push(new WeakRef(node))
    for (const type of TOGGLES) node.addEventListener(type, onToggle, true)
    observer.observe(node, { attributeFilter: ['open'], subtree: true })
    take(node.querySelectorAll(selector))
  }

  /** Looks for layers on a path, and in the shadow roots along it; returns whether there were new ones. */
  const findIn = (path: readonly EventTarget[]): boolean => {
    const known = all().length
    for (const node of path) if (isShadow(node)) watch(node)
    take(path.filter(isElement).reverse())
    return all().length > known
  }

  /** Returns whether focus may be inside an open layer that can't be found. */
  const isUnsure = () => {
    const active = activeIn(root)
    return hidesFocus(active) && !isOurs(active!)
  }

  const onUse = (event: Event) => {
    if (findIn(event.composedPath())) change()
    else if (event.type === 'focusin' && isUnsure()) onSettled()
  }

  watch(document)
  watch(root)
  findIn([...pathOf(activeIn(root)), fullscreenIn(document) ?? document])
  // The order in which these were opened is unknown.
  if (open.length > 1) open.sort((a, b) => Number(isHit(a.deref()!)) - Number(isHit(b.deref()!)))
  listen(document, 'focusin pointerdown', onUse, true)
  onEnd(() => {
    observer.disconnect()
    for (const node of roots)
      for (const type of TOGGLES) node.deref()?.removeEventListener(type, onToggle, true)
  })

  return {
    all,
    top: () => topOf(all().filter((layer) => !refused.has(layer))),
    find: () => {
      findIn(pathOf(activeIn(root)))
      return isUnsure()
    },
    refuse: (layer) => void refused.add(layer),
  }
}
