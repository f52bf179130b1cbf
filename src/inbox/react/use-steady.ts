import { useRef } from 'react'
import type { InboxItem } from '../index.ts'

/** What may be drawn now, and how many wait until nobody is busy with the list. */
export interface Steady<Data> {
  readonly items: readonly InboxItem<Data>[]
  readonly fresh: number
  /** Lets in those that wait. */
  readonly let: () => void
}

/**
 * Keeps rows where they are while somebody points at them or has the focus among them: what comes
 * meanwhile waits, what changes changes in its place, and what goes is gone.
 */
export const useSteady = <Data>(
  items: readonly InboxItem<Data>[],
  isAttended: () => boolean,
  onLet: () => void,
): Steady<Data> => {
  const placed = useRef<readonly string[]>([])
  const current = new Map(items.map((item) => [item.id, item]))
  const kept = placed.current.filter((id) => current.has(id))
  const fresh = items.length - kept.length
  const isSettled = kept.length === 0 || !isAttended()

  if (isSettled) placed.current = items.map(({ id }) => id)
  return {
    items: isSettled ? items : kept.map((id) => current.get(id)!),
    fresh: isSettled ? 0 : fresh,
    let: () => {
      placed.current = []
      onLet()
    },
  }
}
