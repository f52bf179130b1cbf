import type { Notifier } from 'belfry'
import { useEffect, useState } from 'react'

/** A number that changes whenever something is added, for a bell to follow. */
export function useSwing(notifier: Notifier): number {
  const [swing, setSwing] = useState(0)

  useEffect(() => {
    let hasRung = false
    const stopObserving = notifier.observe(({ type }) => {
      hasRung ||= type === 'added'
    })
    const stopWatching = notifier.watch(() => {
      if (hasRung) setSwing((before) => before + 1)
      hasRung = false
    })
    return () => {
      stopObserving()
      stopWatching()
    }
  }, [notifier])
  return swing
}
