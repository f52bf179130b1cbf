import { Component, type ReactNode } from 'react'
import { reportError } from '../core/inside.ts'

interface BoundaryProps {
  /**
   * Replaces content that has failed; without it, the content is rendered again. Content that fails
   * only while unmounting is gone by then, and its siblings stay as they are.
   */
  readonly fallback?: ReactNode
  /** When this changes, the content is tried again. */
  readonly retry?: unknown
  /** Whether to remount content once, if it fails after `retry` has changed since it was mounted. */
  readonly startsAfresh?: boolean
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
  readonly retry: unknown
  /** The `retry` with which the content was mounted; its hooks may belong to that one. */
  readonly begun: unknown
}

/** Catches what is thrown inside, and reports it. */
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
