import { type RefObject, useEffect, useRef } from 'react'
import type { Notification } from '../../core/index.ts'
import { quietOf } from '../../core/inside.ts'
import { textOf } from '../../dom/index.ts'
import type { Inbox } from '../index.ts'
import { type Facts, factsOf } from '../inside.ts'
import type { InboxLabels } from './labels.ts'
import type { Say } from './use-spoken.ts'

/** What announcing needs. */
interface Voice {
  readonly labels: InboxLabels
  readonly say: Say
}

/** Announces what the inbox keeps, instead of showing its toast. Returns functions that end it. */
const announceInstead = <Data>(
  { notifier, keeps }: Facts<Data>,
  voice: { readonly current: Voice },
): (() => void)[] => {
  const heard = new Map<string, string>()
  // Those that nothing else keeps from being shown.
  const hushed = new Set<string>()

  const hush = (notification: Notification<Data>, isInquiry?: boolean): boolean => {
    // What isn't added here may be shown by another tab, which has no panel.
    if (isInquiry) return false
    hushed.delete(notification.id)
    if (notification.pending || !keeps(notification)) return false
    if (!quietOf(notifier, notification)) hushed.add(notification.id)
    return true
  }

  const announce = (notification: Notification<Data>): void => {
    const { labels, say } = voice.current
    const text = textOf(notification, labels)
    // An update with the same text isn't announced.
    if (heard.get(notification.id) === text) return
    heard.set(notification.id, text)
    say(text, notification.type === 'error')
  }

  return [
    notifier.quiet(hush),
    notifier.observe(({ type, notification }) => {
      const { id } = notification
      if (type !== 'closed') {
        if (hushed.has(id)) announce(notification)
        return
      }
      heard.delete(id)
      // In a batch, its successor was asked before this is told.
      if (notifier.remaining(id) === undefined) hushed.delete(id)
    }),
  ]
}

/**
 * While the panel is open, notifications that the inbox keeps show no toast: they are listed at once
 * and announced once, unless they would be silent anyway. Those it doesn't keep, and pending ones, show
 * their toast as always.
 */
export const useArrivals = <Data>(
  inbox: Inbox<Data>,
  root: RefObject<Element | null>,
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
    const document = root.current!.ownerDocument
    const look = () => {
      if (!document.hidden) inbox.markSeen()
    }
    look()
    document.addEventListener('visibilitychange', look)
    const facts = factsOf<Data>(inbox)
    const ends = facts ? announceInstead(facts, latest) : []
    ends.push(inbox.watch(look), () => document.removeEventListener('visibilitychange', look))
    return () => ends.forEach((end) => end())
  }, [inbox, isOpen, root])
}
