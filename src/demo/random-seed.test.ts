import { faker } from '@faker-js/faker/locale/en'
import { afterEach, expect, test, vi } from 'vitest'
import { randomNotification } from './index.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 2, 1, 12)

afterEach(() => {
  vi.useRealTimers()
})

test('the same seed and the same now give the same notification', () => {
  const first = randomNotification({ seed: 7, now: NOW })
  expect(randomNotification({ seed: 7, now: NOW })).toEqual(first)
  expect(randomNotification({ seed: 7, now: new Date(NOW) })).toEqual(first)
  expect(randomNotification({ seed: 8, now: NOW })).not.toEqual(first)
})

test('a different now moves the timestamp and nothing else', () => {
  const before = randomNotification({ seed: 7, now: NOW })
  const after = randomNotification({ seed: 7, now: NOW + DAY })
  expect(after).toEqual({ ...before, timestamp: before.timestamp + DAY })
})

test('with a seed, now is today’s midnight in UTC, so it is the same all day long', () => {
  vi.useFakeTimers()
  const at = (hour: number) => {
    vi.setSystemTime(Date.UTC(2026, 2, 1, hour))
    return randomNotification({ seed: 7 })
  }
  expect(at(23)).toEqual(at(0))
  expect(at(1)).toEqual(randomNotification({ seed: 7, now: Date.UTC(2026, 2, 1) }))
  expect(at(24)).not.toEqual(at(0))
})

test('without a seed they differ, even right after a seeded one', () => {
  const titles = Array.from({ length: 50 }, () => {
    randomNotification({ seed: 7 })
    return randomNotification({ now: NOW }).title
  })
  expect(new Set(titles).size).toBeGreaterThan(40)
})

test('without a seed, now is the present', () => {
  vi.useFakeTimers({ now: 3_000 * DAY })
  const times = Array.from({ length: 500 }, () => randomNotification().timestamp)
  expect(Math.max(...times)).toBeGreaterThan(2_970 * DAY)
  expect(Math.max(...times)).toBeLessThanOrEqual(3_000 * DAY)
})

test("the user's own faker and its seed are left alone, and the other way round", () => {
  faker.seed(1)
  const expected = [faker.number.int(), faker.number.int()]
  faker.seed(1)
  const first = faker.number.int()
  const drawn = randomNotification({ seed: 7, now: NOW })
  expect([first, faker.number.int()]).toEqual(expected)
  expect(drawn).toEqual(randomNotification({ seed: 7, now: NOW }))
})

test.each([0, -1, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
  '%d is as good a seed as any',
  (seed) => {
    expect(randomNotification({ seed })).toEqual(randomNotification({ seed }))
  },
)
