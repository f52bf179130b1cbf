import type { Notifier } from 'belfry'
import { useEffect, useRef, useState } from 'react'

/** How far a stream is. */
type StreamState = 'stopped' | 'running' | 'paused'

/** A stream of random notifications. */
export interface Stream {
  readonly state: StreamState
  /** How many have come. */
  readonly count: number
  readonly start: () => void
  readonly pause: () => void
  readonly stop: () => void
}

interface StreamOptions {
  readonly every: number
  readonly seed: number | undefined
  readonly onError: (error: Error) => void
}

/** Sample data weighs more than the rest of the page together, so it comes when it is asked for. */
export const loadDemo = () => import('belfry/demo')

/** Random notifications until paused or stopped; going on continues with the next seed. */
export function useStream(notifier: Notifier, { every, seed, onError }: StreamOptions): Stream {
  const [state, setState] = useState<StreamState>('stopped')
  const [count, setCount] = useState(0)
  const sent = useRef(0)
  const latestOnError = useRef(onError)

  useEffect(() => {
    latestOnError.current = onError
  })

  useEffect(() => {
    if (state !== 'running') return undefined
    let end = () => {}
    let isOver = false
    const begin = async () => {
      const { startDemo } = await loadDemo()
      if (isOver) return
      try {
        end = startDemo(
          (notification) => {
            notifier(notification)
            setCount(++sent.current)
          },
          { every, seed: seed === undefined ? undefined : seed + sent.current },
        )
      } catch (error) {
        latestOnError.current(error as Error)
        setState('stopped')
      }
    }
    void begin()
    return () => {
      isOver = true
      end()
    }
  }, [notifier, every, seed, state])

  function startAgain(): void {
    if (state === 'stopped') {
      sent.current = 0
      setCount(0)
    }
    setState('running')
  }

  return {
    state,
    count,
    start: startAgain,
    pause: () => setState('paused'),
    stop: () => setState('stopped'),
  }
}
