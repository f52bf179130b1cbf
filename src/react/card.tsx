import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Notifier } from '../core/index.ts'
import { type View, textOf } from '../dom/index.ts'
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
  readonly view: View<Data>
}

// A little longer than the stylesheet's motions; nothing waits for an animation to report its end.
const ENTER = 400
const EXIT = 250
// How long a card waits for its image before it enters without it.
const DECODE = 250

/** Takes a card from step to step. Answers whether it may enter: its image is decoded, broken or late. */
const useSteps = <Data,>(
  element: { readonly current: HTMLElement | null },
  { key, notification, state }: CardState<Data>,
  settle: (key: number) => void,
): boolean => {
  const [isReady, setReady] = useState(notification.media?.type !== 'image')

  useEffect(() => {
    if (isReady && state === 'shown') return undefined
    const end = () => (isReady ? settle(key) : setReady(true))
    const timer = setTimeout(end, !isReady ? DECODE : state === 'leaving' ? EXIT : ENTER)
    if (!isReady) element.current!.querySelector('img')?.decode().then(end, end)
    return () => clearTimeout(timer)
  }, [element, isReady, key, settle, state])
  return isReady
}

/** One notification on screen. */
export const Card = <Data,>(props: CardProps<Data>): ReactElement => {
  const { card, notifier, labels, render, settle, view } = props
  const { notification, state } = card
  const { dismissible = true, id, type } = notification
  const element = useRef<HTMLLIElement>(null)
  const isReady = useSteps(element, card, settle)
  const [action, setAction] = useState<'running' | 'failed'>()

  // By the notification, not by its id: a button never touches a newer one with the same id.
  const controls = {
    dismiss: () => notifier.dismiss(notification),
    act: () => {
      setAction('running')
      return notifier.act(notification, (succeeded) => {
        setAction(succeeded ? undefined : 'failed')
        if (!succeeded) view.sayFailed(notification)
      })
    },
  }
  const custom = (notification.render as RenderCard<Data> | undefined) ?? render
  const plain = <PlainCard {...{ notification, labels, controls, action }} />

  return (
    <li
      ref={element}
      className="belfry-item"
      tabIndex={-1}
      hidden={!isReady}
      aria-label={textOf(notification, labels)}
      data-notification={id}
      data-type={type}
      data-state={state}
      data-dismissible={dismissible ? '' : undefined}
      data-custom={custom ? '' : undefined}
    >
      <div
        className="belfry-body"
        // The card itself catches a second click. React 18 does not know it, and hands a text on; 19
        // takes any that is not empty.
        inert={(state === 'leaving' ? 'inert' : undefined) as unknown as boolean}
      >
        {custom ? (
          <Fallback fallback={plain}>
            <CustomCard render={custom} {...{ notification, controls }} />
          </Fallback>
        ) : (
          plain
        )}
      </div>
    </li>
  )
}
