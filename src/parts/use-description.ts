import { type RefObject, useEffect } from 'react'

/** Props of an element that is described. */
interface Described<Kind> {
  readonly ref: RefObject<Kind | null>
  readonly onBlur: () => void
}

/**
 * Describes an element with words that stay the same while it has focus: screen readers read aloud a
 * description that changes under the focus. It needs no state, because tests move focus outside of `act`.
 */
export const useDescription = <Kind extends Element>(
  element: RefObject<Kind | null>,
  words: string,
): Described<Kind> => {
  const describe = () => element.current?.setAttribute('aria-description', words)

  useEffect(() => {
    if (!element.current?.matches(':focus')) describe()
  })

  return { ref: element, onBlur: describe }
}
