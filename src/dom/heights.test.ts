import { expect, test } from 'vitest'
import { createHeights } from './heights.ts'
import { createLife } from './life.ts'

test('an element that is gone is no longer observed: Firefox would keep it alive', () => {
  const observed = new Set<unknown>()
  class ResizeObserver {
    observe = (element: unknown) => observed.add(element)
    unobserve = (element: unknown) => observed.delete(element)
    disconnect = () => observed.clear()
  }
  const life = createLife()
  const { measure } = createHeights({ ResizeObserver } as never, life, () => {})
  const [one, two] = [{}, {}] as Element[]
  measure([one!, two!])
  expect([...observed]).toEqual([one, two])
  measure([two!])
  expect([...observed]).toEqual([two])
  life.end()
  expect([...observed]).toEqual([])
})
