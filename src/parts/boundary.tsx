import { Component, type ReactNode } from 'react'
import { reportError } from '../core/inside.ts'

interface BoundaryProps {
  /**
   * What stands in the place of what has failed; without one the same again. What fails only when it
   * goes is gone by then, and those beside it stay as they are.
   */
  readonly fallback?: ReactNode
  /** Another one of these, and it is tried again. */
  readonly retry?: unknown
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
  readonly retry: unknown
}

/** Keeps what is thrown inside from whoever is outside, and reports it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, retry: this.props.retry }

  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ hasFailed: true })

  static getDerivedStateFromProps = (
    { retry }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null => (retry === state.retry ? null : { hasFailed: false, retry })

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    const { children, fallback = children } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
