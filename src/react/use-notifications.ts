import { useSyncExternalStore } from 'react'
import { type Notification, type Notifier, type RegisteredData, notify } from '../core/index.ts'
import { useCurrent } from './use-current.ts'

const none: readonly never[] = []

// On a server, views show nothing: all requests share the queue.
const onServer = () => none

/**
 * Returns everything queued, oldest first.
 *
 * @example
 * const errors = useNotifications().filter(({ type }) => type === 'error')
 */
export const useNotifications = <Data = RegisteredData>(
  notifier: Notifier<Data> = notify as unknown as Notifier<Data>,
): readonly Notification<Data>[] => {
  const { watch, list } = useCurrent(notifier)
  return useSyncExternalStore(watch, list, onServer)
}

/**
 * Returns the notifications to display now, oldest first.
 *
 * @example
 * const isBusy = useShown().some(({ pending }) => pending)
 */
export const useShown = <Data = RegisteredData>(
  notifier: Notifier<Data> = notify as unknown as Notifier<Data>,
): readonly Notification<Data>[] => {
  const { watch, shown } = useCurrent(notifier)
  return useSyncExternalStore(watch, shown, onServer)
}
