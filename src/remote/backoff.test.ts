import { expect, test } from 'vitest'
import { createBackoff } from './backoff.ts'

const waits = (random: () => number, count: number): number[] => {
  const backoff = createBackoff(random)
  return Array.from({ length: count }, () => backoff.next())
}

test('waits up to twice as long after each failure, but no longer than half a minute', () => {
  expect(waits(() => 1, 7)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('spreads waits over the whole time', () => {
  expect(waits(() => 0, 3)).toEqual([0, 0, 0])
  expect(waits(() => 0.5, 3)).toEqual([500, 1000, 2000])
})

test('is short again after a success', () => {
  const backoff = createBackoff(() => 1)
  backoff.next()
  backoff.next()
  backoff.reset()
  expect(backoff.next()).toBe(1000)
})

test('stays a finite number after thousands of failures', () => {
  expect(waits(() => 1, 3000).at(-1)).toBe(30_000)
})

test('waits at least as long as it was asked to, and spreads what comes after', () => {
  const backoff = createBackoff(() => 0.5)
  expect(backoff.next(60_000)).toBe(60_500)
})

test('waits an hour at most, however long it was asked to', () => {
  expect(createBackoff(() => 0).next(1e12)).toBe(3_600_000)
})

test('spreads its first wait as far as the other side asks, up to half a minute', () => {
  const backoff = createBackoff(() => 1)
  backoff.spread(5000)
  expect([backoff.next(), backoff.next()]).toEqual([5000, 10_000])
  backoff.spread(60_000)
  expect(backoff.next()).toBe(30_000)
})

test('waits longer each time even if it is asked not to wait', () => {
  const backoff = createBackoff(() => 1)
  backoff.spread(0)
  expect([backoff.next(), backoff.next(), backoff.next()]).toEqual([1, 2, 4])
})
