import { room as readRoom, several } from './check.ts'
import type { Offer } from './notifier.ts'
import type { Operation } from './publishing.ts'

interface View<Item> {
  room: number
  /** The items a person can read; undefined means all. */
  readable: Set<Item> | undefined
}

/** The line of views. Only the first one shows. */
export interface Views<Item> {
  join: (room: number) => Offer
  /** Returns whether a person can read this shown item. */
  canRead: (item: Item) => boolean
  /** Call it when an item comes into view or leaves it: its readability has to be reported again. */
  forget: (item: Item) => void
}

/** Creates the line; `onTurn` gets the first view's room, `onRead` is called when readability changes. */
export const createViews = <Item>(
  find: (id: unknown) => Item | undefined,
  operation: Operation,
  onTurn: (room: number, isAnother: boolean) => void,
  onRead: () => void,
): Views<Item> => {
  const views = new Set<View<Item>>()
  let first: View<Item> | undefined

  const turn = (): void => {
    const before = first
    first = views.values().next().value
    // The last view's room stays in effect until another offers its own.
    if (first) onTurn(first.room, !!before && before !== first)
    onRead()
  }

  return {
    join: (room) => {
      const view: View<Item> = { room: readRoom('room', room), readable: undefined }
      const shows = () => first === view
      views.add(view)
      turn()
      const leave = () => {
        if (views.delete(view)) turn()
      }
      return Object.assign(operation(leave), {
        shows,
        resize: operation((size: number) => {
          view.room = readRoom('room', size)
          if (shows()) turn()
        }),
        readable: operation((ids?: Iterable<unknown>) => {
          view.readable =
            ids == null
              ? undefined
              : new Set([...several('ids', ids)].flatMap((id) => find(id) ?? []))
          if (shows()) onRead()
        }),
      })
    },
    canRead: (item) => first?.readable?.has(item) ?? true,
    forget: (item) => views.forEach(({ readable }) => readable?.delete(item)),
  }
}
