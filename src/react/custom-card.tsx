import { type ReactNode, useLayoutEffect } from 'react'
import type { CardControls, Notification } from '../core/index.ts'
import { Guest, drawnAtOnce } from '../parts/index.ts'

/** Draws one card; null or undefined means the usual card. */
export type RenderCard<Data> = (
  notification: Notification<Data>,
  controls: CardControls,
) => ReactNode

interface CustomCardProps<Data> {
  readonly render: RenderCard<Data>
  readonly notification: Notification<Data>
  readonly controls: CardControls
  /** The usual card: shown while the renderer waits, when it fails, and when it draws nothing. */
  readonly usual: ReactNode
  /** Hears whether the renderer's own drawing is what is seen. */
  readonly onDraw: (isOwn: boolean) => void
}

/** A component of its own, so that a renderer may use hooks. */
const Drawing = <Data,>(props: CustomCardProps<Data>): ReactNode => {
  const { render, notification, controls, usual, onDraw } = props
  const drawing = drawnAtOnce(render(notification, controls))
  const isOwn = drawing !== null && drawing !== undefined

  useLayoutEffect(() => {
    onDraw(isOwn)
    return () => onDraw(false)
  }, [isOwn, onDraw])
  return isOwn ? drawing : usual
}

/** A card as a renderer draws it. */
export const CustomCard = <Data,>(props: CustomCardProps<Data>): ReactNode => (
  <Guest usual={props.usual} retry={props.render}>
    <Drawing {...props} />
  </Guest>
)
