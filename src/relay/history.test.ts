import { expect, it } from 'vitest'
import { framesOf } from './history.ts'
import type { Row } from './log.ts'

const marked = (id: number, at: number): Row => ({
  id: `${id}`,
  at,
  marks: [{ id: `${id}`, state: ['read', at] }],
})

it('is sent in small frames, but all of a step in one: no cursor leads into the middle of it', () => {
  const apart = Array.from({ length: 1000 }, (_, at) => marked(at, at))
  const together = Array.from({ length: 1000 }, (_, id) => marked(id, 7))
  expect([...framesOf(apart)].length).toBeGreaterThan(1)
  expect([...framesOf(together)]).toHaveLength(1)
})
