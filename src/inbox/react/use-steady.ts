import { useState } from 'react'
import type { InboxItem } from '../index.ts'
import { rowKey } from './row-key.ts'

/** The items to render now, and how many wait until nobody is using the list. */
export interface Steady<Data> {
  readonly items: readonly InboxItem<Data>[]
  readonly fresh: number
  /** Shows those that wait. */
  readonly letIn: () => void
}

/**
 * Keeps rows in place while the pointer or focus is on them: new items wait, changed ones change in
 * place, and removed ones disappear.
 */
export const useSteady = <Data>(
  items: readonly InboxItem<Data>[],
  isAttended: boolean,
): Steady<Data> => {
  const [placed, setPlaced] = useState(items)
  const current = new Map(items.map((item) => [rowKey(item), item]))
  const kept = placed.flatMap((item) => current.get(rowKey(item)) ?? [])
  const isSettled = !isAttended || kept.length === 0

  if (isSettled && placed !== items) setPlaced(items)
  return {
    items: isSettled ? items : kept,
    fresh: isSettled ? 0 : items.length - kept.length,
    letIn: () => setPlaced(items),
  }
}
