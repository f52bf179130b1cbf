import { type ReactElement, type ReactNode, Suspense } from 'react'
import { Boundary } from './boundary.tsx'

interface GuestProps {
  /** Shown while the content suspends, and when it has failed. */
  readonly usual: ReactNode
  /** When this changes, the content is tried again. */
  readonly retry: unknown
  readonly children: ReactNode
}

/** Renders a user's content, which may suspend or fail. */
export const Guest = ({ usual, retry, children }: GuestProps): ReactElement => (
  <Boundary fallback={usual} retry={retry} startsAfresh>
    <Suspense fallback={usual}>{children}</Suspense>
  </Boundary>
)

/** Rejects promises from a renderer: React would call it again for each new promise, forever. */
export const drawnAtOnce = (drawing: ReactNode): ReactNode => {
  if (typeof (drawing as Partial<PromiseLike<unknown>> | null | undefined)?.then !== 'function')
    return drawing
  throw new TypeError('belfry: a renderer must return a node, or suspend; got a promise')
}
