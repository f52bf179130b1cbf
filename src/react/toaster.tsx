import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type Notifier, type RegisteredData, notify } from '../core/index.ts'
import type { Position } from '../dom/index.ts'
import { Card } from './card.tsx'
import type { RenderCard } from './custom-card.tsx'
import { type Labels, defaultLabels } from './labels.ts'
import { useCards } from './use-cards.ts'
import { useView } from './use-view.ts'

/** How notifications are displayed. */
export interface ToasterProps<Data = RegisteredData> {
  /** Whose notifications. @default the shared `notify` */
  notifier?: Notifier<Data> | undefined
  /** Where the stack stands. @default 'bottom-end' */
  position?: Position | undefined
  /**
   * How many cards there is room for.
   *
   * @default 3, and fewer in a low window: one for each 6 rem of half of its smallest height
   */
  limit?: number | undefined
  /**
   * Lays the cards behind the front one until somebody hovers, touches or focuses them; meanwhile the
   * time of those behind stands still.
   *
   * @default false
   */
  stack?: boolean | undefined
  /** The key that goes to the newest card and back, such as `F6` or `Alt+T`; null for none. @default 'F6' */
  hotkey?: string | null | undefined
  /** Words of one's own. @default English */
  labels?: Partial<Labels> | undefined
  /** The direction of writing. @default the page's */
  dir?: 'ltr' | 'rtl' | undefined
  /** A class for the landmark. */
  className?: string | undefined
  /** Draws every card that has no `render` of its own. */
  children?: RenderCard<Data> | undefined
}

const none: readonly never[] = []

/**
 * Displays the notifications of a notifier, above everything else on the page.
 *
 * @example
 * createRoot(element).render(<><App /><Toaster position="top-center" /></>)
 */
export const Toaster = <Data = RegisteredData,>({
  notifier = notify as unknown as Notifier<Data>,
  position = 'bottom-end',
  limit,
  stack,
  hotkey = 'F6',
  labels: words,
  dir,
  className = '',
  children,
}: ToasterProps<Data>): ReactNode => {
  const labels = { ...defaultLabels, ...words }
  const [view, anchor] = useView(notifier, { stack, limit, position, hotkey, labels })
  // On a server there is no view.
  const current = () => (view?.shows() ? notifier.shown() : none)
  const shown = useSyncExternalStore(notifier.watch, current, current)
  const [cards, settle] = useCards(shown)
  const waiting = shown.length && notifier.size() - shown.length

  return (
    <span hidden ref={anchor}>
      {view &&
        cards.length > 0 &&
        createPortal(
          <section
            className={'belfry-region ' + className}
            aria-label={labels.region}
            dir={dir}
            data-position={position}
          >
            <ol className="belfry-list">
              {cards.map((card) => (
                <Card
                  key={card.key}
                  {...{ card, notifier, labels, settle, view }}
                  render={children}
                />
              ))}
            </ol>
            <div className="belfry-rest">
              {waiting > 0 && (
                <div className="belfry-more">
                  <span className="belfry-waiting">{labels.more(waiting)}</span>
                  <button className="belfry-clear" type="button" onClick={notifier.clear}>
                    {labels.dismissAll}
                  </button>
                </div>
              )}
            </div>
          </section>,
          view.stage,
        )}
    </span>
  )
}
