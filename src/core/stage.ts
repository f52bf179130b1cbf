import { createHeap } from './heap.ts'

/** An item that is shown or waits. */
export interface Staged {
  shown: boolean
}

/**
 * Who is shown: as many as there is room for, those of the highest rank. Tells of each item that
 * comes into view or is covered.
 *
 * @returns `place` takes an item in, finds its place anew when its rank has changed, or takes it out;
 * `resize` changes the room; then those that are shown, in no order that means anything
 */
export const createStage = <Item extends Staged>(
  room: number,
  compare: (a: Item, b: Item) => number,
  onMove: (item: Item) => void,
): [
  place: (item: Item, stays: boolean) => void,
  resize: (room: number) => void,
  shown: readonly Item[],
] => {
  const front = createHeap<Item>((a, b) => compare(b, a))
  const back = createHeap(compare)

  const put = (item: Item, stays?: boolean) => (item.shown ? front : back).put(item, stays)

  /** The next one that has to change sides. */
  const misplaced = (): Item | undefined => {
    const weakest = front.items[0]
    const strongest = back.items[0]
    const excess = front.items.length - room
    if (excess < 0) return strongest
    if (excess > 0 || (strongest && compare(strongest, weakest!) > 0)) return weakest
    return undefined
  }

  const resize = (size: number): void => {
    room = size
    for (let item = misplaced(); item; item = misplaced()) {
      put(item)
      item.shown = !item.shown
      put(item, true)
      onMove(item)
    }
  }

  const place = (item: Item, stays: boolean): void => {
    const wasShown = item.shown
    put(item)
    item.shown = stays && (front.items.length < room || compare(item, front.items[0]!) > 0)
    put(item, stays)
    if (item.shown === !wasShown) onMove(item)
    resize(room)
  }

  return [place, resize, front.items]
}
