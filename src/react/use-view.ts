import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Notifier, Offer } from '../core/index.ts'
import { type Root, type View, type ViewOptions, createView } from '../dom/index.ts'

/** The place in line of a view with so much room. */
export function useOffer<Data>(notifier: Notifier<Data>, room: number): Offer | undefined {
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    const own = notifier.offer(room)
    setOffer(() => own)
    return own
  }, [notifier, room])
  return offer
}

/** The browser's part of a view, in the root where `anchor` stands. It exists once mounted. */
export function useView<Data>(
  anchor: RefObject<Element | null>,
  notifier: Notifier<Data>,
  offer: Offer | undefined,
  options: ViewOptions,
): View | undefined {
  const latest = useRef({ offer, options })
  const [view, setView] = useState<View>()
  const hasOffer = offer !== undefined

  useEffect(() => {
    latest.current = { offer, options }
    view?.refresh()
  })

  useEffect(() => {
    if (!hasOffer) return undefined
    const own = createView(
      anchor.current!.getRootNode() as Root,
      notifier,
      () => latest.current.offer!.shows(),
      () => latest.current.options,
    )
    setView(own)
    return own.destroy
  }, [anchor, notifier, hasOffer])
  return view
}
