import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Notifier } from '../core/index.ts'
import { type Root, type View, type ViewOptions, createView } from '../dom/index.ts'

/** The browser's part of a view, in the root where `anchor` stands. It exists once mounted. */
export const useView = <Data>(
  notifier: Notifier<Data>,
  options: ViewOptions,
): [view: View<Data> | undefined, anchor: RefObject<HTMLSpanElement | null>] => {
  const anchor = useRef<HTMLSpanElement>(null)
  const latest = useRef(options)
  const [view, setView] = useState<View<Data>>()

  useEffect(() => {
    latest.current = options
    view?.refresh()
  })

  useEffect(() => {
    const root = anchor.current!.getRootNode() as Root
    const own = createView(root, notifier, () => latest.current)
    setView(own)
    return own.destroy
  }, [notifier])
  return [view, anchor]
}
