import type { ReactElement } from 'react'
import type { Stream } from './use-stream.ts'

const words = { stopped: 'Start', running: 'Pause', paused: 'Resume' }

/** Start, pause, stop, and how many have come. */
export function StreamControls({ stream }: { readonly stream: Stream }): ReactElement {
  const { state, count, start, pause, stop } = stream

  return (
    <div className="actions" role="group" aria-label="Stream">
      <button className="button" type="button" onClick={state === 'running' ? pause : start}>
        {words[state]}
      </button>
      <button className="button" type="button" aria-disabled={state === 'stopped'} onClick={stop}>
        Stop
      </button>
      <p className="stream-state">
        <span role="status">{state}</span>, <span data-figure="sent">{count}</span> sent
      </p>
    </div>
  )
}
