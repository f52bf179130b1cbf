import { room as readRoom, several } from './check.ts'
import type { Offer } from './notifier.ts'
import type { Operation } from './publishing.ts'

/** How much a view can show. */
export interface Room {
  /** The most it can show. */
  readonly size: number
  /** How many of them it shows if the notifier has no limit. */
  readonly limit: number
}

interface View<Item> {
  room: Room
  /** The items a person can read; undefined means all. */
  readable: Set<Item> | undefined
}

/** The line of views. Only the first one shows. */
export interface Views<Item> {
  join: (size: number, limit?: number) => Offer
  /** Returns whether a person can read this shown item. */
  canRead: (item: Item) => boolean
  /** Call it when an item comes into view or leaves it: its readability has to be reported again. */
  forget: (item: Item) => void
}

const read = (size: number, limit = Infinity): Room => ({
  size: readRoom('room', size),
  limit: readRoom('limit', limit),
})

/** Creates the line; `onTurn` gets the first view's room, `onRead` is called when readability changes. */
export const createViews = <Item>(
  find: (id: unknown) => Item | undefined,
  operation: Operation,
  onTurn: (room: Room, isAnother: boolean) => void,
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
    join: (size, limit) => {
      const view: View<Item> = { room: read(size, limit), readable: undefined }
      const shows = () => first === view
      views.add(view)
      turn()
      const leave = () => {
        if (views.delete(view)) turn()
      }
      return Object.assign(operation(leave), {
        shows,
        resize: operation((size: number, limit?: number) => {
          view.room = read(size, limit)
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
