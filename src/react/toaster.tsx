import {
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react'
import { createPortal } from 'react-dom'
import { type Notifier, type RegisteredData, notify } from '../core/index.ts'
import { attempt, complain, string } from '../core/inside.ts'
import type { Position } from '../dom/index.ts'
import { Apart, Boundary, type Navigate, askToNavigate, warnOnce } from '../parts/index.ts'
import { Card, type CardProps } from './card.tsx'
import type { RenderCard } from './custom-card.tsx'
import { type OwnLabels, completeLabels } from './labels.ts'
import type { Icons } from './picture.tsx'
import { Rest } from './rest.tsx'
import { stopHere, stopRising } from './rising.ts'
import { useCards } from './use-cards.ts'
import { useCurrent } from './use-current.ts'
import { useView } from './use-view.ts'

/** Options of a Toaster. All other props go to the landmark. */
export interface ToasterProps<Data = RegisteredData> extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dir' | 'className'
> {
  /** The notifier whose notifications are shown. @default the shared `notify` */
  notifier?: Notifier<Data> | undefined
  /**
   * Where cards appear: `top` or `bottom`, and `start`, `center` or `end`, such as `'top-center'`.
   * Start is left where people read from left to right.
   *
   * @default 'bottom-end'
   */
  position?: Position | undefined
  /**
   * How many cards are shown at once, whatever the height of the window.
   *
   * @default the notifier's limit, or else 3; fewer in short windows
   */
  limit?: number | undefined
  /**
   * Stacks the cards behind the front one until someone hovers, touches or focuses them. The time of
   * covered cards stands still.
   *
   * @default false
   */
  stack?: boolean | undefined
  /**
   * A key such as `F6` or `Alt+T` that moves focus to the newest card and back; null for none.
   *
   * @default 'F6'
   */
  hotkey?: string | null | undefined
  /** Your own texts, such as `{ dismiss: 'Schließen' }`. @default English */
  labels?: OwnLabels | undefined
  /** Your own icons, such as `{ success: <Check /> }`. @default drawn by Belfry */
  icons?: Icons | undefined
  /**
   * Returns attributes for a card's `li`, such as `({ type }) => ({ className: type })`. The class is
   * added; Belfry's own attributes win.
   */
  cardProps?: CardProps<Data> | undefined
  /**
   * Called for plain clicks on same-origin links in cards, custom ones too; prevent the event's default
   * to handle one.
   */
  onNavigate?: Navigate | undefined
  /** The writing direction. @default the page's */
  dir?: 'ltr' | 'rtl' | undefined
  /** A class for the landmark. */
  className?: string | undefined
  /** Renders every card that has no `render` of its own; null or undefined means the default card. */
  children?: RenderCard<Data> | undefined
}

/** The visible part of a Toaster. */
const Landmark = <Data,>({
  notifier: given = notify as unknown as Notifier<Data>,
  position: place,
  limit,
  stack,
  hotkey: keys = 'F6',
  labels: words,
  icons,
  cardProps,
  onNavigate,
  className,
  children: render,
  ...rest
}: ToasterProps<Data>): ReactNode => {
  const notifier = useCurrent(given)
  // Untyped code may pass null too.
  const position = place ?? 'bottom-end'
  const labels = useMemo(() => completeLabels(words), [words])
  const hotkey = useMemo(() => keys && attempt(() => string('hotkey', keys), complain), [keys])
  const { lang } = rest
  const [view, anchor] = useView(notifier, { stack, limit, hotkey, labels, lang })
  const [cards, deck] = useCards(notifier, view)
  const plain = { notifier, labels, onNavigate }
  const own = { icons, cardProps, render }

  const rising = {
    ...stopRising,
    // Links in custom cards: here, not on the list, which screen readers would call clickable.
    onClick: (event: MouseEvent): void => {
      askToNavigate(event, onNavigate)
      stopHere(event)
    },
  }

  warnOnce(
    'belfry: a position is top or bottom, and start, center or end, such as top-end.',
    () => !/^(top|bottom)-(start|center|end)$/.test(position),
  )
  warnOnce(
    'belfry: a Toaster takes a function that draws a card; render your application beside it.',
    () => render && typeof render !== 'function',
  )

  return (
    <span hidden ref={anchor} {...rising}>
      <Boundary>
        {view &&
          cards.length > 0 &&
          createPortal(
            <section
              {...rest}
              aria-label={rest['aria-label'] ?? labels.region}
              className={`belfry-region ${className ?? ''}`}
              data-position={position}
            >
              <ol className="belfry-list">
                <Apart>
                  {cards.map((card) => (
                    <Boundary
                      key={card.key}
                      retry={card.notification}
                      fallback={<Card {...plain} {...{ card, deck, view }} />}
                    >
                      <Card {...plain} {...own} {...{ card, deck, view }} />
                    </Boundary>
                  ))}
                </Apart>
              </ol>
              <Rest {...{ notifier, view, labels }} />
              <div className="belfry-ground" />
            </section>,
            view.stage,
          )}
      </Boundary>
    </span>
  )
}

/**
 * Displays the notifications of a notifier, above everything else on the page.
 *
 * @example
 * createRoot(element).render(<><App /><Toaster position="top-center" /></>)
 */
export const Toaster = <Data = RegisteredData,>(props: ToasterProps<Data>): ReactElement => (
  <Boundary fallback={null} retry={props}>
    <Landmark {...props} />
  </Boundary>
)
