import { useEffect, useRef } from 'react'
import type { Notification } from '../../core/index.ts'
import { quietOf } from '../../core/inside.ts'
import { textOf } from '../../dom/index.ts'
import type { Inbox } from '../index.ts'
import { factsOf } from '../inside.ts'
import type { InboxLabels } from './labels.ts'
import type { Say } from './use-spoken.ts'

/**
 * While the panel is open, notifications that the inbox keeps show no toast: they are listed at once
 * and announced once, unless they would be silent anyway. Those it doesn't keep, and pending ones, show
 * their toast as always.
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
      // Those that only the open panel keeps from being shown.
      const hushed = new Set<string>()
      let isAsking = false
      const hush = (notification: Notification<Data>): boolean => {
        if (isAsking || notification.pending || !keeps(notification)) return false
        isAsking = true
        const isQuiet = quietOf(notifier, notification)
        isAsking = false
        if (isQuiet) hushed.delete(notification.id)
        else hushed.add(notification.id)
        return true
      }
      ends.push(
        notifier.quiet(hush),
        notifier.observe(({ type, notification }) => {
          const { id } = notification
          // It stays in `hushed`: in a batch, its successor was asked before this is told.
          if (type === 'closed') return void heard.delete(id)
          if (!hushed.has(id)) return undefined
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
