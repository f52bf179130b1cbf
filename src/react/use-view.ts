import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Notifier } from '../core/index.ts'
import { type View, type ViewOptions, createView, isShadow } from '../dom/index.ts'

/** Creates a view in the root that contains `anchor`. It exists once mounted. */
export const useView = <Data>(
  notifier: Notifier<Data>,
  options: ViewOptions,
): [view: View<Data> | undefined, anchor: RefObject<HTMLSpanElement | null>] => {
  const anchor = useRef<HTMLSpanElement>(null)
  const latest = useRef(options)
  const [made, setMade] = useState<{ notifier: Notifier<Data>; view: View<Data> }>()
  // The view of another notifier hasn't offered room to this one.
  const view = made?.notifier === notifier ? made.view : undefined

  useEffect(() => {
    latest.current = options
    view?.refresh()
  })

  useEffect(() => {
    const { ownerDocument } = anchor.current!
    // Its window may be closed, or its frame gone.
    if (!ownerDocument.defaultView) return undefined
    const top = anchor.current!.getRootNode()
    // An element that isn't in the document yet will be.
    const root = isShadow(top) ? top : ownerDocument
    const own = createView(root, notifier, () => latest.current)
    setMade({ notifier, view: own })
    return own.destroy
  }, [notifier])
  return [view, anchor]
}
