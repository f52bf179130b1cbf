import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHeap } from './heap.ts'
import { runs } from '../runs.model.ts'

interface Item {
  rank: number
}

const greatest = (items: readonly Item[]) => Math.max(...items.map(({ rank }) => rank))

test('the first item is always the greatest, whatever was added and removed', () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(20)), { maxLength: 60 })
  fc.assert(
    fc.property(steps, (taken) => {
      const heap = createHeap<Item>((a, b) => a.rank - b.rank)
      let items: Item[] = []
      for (const [adds, n] of taken) {
        const item = adds ? { rank: n } : items[n]
        if (!item) continue
        items = adds ? [...items, item] : items.filter((other) => other !== item)
        if (adds) heap.put(item)
        else heap.remove(item)
        expect(heap.has(item)).toBe(adds)
        expect(heap.items).toHaveLength(items.length)
        expect(heap.items[0]?.rank ?? -Infinity).toBe(greatest(items))
      }
      while (heap.items[0]) {
        expect(heap.items[0].rank).toBe(greatest(heap.items))
        heap.remove(heap.items[0])
      }
    }),
    runs(1000),
  )
})

test('removing what is not there changes nothing', () => {
  const heap = createHeap<Item>((a, b) => a.rank - b.rank)
  const item = { rank: 1 }
  heap.put(item)
  heap.remove({ rank: 1 })
  expect(heap.items).toEqual([item])
})
