import { type KeyboardEventHandler, type RefObject, useEffect } from 'react'

const LAYER = '[popover], dialog, [role=dialog]'

/** Tells whether Escape is for this panel: not for a layer that a custom row opened, nor for an input method. */
const isFor = (panel: HTMLElement, event: KeyboardEvent) => {
  // Scripts also press keys on the document, which is in no layer.
  const target = event.composedPath()[0] as Partial<Element>
  return event.key === 'Escape' && !event.isComposing && target.closest?.(LAYER) === panel
}

/**
 * Closes an open panel on Escape, and nothing around it. Returns what the panel does on keys, after
 * its rows, which may keep the key to themselves.
 */
export const useEscape = (
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): KeyboardEventHandler<HTMLElement> => {
  useEffect(() => {
    if (!isOpen) return undefined
    const element = panel.current!
    const window = element.ownerDocument.defaultView!
    const claim = (event: KeyboardEvent) => {
      if (isFor(element, event)) event.preventDefault()
    }
    // Modals of some libraries hear of keys on the document first, and respect that one is taken.
    window.addEventListener('keydown', claim, true)
    return () => window.removeEventListener('keydown', claim, true)
  }, [panel, isOpen])

  return (event) => {
    if (!isFor(event.currentTarget, event.nativeEvent)) return
    event.stopPropagation()
    close()
  }
}
