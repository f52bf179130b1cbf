/** A queue that always knows its first item, and adds or removes any item in O(log n). */
export interface Heap<Item> {
  /** The item that goes before all others. */
  first: () => Item | undefined
  has: (item: Item) => boolean
  add: (item: Item) => void
  /** Takes an item out, if it is there. */
  remove: (item: Item) => void
  size: () => number
  /** All items, in no order that means anything. */
  items: () => Item[]
}

/** A binary heap in which every item remembers its own place, under `slot`. */
export function createHeap<Slot extends string, Item extends Record<Slot, number>>(
  slot: Slot,
  before: (a: Item, b: Item) => boolean,
): Heap<Item> {
  const items: Item[] = []

  const goesBefore = (a: Item | undefined, b: Item | undefined) => a && b && before(a, b)

  /** Lets an item rise or sink from a free place to where it belongs. */
  function settle(item: Item, place: number): void {
    for (;;) {
      const parent = (place - 1) >> 1
      const left = 2 * place + 1
      const child = goesBefore(items[left + 1], items[left]) ? left + 1 : left
      let next: number
      if (goesBefore(item, items[parent])) next = parent
      else if (goesBefore(items[child], item)) next = child
      else break
      put(items[next]!, place)
      place = next
    }
    put(item, place)
  }

  function put(item: Item, place: number): void {
    items[place] = item
    item[slot] = place as Item[Slot]
  }

  const has = (item: Item): boolean => items[item[slot]] === item

  return {
    first: () => items[0],
    has,
    add: (item) => settle(item, items.length),
    remove(item) {
      if (!has(item)) return
      const last = items.pop()!
      if (last !== item) settle(last, item[slot])
    },
    size: () => items.length,
    items: () => [...items],
  }
}
