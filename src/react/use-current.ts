import { useSyncExternalStore } from 'react'
import type { Notifier } from '../core/index.ts'
import { behindOf, having } from '../core/inside.ts'

const readNotifier = having('offer', 'observe', 'watch', 'shown')

/**
 * Returns the notifier behind the shared one, which changes with each reset; others as they are. Throws
 * a `TypeError` if it is no notifier.
 */
export const useCurrent = <Data>(notifier: Notifier<Data>): Notifier<Data> => {
  readNotifier('notifier', notifier)
  const { watch, current } = behindOf(notifier)
  return useSyncExternalStore(watch, current, current)
}
