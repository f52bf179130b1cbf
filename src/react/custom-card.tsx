import { type ReactNode, useLayoutEffect } from 'react'
import type { CardControls, Notification, RegisteredData } from '../core/index.ts'
import { Guest, drawnAtOnce } from '../parts/index.ts'

/** Renders one card; null or undefined means the default card. */
export type RenderCard<Data = RegisteredData> = (
  notification: Notification<Data>,
  controls: CardControls,
) => ReactNode

interface CustomCardProps<Data> {
  readonly render: RenderCard<Data>
  readonly notification: Notification<Data>
  readonly controls: CardControls
  /** The default card: shown while the renderer suspends, when it fails, and when it returns nothing. */
  readonly usual: ReactNode
  /** Called with whether the renderer's own output is shown. */
  readonly onDraw: (isOwn: boolean) => void
}

/** A separate component, so that a renderer may use hooks. */
const Drawing = <Data,>(props: CustomCardProps<Data>): ReactNode => {
  // A compiler that is set to compile packages too would not call it every time.
  'use no memo'
  const { render, notification, controls, usual, onDraw } = props
  const drawing = drawnAtOnce(render(notification, controls))
  const isOwn = drawing != null

  useLayoutEffect(() => {
    onDraw(isOwn)
    return () => onDraw(false)
  }, [isOwn, onDraw])
  if (!isOwn) return usual
  // A mere text would not change any more where a browser has translated the page.
  return typeof drawing === 'object' ? drawing : <span>{drawing}</span>
}

/** A card drawn by a renderer. */
export const CustomCard = <Data,>(props: CustomCardProps<Data>): ReactNode => (
  <Guest usual={props.usual} retry={props.render}>
    <Drawing {...props} />
  </Guest>
)
