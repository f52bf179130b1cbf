import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { fresh } from './fresh.model.ts'

test('an inbox that was spread into an object of one’s own still knows its records', () => {
  const { inbox } = fresh()
  inbox.add({ id: 'a', title: 'a' })
  expect(factsOf({ ...inbox })?.records()).toMatchObject([{ id: 'a' }])
})

test('what a watcher adds together is published once, after the change that it was told of', () => {
  const { inbox } = fresh()
  const counts: number[] = []
  inbox.watch(() => {
    counts.push(inbox.count())
    if (counts.length > 1) return
    factsOf(inbox)?.together(() => {
      inbox.add({ id: 'b', title: 'b' })
      inbox.add({ id: 'c', title: 'c' })
    })
  })
  inbox.add({ id: 'a', title: 'a' })
  expect(counts).toEqual([1, 3])
})
