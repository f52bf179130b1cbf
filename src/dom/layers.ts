import { createListening } from './listen.ts'

/** The root that a view stands in. */
export type Root = Document | ShadowRoot

// What makes the rest of the page inert, or closes at a click outside of it.
const LAYERS = 'dialog:modal, [popover]:not([popover=manual]):popover-open'

// These show no children, so nothing can live inside them.
const CANNOT_HOST = 'video, img, canvas, iframe, embed, object'

/** What is on top of the page: the modal, fullscreen element or popover that was opened last. */
export interface Layers {
  top: () => Element | undefined
  stop: () => void
}

/** Follows what opens and closes above the page, and calls back before anything closes. */
export function watchLayers(root: Root, onChange: () => void): Layers {
  const document = root.ownerDocument ?? root
  const [listen, stop] = createListening()
  const open = new Set<Element>(root.querySelectorAll(LAYERS))

  const isOpen = (element: Element) =>
    element.isConnected && (element === root.fullscreenElement || element.matches(LAYERS))

  function note(element: Element, opens: boolean): void {
    open.delete(element)
    if (opens && isOpen(element) && !element.matches(CANNOT_HOST)) open.add(element)
    onChange()
  }

  function onToggle({ target, type, newState }: ToggleEvent): void {
    const opens = newState === 'open'
    // Opening is over only at `toggle`; closing has to be known before it happens.
    if (opens !== (type === 'toggle') || !(target instanceof Element)) return
    if (!target.matches('.belfry-stage')) note(target, opens)
  }

  function onFullscreen(): void {
    for (const element of open) if (!isOpen(element)) open.delete(element)
    if (root.fullscreenElement) note(root.fullscreenElement, true)
    else onChange()
  }

  listen(root, 'beforetoggle toggle', onToggle, { capture: true })
  listen(document, 'fullscreenchange', onFullscreen)

  return { top: () => [...open].filter(isOpen).at(-1), stop }
}
