import { type HTMLAttributes, type ReactElement, memo, useEffect, useRef, useState } from 'react'
import type { Notification, Notifier, RegisteredData } from '../core/index.ts'
import { attempt, callback, clockOf } from '../core/inside.ts'
import { type View, identityOf, textOf } from '../dom/index.ts'
import { CustomCard, type RenderCard } from './custom-card.tsx'
import type { Deck, DeckCard } from './deck.ts'
import type { Labels } from './labels.ts'
import { type Navigate, askForSheet, useAction } from '../parts/index.ts'
import { createCardParts } from './card-parts.tsx'
import { CardText } from './card-text.tsx'
import type { Icons } from './picture.tsx'
import { useEntering } from './use-entering.ts'

/** Returns attributes for a card's `li`, such as `{ className: 'loud' }`. */
export type CardProps<Data = RegisteredData> = (
  notification: Notification<Data>,
) => (HTMLAttributes<HTMLLIElement> & { [attribute: `data-${string}`]: unknown }) | null | undefined

interface CardInputs<Data> {
  readonly card: DeckCard<Data>
  readonly deck: Deck<Data>
  readonly view: View<Data>
  readonly notifier: Notifier<Data>
  readonly labels: Labels
  readonly onNavigate: Navigate | undefined
  readonly icons?: Icons | undefined
  readonly cardProps?: CardProps<Data> | undefined
  readonly render?: RenderCard<Data> | undefined
}

const DrawnCard = <Data,>(inputs: CardInputs<Data>): ReactElement => {
  const { card, deck, notifier, labels, icons, cardProps, onNavigate, view } = inputs
  const { notification, state } = card
  const { dismissible = true, id, type } = notification
  const element = useRef<HTMLLIElement>(null)
  // A hidden card has no place: it gets one, so that it doesn't enter from elsewhere.
  const isReady = useEntering(element, card, deck, clockOf(notifier), view.refresh)
  const [act, progress] = useAction(notifier.act, notification, notification.action, () =>
    view.sayFailed(notification),
  )
  const [isCustom, setCustom] = useState(false)
  const description = textOf({ ...notification, action: undefined }, labels)

  // By the notification, not by its id, so that a button never closes a newer one with the same id.
  const dismiss = () => notifier.dismiss(notification, 'user')
  const controls = { act, dismiss }
  const failure = progress === 'failed' && (
    <p className="belfry-failure" dir="auto">
      {labels.failed}
    </p>
  )
  const parts = createCardParts({
    notification,
    labels,
    icons,
    controls,
    progress,
    failure,
    onNavigate,
    description,
  })
  const usual = (
    <div className="belfry-card">
      {parts.picture}
      <CardText {...{ notification, labels }} />
      {failure}
      {parts.action}
      {parts.close}
    </div>
  )
  const own = notification.render as RenderCard<Data> | undefined
  const render = own ?? inputs.render
  const given =
    cardProps &&
    attempt(() => {
      callback('cardProps', cardProps)
      return cardProps(notification)
    })
  const isLeaving = state === 'leaving'

  // Not before it has entered: styles may arrive later than the first card.
  useEffect(() => {
    const drawn = () => state !== 'entering' && !render && element.current
    askForSheet('belfry/styles.css', '--bf-surface', drawn)
  }, [render, state])

  return (
    <li
      {...given}
      ref={element}
      className={given?.className ? `belfry-item ${given.className}` : 'belfry-item'}
      tabIndex={-1}
      hidden={!isReady}
      aria-label={isLeaving ? undefined : textOf(notification, labels)}
      data-notification={id}
      data-type={type}
      data-state={state}
      data-dismissible={dismissible ? '' : undefined}
      data-custom={isCustom ? '' : undefined}
    >
      {/* Not on the card itself, which catches a second click until it is gone. React 18 doesn't know
          `inert` and passes a string on; 19 accepts any that isn't empty. */}
      <div className="belfry-body" inert={(isLeaving ? 'inert' : undefined) as unknown as boolean}>
        {render ? (
          <CustomCard
            // A different `render` must not run on the hooks of the last one.
            key={own && identityOf(own)}
            controls={{ ...controls, state, parts }}
            onDraw={setCustom}
            {...{ render, notification, usual }}
          />
        ) : (
          usual
        )}
      </div>
    </li>
  )
}

/** One notification on screen; it isn't rendered again when others come and go. */
export const Card = /* @__PURE__ */ memo(DrawnCard) as typeof DrawnCard
