import { useEffect, useRef } from 'react'
import { textOf } from '../../dom/index.ts'
import type { Inbox } from '../index.ts'
import { factsOf } from '../inside.ts'
import type { InboxLabels } from './labels.ts'
import type { Say } from './use-spoken.ts'

/**
 * While the panel is open, notifications that the inbox keeps show no toast: they are listed at once
 * and announced once. Those it doesn't keep, and pending ones, show their toast as always.
 */
export const useArrivals = <Data>(
  inbox: Inbox<Data>,
  isOpen: boolean,
  labels: InboxLabels,
  say: Say,
): void => {
  const latest = useRef({ labels, say })

  useEffect(() => {
    latest.current = { labels, say }
  })

  useEffect(() => {
    if (!isOpen) return undefined
    inbox.markSeen()
    const ends = [inbox.watch(inbox.markSeen)]
    const facts = factsOf<Data>(inbox)
    if (facts) {
      const { notifier, keeps } = facts
      const heard = new Map<string, string>()
      ends.push(
        notifier.quiet((notification) => !notification.pending && keeps(notification)),
        notifier.observe(({ type, notification }) => {
          const { id, silent } = notification
          if (type === 'closed') return void heard.delete(id)
          if (!silent || !keeps(notification)) return undefined
          const text = textOf(notification, latest.current.labels)
          // An update with the same text isn't announced.
          if (heard.get(id) === text) return undefined
          heard.set(id, text)
          return latest.current.say(text, notification.type === 'error')
        }),
      )
    }
    return () => ends.forEach((end) => end())
  }, [inbox, isOpen])
}
