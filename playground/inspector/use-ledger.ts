import type { Change, Notifier } from 'belfry'
import { useEffect, useState } from 'react'

/** A change that happened, and its number in the order of events. */
export interface Line {
  readonly number: number
  readonly what: string
  readonly title: string
}

const LINES = 8

const inWords = (change: Change): string => (change.type === 'closed' ? change.reason : change.type)

/** The last changes, newest first. */
export function useLedger(notifier: Notifier): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])

  useEffect(() => {
    let number = 0
    let recent: Line[] = []
    const stopObserving = notifier.observe((change) => {
      const { title, message } = change.notification
      recent = [
        { number: ++number, what: inWords(change), title: title || message },
        ...recent.slice(0, LINES - 1),
      ]
    })
    // A batch of many changes is one publication, and one rendering here.
    const stopWatching = notifier.watch(() => setLines(recent))
    return () => {
      stopObserving()
      stopWatching()
      setLines([])
    }
  }, [notifier])
  return lines
}
