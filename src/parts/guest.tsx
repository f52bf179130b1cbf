import { type ReactElement, type ReactNode, Suspense } from 'react'
import { Boundary } from './boundary.tsx'

interface GuestProps {
  /** What stands in its place while it waits, and when it has failed. */
  readonly usual: ReactNode
  /** Another one of these, and it is tried again. */
  readonly retry: unknown
  readonly children: ReactNode
}

/** What somebody else draws: it may suspend and it may fail. */
export const Guest = ({ usual, retry, children }: GuestProps): ReactElement => (
  <Boundary fallback={usual} retry={retry} startsAfresh>
    <Suspense fallback={usual}>{children}</Suspense>
  </Boundary>
)

/** A renderer's answer. React would ask again for each promise that it gets, without end. */
export const drawnAtOnce = (drawing: ReactNode): ReactNode => {
  if (typeof (drawing as Partial<PromiseLike<unknown>> | null | undefined)?.then !== 'function')
    return drawing
  throw new TypeError('belfry: a renderer must answer at once, or suspend; got a promise')
}
