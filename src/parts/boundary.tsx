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
  /** Whether it is made anew, once, where it fails on what was made with another of these. */
  readonly startsAfresh?: boolean
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
  readonly retry: unknown
  /** With which of these what is inside was made; it may have to do with the hooks of that one. */
  readonly begun: unknown
}

/** Keeps what is thrown inside from whoever is outside, and reports it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {
    hasFailed: false,
    retry: this.props.retry,
    begun: this.props.retry,
  }

  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ hasFailed: true })

  static getDerivedStateFromProps = (
    { retry }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null =>
    retry === state.retry
      ? null
      : { hasFailed: false, retry, begun: state.hasFailed ? retry : state.begun }

  override componentDidCatch(error: unknown): void {
    const { begun, retry } = this.state
    if (this.props.startsAfresh && begun !== retry)
      this.setState({ hasFailed: false, begun: retry })
    else reportError(error)
  }

  override render(): ReactNode {
    const { children, fallback = children } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
