import { useState } from 'react'
import type { Inbox, InboxItem, ItemState } from '../index.ts'
import { rowKey } from './row-key.ts'
import { useInbox } from './use-inbox.ts'

/** The items to render now, and how many wait until nobody is using the list. */
export interface Steady<Data> {
  readonly items: readonly InboxItem<Data>[]
  readonly fresh: number
  /** Shows those that wait. */
  readonly letIn: () => void
}

/**
 * Returns the items of an inbox, and keeps rows in place while the pointer or focus is on them: new
 * items wait, changed ones change in place, and removed ones disappear. What was placed in another
 * inbox or view places nothing in this one.
 */
export const useSteady = <Data>(
  inbox: Inbox<Data>,
  view: ItemState | undefined,
  isAttended: boolean,
): Steady<Data> => {
  const items = useInbox(inbox, view)
  const [placed, setPlaced] = useState({ items, inbox, view })
  const current = new Map(items.map((item) => [rowKey(item), item]))
  const kept = placed.items.flatMap((item) => current.get(rowKey(item)) ?? [])
  const isElsewhere = placed.inbox !== inbox || placed.view !== view
  const isSettled = !isAttended || isElsewhere || kept.length === 0
  const letIn = () => setPlaced({ items, inbox, view })

  if (isSettled && (isElsewhere || placed.items !== items)) letIn()
  return {
    items: isSettled ? items : kept,
    fresh: isSettled ? 0 : items.length - kept.length,
    letIn,
  }
}
