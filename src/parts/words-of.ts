import { type ReactElement, type ReactNode, isValidElement } from 'react'

/** The words of a node, as far as its tree tells them: texts, numbers and their children's. */
export const wordsOf = (node: unknown): string => {
  if (typeof node === 'string' || typeof node === 'number') return `${node}`
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  if (isValidElement(node)) {
    return wordsOf((node as ReactElement<{ children?: ReactNode }>).props.children)
  }
  return ''
}
