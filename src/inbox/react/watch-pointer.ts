/**
 * Tells whether the pointer is on an element, each time that it comes to another one. What React tells
 * is not enough: it misses that a pointer leaves if what was under it has been removed.
 */
export const watchPointer = (element: HTMLElement, tell: (isOn: boolean) => void): (() => void) => {
  const { ownerDocument } = element
  const onOver = (event: Event) => tell(event.composedPath().includes(element))
  ownerDocument.addEventListener('pointerover', onOver, true)
  return () => ownerDocument.removeEventListener('pointerover', onOver, true)
}
