import type { ReactElement } from 'react'
import type { Row } from './use-queue.ts'

const inSeconds = (ms: number) => (ms === Infinity ? '∞' : `${(ms / 1000).toFixed(1)} s`)

/** How much time a notification has left, as a bar and in words. */
export function TimeLeft({ row }: { readonly row: Row }): ReactElement {
  const { remaining, full, isStill, isShown } = row
  const part = remaining === Infinity ? 1 : remaining / full
  const state = !isShown ? 'waits' : isStill && remaining < Infinity ? 'held' : 'runs'

  return (
    <span className="time-left" data-time={state}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" />
        <rect className="time-left-bar" width={part * 100} height="4" />
      </svg>
      <bdi className="time-left-words">{inSeconds(remaining)}</bdi>
      <span className="time-left-state">{state}</span>
    </span>
  )
}
