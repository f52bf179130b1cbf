import type { Notifier } from 'belfry'
import { useEffect, useState } from 'react'

const SECONDS = 40
const still: readonly number[] = Array.from({ length: SECONDS }, () => 0)

/** Publications in each of the last seconds, the newest last. */
export function usePulse(notifier: Notifier): readonly number[] {
  const [pulse, setPulse] = useState(still)

  useEffect(() => {
    let count = 0
    const stopWatching = notifier.watch(() => {
      count += 1
    })
    const timer = setInterval(() => {
      const latest = count
      count = 0
      setPulse((before) => (latest || before.some(Boolean) ? [...before.slice(1), latest] : before))
    }, 1000)
    return () => {
      stopWatching()
      clearInterval(timer)
    }
  }, [notifier])
  return pulse
}
