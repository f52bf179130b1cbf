import { type KeyboardEventHandler, type RefObject, useEffect } from 'react'

const BELL_OR_LAYER = '.belfry-inbox-bell, [popover], dialog, [role=dialog]'

/**
 * Returns whether Escape is for the bell or panel in `root`: not for a layer that a custom row opened,
 * nor for an input method.
 */
const isFor = (root: HTMLElement, event: KeyboardEvent): boolean => {
  // Scripts also press keys on the document, which is in no layer.
  const target = event.composedPath()[0] as Partial<Element>
  const home = target.closest?.(BELL_OR_LAYER)
  return event.key === 'Escape' && !event.isComposing && home?.parentElement === root
}

/**
 * Closes an open panel on Escape, and nothing around it. Returns what bell and panel do on keys, after
 * the rows, which may keep the key to themselves.
 */
export const useEscape = (
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): KeyboardEventHandler<HTMLElement> => {
  useEffect(() => {
    if (!isOpen) return undefined
    const element = root.current!
    const window = element.ownerDocument.defaultView!
    const claim = (event: KeyboardEvent) => {
      if (isFor(element, event)) event.preventDefault()
    }
    // Modals of some libraries hear of keys on the document first, and respect that one is taken.
    window.addEventListener('keydown', claim, true)
    return () => window.removeEventListener('keydown', claim, true)
  }, [root, isOpen])

  return (event) => {
    if (!isOpen || !isFor(event.currentTarget, event.nativeEvent)) return
    event.stopPropagation()
    close()
  }
}
