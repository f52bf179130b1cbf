import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** The focus listeners of an element. */
interface FocusListeners {
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/** Moves focus to an element when the focused control in it disappears, as after an action. */
export const useFocusReturn = (element: RefObject<HTMLElement | null>): FocusListeners => {
  const focused = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (element.current!.ownerDocument.activeElement?.matches('body'))
      element.current!.focus({ preventScroll: true })
  })

  return {
    onFocus: ({ target }) => {
      focused.current = target
    },
    onBlur: ({ target }) => {
      const { activeElement } = target.getRootNode() as Document | ShadowRoot
      // What a window keeps focused for later still has it.
      if (activeElement !== target) focused.current = null
    },
  }
}
