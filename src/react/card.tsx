import { type ReactElement, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Notifier } from '../core/index.ts'
import { CustomCard, Fallback, type RenderCard } from './custom-card.tsx'
import type { Labels } from './labels.ts'
import { PlainCard } from './plain-card.tsx'
import type { CardState } from './use-cards.ts'

interface CardProps<Data> {
  readonly card: CardState<Data>
  readonly notifier: Notifier<Data>
  readonly labels: Labels
  readonly render: RenderCard<Data> | undefined
  readonly settle: (key: number) => void
}

// A little longer than the stylesheet's motions; nothing waits for an animation to report its end.
const ENTER = 400
const EXIT = 250
// How long a card waits for its image before it enters without it.
const DECODE = 250

/** Whether the card may enter: its image is decoded, broken or late. */
function useDecoded(element: { readonly current: HTMLElement | null }, hasImage: boolean): boolean {
  const [isReady, setReady] = useState(!hasImage)

  useEffect(() => {
    const image = element.current?.querySelector('img')
    if (isReady || !image) return undefined
    const end = () => setReady(true)
    const timer = setTimeout(end, DECODE)
    image.decode().then(end, end)
    return () => clearTimeout(timer)
  }, [element, isReady])
  return isReady
}

function CardOf<Data>({ card, notifier, labels, render, settle }: CardProps<Data>): ReactElement {
  const { key, notification, state } = card
  const { dismissible = true, id, media, type } = notification
  const element = useRef<HTMLLIElement>(null)
  const isReady = useDecoded(element, media?.type === 'image')

  useLayoutEffect(() => {
    element.current!.inert = state === 'leaving'
  }, [state])

  useEffect(() => {
    if (state === 'shown' || !isReady) return undefined
    const timer = setTimeout(settle, state === 'leaving' ? EXIT : ENTER, key)
    return () => clearTimeout(timer)
  }, [state, isReady, settle, key])

  // By the notification, not by its id: a button never touches a newer one with the same id.
  const dismiss = () => notifier.dismiss(notification)
  const act = (onEnd?: (succeeded: boolean) => void) => notifier.act(notification, onEnd)
  const custom = (notification.render as RenderCard<Data> | undefined) ?? render
  const plain = (
    <PlainCard notification={notification} labels={labels} dismiss={dismiss} act={act} />
  )

  return (
    <li
      ref={element}
      className="belfry-item"
      hidden={!isReady}
      data-notification={id}
      data-type={type}
      data-state={state}
      data-dismissible={dismissible ? '' : undefined}
      data-custom={custom ? '' : undefined}
    >
      <div className="belfry-body">
        {custom ? (
          <Fallback fallback={plain}>
            <CustomCard
              render={custom}
              notification={notification}
              controls={{ dismiss, act: () => act() }}
            />
          </Fallback>
        ) : (
          plain
        )}
      </div>
    </li>
  )
}

/** One notification on screen. */
export const Card = memo(CardOf) as typeof CardOf
