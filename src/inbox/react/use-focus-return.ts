import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** What a row has to tell. */
interface FocusListeners {
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/** When what had the focus inside of a row is gone, such as a button whose action is done, the row has it. */
export const useFocusReturn = (row: RefObject<HTMLElement | null>): FocusListeners => {
  const focused = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (row.current!.ownerDocument.activeElement?.matches('body'))
      row.current!.focus({ preventScroll: true })
  })

  return {
    onFocus: ({ target }) => {
      focused.current = target
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) focused.current = null
    },
  }
}
