import { createHeap } from './heap.ts'

/** An item that is shown or waits. */
export interface Staged {
  shown: boolean
  rankSlot: number
}

/** Who is shown: as many as there is room for, those of the highest rank. */
export interface Stage<Item extends Staged> {
  /** Takes an item in, or finds its place anew when its rank has changed. */
  place: (item: Item) => void
  remove: (item: Item) => void
  resize: (room: number) => void
  /** Those that are shown, in no order that means anything. */
  shown: () => Item[]
}

/** Keeps the stage full: calls `show` and `cover` for each item that comes and goes. */
export function createStage<Item extends Staged>(
  outranks: (a: Item, b: Item) => boolean,
  show: (item: Item) => void,
  cover: (item: Item) => void,
): Stage<Item> {
  const front = createHeap<'rankSlot', Item>('rankSlot', (a, b) => outranks(b, a))
  const back = createHeap<'rankSlot', Item>('rankSlot', outranks)
  let room = Infinity

  const side = (item: Item) => (item.shown ? front : back)

  function move(item: Item, tell: (item: Item) => void): void {
    side(item).remove(item)
    item.shown = !item.shown
    side(item).add(item)
    tell(item)
  }

  function balance(): void {
    for (;;) {
      const weakest = front.first()
      const strongest = back.first()
      if (strongest && front.size() < room) move(strongest, show)
      else if (weakest && (front.size() > room || (strongest && outranks(strongest, weakest))))
        move(weakest, cover)
      else return
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
