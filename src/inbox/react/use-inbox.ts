import { useSyncExternalStore } from 'react'
import type { RegisteredData } from '../../core/index.ts'
import type { Inbox, InboxItem, ItemState } from '../index.ts'

const none: readonly never[] = []

/**
 * What is in an inbox, newest first. On a server: nothing.
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
 * How many are in an inbox, the unread ones unless another state is named. On a server: 0.
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
