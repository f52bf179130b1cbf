import { useSyncExternalStore } from 'react'
import type { Notifier } from '../core/index.ts'
import { behindOf } from '../core/inside.ts'

/** Returns the notifier behind the shared one, which changes with each reset; others as they are. */
export const useCurrent = <Data>(notifier: Notifier<Data>): Notifier<Data> => {
  const { watch, current } = behindOf(notifier)
  return useSyncExternalStore(watch, current, current)
}
