import type { Listen } from './life.ts'

/** The root that a view stands in. */
export type Root = Document | ShadowRoot

// What makes the rest of the page inert, or closes at a click outside of it. `:is` forgives what a
// browser does not know.
const LAYERS = ':is(dialog:modal, [popover]:not([popover=manual]):popover-open)'

// These show no children, so nothing can live inside them.
const CANNOT_HOST = 'video, iframe, img, canvas'

/**
 * Follows what opens and closes above the page, and returns what tells who is on top: the modal,
 * fullscreen element or popover that was opened last. Calls `onChange` when something else is on top,
 * and before anything closes; `onEnd` when opening or closing is over.
 */
export const watchLayers = (
  root: Root,
  listen: Listen,
  onChange: () => void,
  onEnd: () => void,
): (() => Element | null | undefined) => {
  const open = new Set<Element | null>(root.querySelectorAll(LAYERS))

  const isOpen = (element: Element | null) =>
    element?.isConnected &&
    (element === root.fullscreenElement || element.matches(LAYERS)) &&
    !element.matches(CANNOT_HOST)

  const onToggle = (event: ToggleEvent) => {
    const { newState, target, type } = event
    const element = type === 'fullscreenchange' ? root.fullscreenElement : (target as Element)
    const isOver = type !== 'beforetoggle'
    // Ours goes no further: React, which hears everything in its portals, would take its time over it.
    if (element?.matches('.belfry-stage')) return event.stopPropagation()
    // An element opens only at `toggle`; closing has to be known before it happens.
    if (isOver || newState === 'closed') {
      open.delete(element)
      if (isOver && isOpen(element)) open.add(element)
      onChange()
    }
    if (isOver) onEnd()
  }

  listen(root, 'beforetoggle toggle fullscreenchange', onToggle, true)

  return () => [...open].filter(isOpen).at(-1)
}
