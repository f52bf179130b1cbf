import { type RefObject, useEffect, useState } from 'react'
import { watchPointer } from './watch-pointer.ts'

/** Returns whether a pointer is on an element, and a function that sets it. */
export const usePointed = (
  element: RefObject<HTMLElement | null>,
): [isPointed: boolean, setPointed: (isPointed: boolean) => void] => {
  const [isPointed, setPointed] = useState(false)

  useEffect(
    () => (isPointed ? watchPointer(element.current!, setPointed) : undefined),
    [element, isPointed],
  )

  return [isPointed, setPointed]
}
