import { type ReactElement, type ReactNode, isValidElement } from 'react'

const inline = /^(a|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)$/

const gather = (node: unknown): string => {
  if (typeof node === 'string' || typeof node === 'number') {
    return `${node}`
  }
  if (Array.isArray(node)) return node.map(gather).join('')
  if (!isValidElement(node)) return ''
  const { type, props } = node as ReactElement<{ children?: ReactNode }>
  const words = gather(props.children)
  // What stands in a box of its own is a word of its own.
  return typeof type === 'string' && !inline.test(type) ? ` ${words} ` : words
}

/** The words of a node, as far as its tree tells them: texts, numbers and their children's. */
export const wordsOf = (node: unknown): string =>
  typeof node === 'string' ? node : gather(node).replace(/\s+/g, ' ').trim()
