import type { KeyboardEvent } from 'react'

/** Returns what a pressed key means; together with another one it belongs to the browser. */
export const meaningOf = <Meaning>(
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
  keys: Readonly<Record<string, Meaning>>,
): Meaning | undefined => (ctrlKey || altKey || metaKey || shiftKey ? undefined : keys[key])
