import type { ReactElement, ReactNode } from 'react'
import type { Row } from './use-queue.ts'

const inSeconds = (ms: number) => (ms === Infinity ? '∞' : `${(ms / 1000).toFixed(1)} s`)

const Bar = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="4" />
    {children}
  </svg>
)

/** The place of a notification that is not there. */
export const NoTimeLeft = (): ReactElement => (
  <span className="time-left">
    <Bar />
  </span>
)

/** How much time a notification has left, as a bar and in words. */
export function TimeLeft({ row }: { readonly row: Row }): ReactElement {
  const { remaining, full, isStill, isShown } = row
  const part = remaining === Infinity ? 1 : remaining / full
  const state = !isShown ? 'waits' : isStill && remaining < Infinity ? 'held' : 'runs'

  return (
    <span className="time-left" data-time={state}>
      <Bar>
        <rect className="time-left-bar" width={part * 100} height="4" />
      </Bar>
      <span className="time-left-words">{inSeconds(remaining)}</span>
      <span className="time-left-state">{state}</span>
    </span>
  )
}
