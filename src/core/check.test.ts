import { expect, test } from 'vitest'
import { collectTold, startNotifier } from './driven.model.ts'
import { createNotifier } from './index.ts'

const told = collectTold()

test('an error says everything that would be accepted', () => {
  expect(() => createNotifier({ limit: 0 })).toThrow(
    'belfry: limit must be a whole number from 1 or Infinity; got 0',
  )
})

test('an error quotes only the beginning of a long text', () => {
  startNotifier().notify('a', { type: 'x'.repeat(1e6) as 'info' })
  expect(told[0]?.message).toMatch(/^.{1,200}$/)
})
