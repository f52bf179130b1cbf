import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { fresh } from './fresh.model.ts'

test('an inbox that was spread into an object of one’s own still knows its records', () => {
  const { inbox } = fresh()
  inbox.add({ id: 'a', title: 'a' })
  expect(factsOf({ ...inbox })?.records()).toMatchObject([{ id: 'a' }])
})
