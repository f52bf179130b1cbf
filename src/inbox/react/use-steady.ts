import { useState } from 'react'
import type { InboxItem } from '../index.ts'

/** What may be drawn now, and how many wait until nobody is busy with the list. */
export interface Steady<Data> {
  readonly items: readonly InboxItem<Data>[]
  readonly fresh: number
  /** Lets in those that wait. */
  readonly letIn: () => void
}

/**
 * Keeps rows where they are while somebody points at them or has the focus among them: what comes
 * meanwhile waits, what changes changes in its place, and what goes is gone.
 */
export const useSteady = <Data>(
  items: readonly InboxItem<Data>[],
  isAttended: boolean,
): Steady<Data> => {
  const [placed, setPlaced] = useState(items)
  const current = new Map(items.map((item) => [item.id, item]))
  const kept = placed.filter(({ id }) => current.has(id))
  const isSettled = !isAttended || kept.length === 0

  if (isSettled && placed !== items) setPlaced(items)
  return {
    items: isSettled ? items : kept.map(({ id }) => current.get(id)!),
    fresh: isSettled ? 0 : items.length - kept.length,
    letIn: () => setPlaced(items),
  }
}
