import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** When what had the focus inside of a row is gone, such as a button whose action is done, the row has it. */
export const useHeldFocus = (row: RefObject<HTMLElement | null>): void => {
  const focused = useRef<Element | null>(null)

  useEffect(() => {
    const element = row.current!
    const remember = ({ target }: FocusEvent) => void (focused.current = target as Element)
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null
    }
    element.addEventListener('focusin', remember)
    element.addEventListener('focusout', forget)
    return () => {
      element.removeEventListener('focusin', remember)
      element.removeEventListener('focusout', forget)
    }
  }, [row])

  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (row.current!.ownerDocument.activeElement?.matches('body'))
      row.current!.focus({ preventScroll: true })
  })
}
