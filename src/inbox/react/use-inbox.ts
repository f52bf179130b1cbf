import { useSyncExternalStore } from 'react'
import type { RegisteredData } from '../../core/index.ts'
import type { Inbox, InboxItem, ItemState } from '../index.ts'

const none: readonly never[] = []

/**
 * Returns the items of an inbox, newest first. On a server: none.
 *
 * @example
 * const unread = useInbox(inbox, 'unread')
 */
export const useInbox = <Data = RegisteredData>(
  inbox: Inbox<Data>,
  state?: ItemState | 'all',
): readonly InboxItem<Data>[] =>
  useSyncExternalStore(
    inbox.watch,
    () => inbox.list(state),
    () => none,
  )

/**
 * Returns how many items are in an inbox, by default the unread ones. On a server: 0.
 *
 * @example
 * const unread = useInboxCount(inbox)
 */
export const useInboxCount = <Data = RegisteredData>(
  inbox: Inbox<Data>,
  state?: ItemState | 'all',
): number =>
  useSyncExternalStore(
    inbox.watch,
    () => inbox.count(state),
    () => 0,
  )
