/** A queue that always knows its first item, and adds or removes any item in O(log n). */
export interface Heap<Item> {
  /** The first item, then the rest in no meaningful order. */
  readonly items: readonly Item[]
  has: (item: Item) => boolean
  /** Adds an item, or moves it when its order has changed. */
  put: (item: Item) => void
  /** Removes an item, if present. */
  remove: (item: Item) => void
}

/** With four below each item, one that rises is compared half as often as with two. */
const BELOW = 4

/** Creates a heap that tracks the place of every item. The greatest item comes first. */
export const createHeap = <Item>(compare: (a: Item, b: Item) => number): Heap<Item> => {
  const items: Item[] = []
  const places = new Map<Item, number>()

  const goesBefore = (a: Item | undefined, b: Item | undefined) => a && b && compare(a, b) > 0

  /** Moves an item up or down from a free place to where it belongs. */
  const settle = (item: Item, place: number): void => {
    let next = Math.floor((place - 1) / BELOW)
    if (!place || !goesBefore(item, items[next])) {
      next = place
      const first = place * BELOW + 1
      for (let below = first; below < first + BELOW; below++) {
        if (goesBefore(items[below], next === place ? item : items[next])) next = below
      }
    }
    items[place] = next === place ? item : items[next]!
    places.set(items[place], place)
    if (next !== place) settle(item, next)
  }

  return {
    items,
    has: (item) => places.has(item),
    put: (item) => settle(item, places.get(item) ?? items.length),
    remove: (item) => {
      const place = places.get(item)
      if (place === undefined) return
      places.delete(item)
      const last = items.at(-1)!
      // Unlike `pop`, this frees the memory of removed items.
      items.length--
      if (last !== item) settle(last, place)
    },
  }
}
