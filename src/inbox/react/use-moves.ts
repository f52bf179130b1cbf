import { useCallback, useState } from 'react'
import type { Inbox, InboxItem } from '../index.ts'
import { isItem, stateOf } from '../inside.ts'
import type { InboxLabels } from './labels.ts'
import type { Say } from './use-spoken.ts'

/** A move to the archive, or back from it. */
export interface Move<Data> {
  /** The item as it was before. */
  readonly item: InboxItem<Data>
  /** Says where it is now. */
  readonly text: string
  readonly moveBack: () => void
}

const isArchived = ({ state }: Pick<InboxItem, 'state'>): boolean => state === 'archived'

const textOf = (item: InboxItem, labels: InboxLabels): string =>
  isArchived(item) ? labels.wasRestored : labels.wasArchived

/** Returns a function that moves an item to the archive or back and says so, and the last move. */
export const useMoves = <Data>(
  inbox: Inbox<Data>,
  labels: InboxLabels,
  say: Say,
): [move: (item: InboxItem<Data>) => void, last: Move<Data> | undefined] => {
  const [moved, setMoved] = useState<{ inbox: Inbox<Data>; item: InboxItem<Data> }>()

  const move = useCallback(
    (item: InboxItem<Data>) => {
      // Whoever moves it back has it in sight; “Mark as unread” is for the rest.
      inbox.mark(item, isArchived(item) ? 'read' : 'archived')
      setMoved({ inbox, item })
      say(textOf(item, labels))
    },
    [inbox, labels, say],
  )

  // Of another account, the same id may be another item.
  if (moved?.inbox !== inbox) return [move, undefined]
  const { item } = moved
  const record = inbox.record(item.id)
  // It may have been dropped, or moved elsewhere.
  if (!isItem(record) || isArchived({ state: stateOf(record) }) === isArchived(item))
    return [move, undefined]
  const moveBack = () => {
    inbox.mark(item, item.state)
    setMoved(undefined)
  }
  return [move, { item, text: textOf(item, labels), moveBack }]
}
