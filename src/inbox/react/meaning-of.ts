import type { KeyboardEvent } from 'react'

/**
 * Returns what a pressed key means; together with another one it belongs to the browser, and prevented
 * to what has used it, such as a menu in a custom row.
 */
export const meaningOf = <Meaning>(
  { key, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent,
  keys: Readonly<Record<string, Meaning>>,
): Meaning | undefined =>
  ctrlKey || altKey || metaKey || shiftKey || defaultPrevented ? undefined : keys[key]
