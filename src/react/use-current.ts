import { useSyncExternalStore } from 'react'
import type { Notifier } from '../core/index.ts'
import { behindOf } from '../core/inside.ts'

/** The notifier behind the shared one, which is another after each reset; any other is its own. */
export const useCurrent = <Data>(notifier: Notifier<Data>): Notifier<Data> => {
  const { watch, current } = behindOf(notifier)
  return useSyncExternalStore(watch, current, current)
}
