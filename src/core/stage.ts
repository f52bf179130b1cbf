import { createHeap } from './heap.ts'

/** An item that is shown or waits. */
export interface Staged {
  shown: boolean
}

/** Who is shown: as many as there is room for, those of the highest rank. */
export interface Stage<Item extends Staged> {
  /** Takes an item in, or finds its place anew when its rank has changed. */
  place: (item: Item) => void
  remove: (item: Item) => void
  resize: (room: number) => void
  /** Those that are shown, in no order that means anything. */
  shown: readonly Item[]
}

/** Keeps the stage full, and tells of each item that comes into view or is covered. */
export function createStage<Item extends Staged>(
  room: number,
  outranks: (a: Item, b: Item) => boolean,
  onMove: (item: Item) => void,
): Stage<Item> {
  const front = createHeap<Item>((a, b) => outranks(b, a))
  const back = createHeap(outranks)

  const side = (item: Item) => (item.shown ? front : back)

  /** The next one that has to change sides. */
  function misplaced(): Item | undefined {
    const excess = front.items.length - room
    const weakest = front.items[0]!
    const strongest = back.items[0]
    if (excess < 0) return strongest
    return excess > 0 || (strongest && outranks(strongest, weakest)) ? weakest : undefined
  }

  function balance(): void {
    for (let item = misplaced(); item; item = misplaced()) {
      side(item).remove(item)
      item.shown = !item.shown
      side(item).add(item)
      onMove(item)
    }
  }

  return {
    place(item) {
      side(item).remove(item)
      side(item).add(item)
      balance()
    },
    remove(item) {
      side(item).remove(item)
      item.shown = false
      balance()
    },
    resize(size) {
      room = size
      balance()
    },
    shown: front.items,
  }
}
