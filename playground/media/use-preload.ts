import { preloadImage } from 'belfry/media'
import { useEffect, useRef, useState } from 'react'

/** A picture on its way. */
export interface Loading {
  readonly url: string
  readonly state: 'waiting' | 'loaded' | 'failed'
  /** Why it failed, in the library's words. */
  readonly error?: string
}

const PATIENCE = 4000

/** Preloads pictures, each on its own, and tells how far they are. */
export function usePreload(): readonly [
  loads: readonly Loading[],
  preload: (urls: readonly string[]) => void,
] {
  const [loads, setLoads] = useState<readonly Loading[]>([])
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  function preload(urls: readonly string[]): void {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const settle = (done: Loading) => {
      if (signal.aborted) return
      setLoads((before) => before.map((load) => (load.url === done.url ? done : load)))
    }
    setLoads(urls.map((url) => ({ url, state: 'waiting' })))
    for (const url of urls) {
      preloadImage(url, { signal, timeout: PATIENCE }).then(
        () => settle({ url, state: 'loaded' }),
        (error: Error) => settle({ url, state: 'failed', error: error.message }),
      )
    }
  }

  return [loads, preload]
}
