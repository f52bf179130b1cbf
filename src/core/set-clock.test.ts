import { afterEach, expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { createSettableClock, createSleepyClock } from './odd-clocks.model.ts'
import { createNotifier } from './index.ts'

afterEach(() => void vi.useRealTimers())

test('a clock set back closes nothing early and loses no time', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  const id = notify('a')
  clock.jump(1000)
  expect(notify.remaining(id)).toBe(4000)
  clock.jump(-3600e3)
  expect(notify.remaining(id)).toBe(4000)
  clock.jump(3999)
  clock.fire()
  expect(notify.remaining(id)).toBe(1)
  clock.jump(1)
  clock.fire()
  expect(notify.size()).toBe(0)
})

test('a clock set back does not make the next notification wait for the old hour', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  notify('a', { duration: 60_000 })
  clock.jump(-3600e3)
  notify('b', { duration: 1000 })
  expect([...clock.timers.values()].map(({ due }) => due - clock.now())).toEqual([1000])
})

test('a clock set forward ends only what is running; what comes later keeps its time', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock, limit: 2 })
  const waiting = notify('waits', { duration: 60_000, priority: -1 })
  notify('runs', { duration: 60_000 })
  notify('runs', { duration: 7000 })
  clock.jump(3600e3)
  const later = notify('comes later', { duration: 9000, silent: true })
  expect(notify.remaining(waiting)).toBe(60_000)
  clock.fire()
  expect(notify.remaining(later)).toBe(9000)
})

test('… and what is held keeps its time', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  const id = notify('held')
  const release = notify.hold()
  clock.jump(3600e3)
  release()
  expect(notify.remaining(id)).toBe(5000)
})

test.each([
  ['long', 60_000, 50_000],
  ['short', 1500, 1400],
])('a clock set back adds at most 2 s: a %s one', (_, duration, passed) => {
  const { clock, advance, setBack } = createSettableClock()
  const notify = createNotifier({ clock })
  notify('a', { duration })
  advance(passed)
  setBack(3600e3)
  advance(duration - passed - 1)
  expect(notify.size()).toBe(1)
  advance(2001)
  expect(notify.size()).toBe(0)
})

test('… even if somebody adds another one meanwhile, which keeps its own time', () => {
  const { clock, advance, setBack } = createSettableClock()
  const notify = createNotifier({ clock })
  notify('a', { duration: 60_000 })
  notify('b', { duration: 61_000 })
  advance(50_000)
  setBack(3600e3)
  const later = notify('later', { duration: 70_000 })
  notify.dismiss(notify('gone', { duration: 80_000 }))
  advance(12_000)
  expect(notify.list().map(({ title }) => title)).toEqual(['later'])
  expect(notify.remaining(later)).toBe(58_000)
  advance(57_999)
  expect(notify.size()).toBe(1)
  advance(1)
  expect(notify.size()).toBe(0)
})

test('… even if the host’s alarm is reset meanwhile, or cancelled by a hold', () => {
  vi.useFakeTimers()
  const notify = createNotifier()
  notify('a', { duration: 60_000 })
  vi.advanceTimersByTime(50_000)
  vi.setSystemTime(Date.now() - 3600e3)
  notify('b', { duration: 500 })
  vi.advanceTimersByTime(2000)
  vi.setSystemTime(Date.now() - 3600e3)
  const release = notify.hold()
  vi.advanceTimersByTime(90_000)
  release()
  vi.advanceTimersByTime(7999)
  expect(notify.size()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(notify.size()).toBe(0)
})

test('a clock that stands still, as tests fix it, keeps nothing on screen', () => {
  const { advance, ...timers } = createTestClock()
  const notify = createNotifier({ clock: { ...timers, now: () => 0 } })
  notify('short', { duration: 1500 })
  notify('long', { duration: 5000 })
  advance(1499)
  expect(notify.size()).toBe(2)
  advance(1)
  expect(notify.size()).toBe(1)
  advance(3499)
  expect(notify.size()).toBe(1)
  advance(1)
  expect(notify.size()).toBe(0)
})

test('a clock set back before a sleep does not turn the sleep into display time', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  const id = notify('a', { duration: 5000 })
  const b = notify('b', { duration: 60_000 })
  clock.jump(-3600e3)
  expect(notify.remaining(id)).toBe(5000)
  clock.jump(8 * 3600e3)
  expect(notify.remaining(b)).toBe(53_000)
})
