import { createHeap } from './heap.ts'

/** An item that is shown or waits. */
export interface Staged {
  shown: boolean
}

/** Who is shown: as many as there is room for, those of the highest rank. */
export interface Stage<Item> {
  /** Takes an item in, or finds its place anew when its rank has changed. */
  place: (item: Item) => void
  /** Takes an item out. */
  remove: (item: Item) => void
  resize: (room: number) => void
  /** To be called when ranks are compared in another way. */
  reorder: () => void
  /** Those shown, in no order that means anything. */
  readonly shown: readonly Item[]
  /** Those that wait, likewise. */
  readonly waiting: readonly Item[]
}

/**
 * Creates a stage. `compare` is positive when the first is to be shown rather than the second;
 * `onMove` hears of each item that comes into view or leaves it.
 */
export const createStage = <Item extends Staged>(
  compare: (a: Item, b: Item) => number,
  onMove: (item: Item) => void,
): Stage<Item> => {
  const front = createHeap<Item>((a, b) => compare(b, a))
  const back = createHeap(compare)
  let room = Infinity

  const sideOf = (item: Item) => (item.shown ? front : back)

  const leave = (item: Item): void => sideOf(item).remove(item)

  const enter = (item: Item): void => sideOf(item).put(item)

  /** The next one that has to change sides. */
  const misplaced = (): Item | undefined => {
    const weakest = front.items[0]
    const strongest = back.items[0]
    const excess = front.items.length - room
    if (excess < 0) return strongest
    if (excess > 0 || (strongest && compare(strongest, weakest!) > 0)) return weakest
    return undefined
  }

  const balance = (): void => {
    for (let item = misplaced(); item; item = misplaced()) {
      leave(item)
      item.shown = !item.shown
      enter(item)
      onMove(item)
    }
  }

  return {
    place: (item) => {
      enter(item)
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
    resize: (size) => {
      room = size
      balance()
    },
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
