import { Component, type ReactNode } from 'react'
import type { CardControls, Notification } from '../core/index.ts'

/** Draws one card. */
export type RenderCard<Data> = (
  notification: Notification<Data>,
  controls: CardControls,
) => ReactNode

interface CustomCardProps<Data> {
  readonly render: RenderCard<Data>
  readonly notification: Notification<Data>
  readonly controls: CardControls
}

/** A component of its own, so that a renderer may use hooks. */
export const CustomCard = <Data,>({
  render,
  notification,
  controls,
}: CustomCardProps<Data>): ReactNode => render(notification, controls)

interface FallbackProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shows the plain card when a renderer throws. */
export class Fallback extends Component<FallbackProps, { failed?: boolean }> {
  override state: { failed?: boolean } = {}

  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
