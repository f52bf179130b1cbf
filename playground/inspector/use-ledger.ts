import type { Change, Notifier } from 'belfry'
import { useEffect, useState } from 'react'

/** A change that happened, and its number in the order of events. */
export interface Line {
  readonly number: number
  readonly what: string
  readonly title: string
  /** What an inbox makes of it, where it closed. */
  readonly becomes: 'read' | 'unread' | undefined
}

const LINES = 8

const inWords = (change: Change): string => (change.type === 'closed' ? change.reason : change.type)

/** A person who dealt with it has read it; what only left the screen is still to be read. */
const stateAfter = ({ reason, by }: Change): Line['becomes'] => {
  if (!reason) return undefined
  const isDealtWith = reason === 'acted' || reason === 'dismissed' || by === 'user'
  return isDealtWith ? 'read' : 'unread'
}

/** The last changes, newest first. */
export function useLedger(notifier: Notifier): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])

  useEffect(() => {
    let number = 0
    let recent: Line[] = []
    const stopObserving = notifier.observe((change) => {
      const { title, message } = change.notification
      recent = [
        {
          number: ++number,
          what: inWords(change),
          title: title || message,
          becomes: stateAfter(change),
        },
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
