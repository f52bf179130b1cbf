import { useState } from 'react'

/** Attributes that describe an element. */
interface Description {
  readonly 'aria-description': string
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * Describes an element with words that stay the same while it has focus: screen readers read aloud a
 * description that changes under the focus.
 */
export const useDescription = (words: string): Description => {
  const [held, hold] = useState<string>()
  return {
    'aria-description': held ?? words,
    onFocus: () => hold(words),
    onBlur: () => hold(undefined),
  }
}
