import { createHeap } from './heap.ts'

/** An item that is shown or waiting. */
export interface Staged {
  shown: boolean
}

/** Decides what is shown: the items of highest rank, as many as there is room for. */
export interface Stage<Item> {
  /** Adds an item, or moves it when its rank has changed. */
  place: (item: Item) => void
  /** Removes an item. */
  remove: (item: Item) => void
  /** Call it when there is more or less room. */
  balance: () => void
  /** Call it when ranks are compared differently; there may be another room as well. */
  reorder: () => void
  /** The shown items, in no meaningful order. */
  readonly shown: readonly Item[]
  /** The waiting items, in no meaningful order. */
  readonly waiting: readonly Item[]
}

/**
 * Creates a stage. `compare` is positive when the first item goes before the second; `room` returns
 * how many can be shown; `onMove` is called with each item that comes into view or leaves it.
 */
export const createStage = <Item extends Staged>(
  compare: (a: Item, b: Item) => number,
  room: () => number,
  onMove: (item: Item) => void,
): Stage<Item> => {
  const front = createHeap<Item>((a, b) => compare(b, a))
  const back = createHeap(compare)

  const sideOf = (item: Item) => (item.shown ? front : back)

  const leave = (item: Item): void => sideOf(item).remove(item)

  const enter = (item: Item): void => sideOf(item).put(item)

  const mayBeShown = (item: Item): boolean =>
    front.items.length < room() || compare(item, front.items[0]!) > 0

  /** Returns the next item that has to change sides. */
  const misplaced = (): Item | undefined => {
    if (front.items.length > room()) return front.items[0]
    const strongest = back.items[0]
    return strongest && mayBeShown(strongest) ? strongest : undefined
  }

  const changeSides = (item: Item): void => {
    leave(item)
    item.shown = !item.shown
    enter(item)
    onMove(item)
  }

  const balance = (): void => {
    for (let item = misplaced(); item; item = misplaced()) changeSides(item)
  }

  return {
    place: (item) => {
      if (!item.shown && mayBeShown(item)) changeSides(item)
      else enter(item)
      balance()
    },
    remove: (item) => {
      leave(item)
      if (item.shown) {
        item.shown = false
        onMove(item)
      }
      balance()
    },
    balance,
    reorder: () => {
      const all = [...front.items, ...back.items]
      all.forEach(leave)
      all.forEach(enter)
      balance()
    },
    shown: front.items,
    waiting: back.items,
  }
}
