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
 * place, and removed ones disappear. What was placed in another view places nothing in this one.
 */
export const useSteady = <Data>(
  items: readonly InboxItem<Data>[],
  view: unknown,
  isAttended: boolean,
): Steady<Data> => {
  const [placed, setPlaced] = useState({ items, view })
  const current = new Map(items.map((item) => [rowKey(item), item]))
  const kept = placed.items.flatMap((item) => current.get(rowKey(item)) ?? [])
  const isSettled = !isAttended || placed.view !== view || kept.length === 0
  const letIn = () => setPlaced({ items, view })

  if (isSettled && (placed.items !== items || placed.view !== view)) letIn()
  return {
    items: isSettled ? items : kept,
    fresh: isSettled ? 0 : items.length - kept.length,
    letIn,
  }
}
