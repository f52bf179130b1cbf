import { createHeap } from './heap.ts'

/** An item that is shown or waits. */
export interface Staged {
  shown: boolean
}

/**
 * Who is shown: as many as there is room for, those of the highest rank. Tells of each item that
 * comes into view or is covered.
 *
 * @returns `place` takes an item in, or finds its place anew when its rank has changed; `remove`
 * takes it out; `resize` changes the room; then those that are shown, in no order that means anything
 */
export const createStage = <Item extends Staged>(
  room: number,
  compare: (a: Item, b: Item) => number,
  onMove: (item: Item) => void,
): [
  place: (item: Item) => void,
  remove: (item: Item) => void,
  resize: (room: number) => void,
  shown: readonly Item[],
] => {
  const front = createHeap<Item>((a, b) => compare(b, a))
  const back = createHeap(compare)

  const side = (item: Item) => (item.shown ? front : back)

  /** The next one that has to change sides. */
  const misplaced = (): Item | undefined => {
    const excess = front.items.length - room
    const weakest = front.items[0]!
    const strongest = back.items[0]
    if (excess < 0) return strongest
    return excess > 0 || (strongest && compare(strongest, weakest) > 0) ? weakest : undefined
  }

  const balance = (): void => {
    for (let item = misplaced(); item; item = misplaced()) {
      side(item).remove(item)
      item.shown = !item.shown
      side(item).add(item)
      onMove(item)
    }
  }

  const place = (item: Item): void => {
    side(item).remove(item)
    side(item).add(item)
    balance()
  }

  const remove = (item: Item): void => {
    side(item).remove(item)
    item.shown = false
    balance()
  }

  const resize = (size: number): void => {
    room = size
    balance()
  }

  return [place, remove, resize, front.items]
}
