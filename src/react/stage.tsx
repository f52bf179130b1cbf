import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Notifier, Offer } from '../core/index.ts'
import type { Position, View } from '../dom/index.ts'
import { Card } from './card.tsx'
import type { RenderCard } from './custom-card.tsx'
import type { Labels } from './labels.ts'
import { useCards } from './use-cards.ts'

interface StageProps<Data> {
  readonly notifier: Notifier<Data>
  readonly offer: Offer
  readonly view: View
  readonly position: Position
  readonly labels: Labels
  readonly isExpanded: boolean
  readonly dir: 'ltr' | 'rtl' | undefined
  readonly className: string | undefined
  readonly render: RenderCard<Data> | undefined
}

const none: readonly never[] = []

/** The landmark with its cards, while there are any. */
export function Stage<Data>({
  notifier,
  offer,
  view,
  position,
  labels,
  isExpanded,
  dir,
  className = '',
  render,
}: StageProps<Data>): ReactNode {
  const shown = useSyncExternalStore(notifier.watch, () =>
    offer.shows() ? notifier.shown() : none,
  )
  const waiting = useSyncExternalStore(notifier.watch, () => notifier.size()) - shown.length
  const [cards, settle] = useCards(shown)

  useLayoutEffect(() => view.refresh())

  if (!cards.length) return null
  return (
    <section
      className={`belfry-region ${className}`}
      aria-label={labels.region}
      dir={dir}
      data-position={position}
      data-expand={isExpanded ? '' : undefined}
    >
      <ol className="belfry-list">
        {cards.map((card) => (
          <Card key={card.key} {...{ card, notifier, labels, render, settle }} />
        ))}
      </ol>
      {shown.length > 0 && waiting > 0 && (
        <div className="belfry-more">
          <span dir="auto">{labels.more(waiting)}</span>
          <button type="button" onClick={notifier.clear}>
            {labels.dismissAll}
          </button>
        </div>
      )}
    </section>
  )
}
