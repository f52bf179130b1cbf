import { expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { startNotifier } from './driven.model.ts'
import { createSleepyClock } from './odd-clocks.model.ts'
import { type Clock, createNotifier } from './index.ts'

test('a notification without a duration stays for 5000 ms, to the millisecond', () => {
  const { notify, clock } = startNotifier()
  notify('Saved')
  clock.advance(4999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test.each(['info', 'success', 'warning', 'error'] as const)(
  'the type %s does not change the time',
  (type) => {
    const { notify, clock } = startNotifier()
    notify[type]('Saved', { action: { label: 'Undo', onAction: () => {} } })
    clock.advance(4999)
    expect(notify.size()).toBe(1)
    clock.advance(1)
    expect(notify.size()).toBe(0)
  },
)

test('a notification stays as long as its duration says', () => {
  const { notify, clock } = startNotifier()
  notify('Short', { duration: 10 })
  notify('Long', { duration: 60_000 })
  clock.advance(10)
  expect(notify.list().map(({ title }) => title)).toEqual(['Long'])
  clock.advance(59_989)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test.each([0, -0, Infinity])('a duration of %s stays until dismissed', (duration) => {
  const { notify, clock } = startNotifier()
  const id = notify('Stays', { duration })
  clock.advance(1e12)
  expect(notify.remaining(id)).toBe(Infinity)
  expect(notify.dismiss(id)).toBe(true)
})

test.each([2 ** 31 - 1, 2 ** 31, 2 ** 33 + 7])(
  'a duration of %i ms is kept exactly',
  (duration) => {
    const { notify, clock } = startNotifier()
    notify('Patient', { duration })
    clock.advance(duration - 1)
    expect(notify.size()).toBe(1)
    clock.advance(1)
    expect(notify.size()).toBe(0)
  },
)

test('no timer is ever set for longer than a host can wait', () => {
  const delays: number[] = []
  const clock = createTestClock()
  const notify = createNotifier({
    clock: {
      ...clock,
      setTimeout: (task, ms) => {
        delays.push(ms)
        return clock.setTimeout(task, ms)
      },
    },
  })
  notify('Patient', { duration: Number.MAX_VALUE })
  expect(Math.max(...delays)).toBeLessThan(2 ** 31)
})

test('a duration between two milliseconds ends at the later one', () => {
  const { notify, clock } = startNotifier()
  notify('Odd', { duration: 10.5 })
  clock.advance(10)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test('a notifier may have its own default, even “until dismissed”', () => {
  const short = startNotifier({ duration: 100 })
  short.notify('Short')
  short.clock.advance(100)
  expect(short.notify.size()).toBe(0)
  for (const duration of [0, Infinity]) {
    const { notify } = startNotifier({ duration })
    expect(notify.remaining(notify('Stays'))).toBe(Infinity)
  }
})

test('a pending notification never expires, whatever its duration', () => {
  const { notify, clock } = startNotifier()
  const id = notify('Saving', { pending: true, duration: 10 })
  clock.advance(1e9)
  expect(notify.remaining(id)).toBe(Infinity)
})

test('remaining counts down, and is undefined once the notification is gone', () => {
  const { notify, clock } = startNotifier()
  const id = notify('Saved')
  expect(notify.remaining(id)).toBe(5000)
  clock.advance(1234)
  expect(notify.remaining(id)).toBe(3766)
  notify.clear()
  expect(notify.remaining(id)).toBeUndefined()
  expect(notify.remaining('never')).toBeUndefined()
})

test('notifications that end together close together, oldest first, in one publication', () => {
  const { notify, clock } = startNotifier()
  notify('a', { duration: 3000 })
  clock.advance(1000)
  notify('b', { duration: 2000 })
  notify('c', { duration: 2000 })
  const closed: string[] = []
  const published = vi.fn<(value?: unknown) => void>()
  notify.observe(({ notification }) => closed.push(notification.title))
  notify.subscribe(published)
  clock.advance(2000)
  expect(closed).toEqual(['a', 'b', 'c'])
  expect(published.mock.calls).toEqual([[[]]])
})

test('one timer serves the whole queue, and none is left when nothing is timed', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  for (let i = 1; i <= 100; i++) notify('Saved', { duration: i * 100 })
  expect(clock.timers.size).toBe(1)
  notify('Stays', { duration: 0 })
  const release = notify.hold()
  expect(clock.timers.size).toBe(0)
  release()
  expect(clock.timers.size).toBe(1)
  notify.clear()
  expect(clock.timers.size).toBe(0)
})

test('the alarm is set once for any number of later ends', () => {
  const clock = createTestClock()
  const setTimeout = vi.fn<Clock['setTimeout']>(clock.setTimeout)
  const notify = createNotifier({ clock: { ...clock, setTimeout } })
  for (let i = 0; i < 1000; i++) notify('a')
  notify.dismiss(notify('b'))
  expect(setTimeout).toHaveBeenCalledTimes(1)
})
