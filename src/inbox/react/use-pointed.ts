import { type RefObject, useEffect, useState } from 'react'

/** Returns whether a pointer is on an element, and a function that sets it. */
export const usePointed = (
  element: RefObject<HTMLElement | null>,
): [isPointed: boolean, setPointed: (isPointed: boolean) => void] => {
  const [isPointed, setPointed] = useState(false)

  useEffect(() => {
    if (!isPointed) return undefined
    const { ownerDocument } = element.current!
    // React misses that a pointer leaves if what was under it has been removed.
    const onOver = (event: Event) => setPointed(event.composedPath().includes(element.current!))
    ownerDocument.addEventListener('pointerover', onOver, true)
    return () => ownerDocument.removeEventListener('pointerover', onOver, true)
  }, [element, isPointed])

  return [isPointed, setPointed]
}
