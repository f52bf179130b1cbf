import type { Listen } from './listen.ts'

/** The root that a view stands in. */
export type Root = Document | ShadowRoot

// What makes the rest of the page inert, or closes at a click outside of it.
const LAYERS = 'dialog:modal, [popover]:not([popover=manual]):popover-open'

// These show no children, so nothing can live inside them.
const CANNOT_HOST = 'video, img, canvas, iframe, embed, object'

/**
 * Follows what opens and closes above the page, and returns what tells who is on top: the modal,
 * fullscreen element or popover that was opened last. Calls `onChange` when something else is on top,
 * and before anything closes; `onEnd` when opening or closing is over.
 */
export function watchLayers(
  root: Root,
  listen: Listen,
  onChange: () => void,
  onEnd: () => void,
): () => Element | undefined {
  const document = root.ownerDocument ?? root
  const open = new Set<Element>(root.querySelectorAll(LAYERS))

  const isOpen = (element: Element) =>
    element.isConnected && (element === root.fullscreenElement || element.matches(LAYERS))

  function note(element: Element, opens: boolean): void {
    open.delete(element)
    if (opens && isOpen(element) && !element.matches(CANNOT_HOST)) open.add(element)
    onChange()
  }

  function onToggle(event: ToggleEvent): void {
    const target = event.target as Element
    const opens = event.newState === 'open'
    const isOver = event.type === 'toggle'
    if (target.matches('.belfry-stage')) return
    // An element opens only at `toggle`; closing has to be known before it happens.
    if (opens === isOver) note(target, opens)
    if (isOver) onEnd()
  }

  function onFullscreen(): void {
    for (const element of open) if (!isOpen(element)) open.delete(element)
    if (root.fullscreenElement) note(root.fullscreenElement, true)
    else onChange()
    onEnd()
  }

  listen(root, 'beforetoggle toggle', onToggle, { capture: true })
  listen(document, 'fullscreenchange', onFullscreen)

  return () => [...open].filter(isOpen).at(-1)
}
