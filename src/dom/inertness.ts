import type { Life } from './life.ts'
import { type Root, firstOn, pathOf, rootsOf } from './tree.ts'

// Modals of some libraries make everything beside them inert, or hide it from screen readers.
const ATTRIBUTES = ['inert', 'aria-hidden']
const UNUSABLE = '[inert], [aria-hidden=true]'

/**
 * Watches whether something around a shadow root makes it unusable. A document has nothing around it.
 *
 * @returns a function that says so; above a layer nothing counts, since a modal escapes it
 */
export const watchInertness = (
  root: Root,
  { onEnd }: Life,
  onChange: () => void,
): ((layer: Element | undefined) => boolean) => {
  const document = root.ownerDocument
  if (!document) return () => false
  const observer = new MutationObserver(onChange)
  // The root may not be in the document yet.
  for (const each of [document, ...rootsOf(root)])
    observer.observe(each, { attributeFilter: ATTRIBUTES, subtree: true })
  onEnd(() => observer.disconnect())

  return (layer) => {
    const path = pathOf(root)
    const around = layer ? path.slice(0, path.indexOf(layer)) : path
    return !!firstOn(around, UNUSABLE)
  }
}
