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
  // Text in its own box is a separate word.
  return typeof type === 'string' && !inline.test(type) ? ` ${words} ` : words
}

/** Returns the text of a node, as far as its tree contains it: strings, numbers and their children. */
export const wordsOf = (node: unknown): string =>
  typeof node === 'string' ? node : gather(node).replace(/\s+/g, ' ').trim()
