import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Notifier, type Offer, type RegisteredData, notify } from '../core/index.ts'
import { type Position, type Root, type View, createView } from '../dom/index.ts'
import type { RenderCard } from './custom-card.tsx'
import { type Labels, defaultLabels } from './labels.ts'
import { Stage } from './stage.tsx'

/** How notifications are displayed. */
export interface ToasterProps<Data = RegisteredData> {
  /** Whose notifications. @default the shared `notify` */
  notifier?: Notifier<Data> | undefined
  /** Where the stack stands. @default 'bottom-end' */
  position?: Position | undefined
  /** How many cards there is room for. @default 3 */
  limit?: number | undefined
  /** Keeps the stack spread out. @default false */
  expand?: boolean | undefined
  /** The key that goes to the newest card and back, such as `F6` or `Alt+T`; null for none. @default 'F6' */
  hotkey?: string | null | undefined
  /** Words of one's own. @default English */
  labels?: Partial<Labels> | undefined
  /** The direction of writing. @default the page's */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  /** A class for the landmark. */
  className?: string | undefined
  /** Draws every card that has no `render` of its own. */
  children?: RenderCard<Data> | undefined
}

/** The place in line of a view with so much room. */
function useOffer<Data>(notifier: Notifier<Data>, room: number): Offer | undefined {
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    const own = notifier.offer(room)
    setOffer(() => own)
    return own
  }, [notifier, room])
  return offer
}

/**
 * Displays the notifications of a notifier, above everything else on the page.
 *
 * @example
 * createRoot(element).render(<><App /><Toaster position="top-center" /></>)
 */
export function Toaster<Data = RegisteredData>({
  notifier = notify as unknown as Notifier<Data>,
  position = 'bottom-end',
  limit = 3,
  expand = false,
  hotkey = 'F6',
  labels: words,
  dir,
  className,
  children,
}: ToasterProps<Data>): ReactNode {
  const labels = useMemo(() => ({ ...defaultLabels, ...words }), [words])
  const offer = useOffer(notifier, limit)
  const anchor = useRef<HTMLSpanElement>(null)
  const latest = useRef({ position, hotkey, words: labels, offer })
  const [view, setView] = useState<View>()
  const hasOffer = offer !== undefined

  useEffect(() => {
    latest.current = { position, hotkey, words: labels, offer }
  })

  useEffect(() => {
    if (!hasOffer) return undefined
    const own = createView(
      anchor.current!.getRootNode() as Root,
      notifier,
      () => latest.current.offer!.shows(),
      () => latest.current,
    )
    setView(own)
    return own.destroy
  }, [notifier, hasOffer])

  return (
    <>
      <span hidden ref={anchor} />
      {view &&
        offer &&
        createPortal(
          <Stage
            {...{ notifier, offer, view, position, labels, className }}
            isExpanded={expand}
            dir={dir === 'auto' ? undefined : dir}
            render={children}
          />,
          view.stage,
        )}
    </>
  )
}
