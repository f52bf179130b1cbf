import { expect, test } from 'vitest'
import { createSleepyClock } from './odd-clocks.model.ts'
import { createNotifier } from './index.ts'

test('a throttled host closes late, never early, and the others lose only the time that really passed', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  notify('a', { duration: 1000 })
  const b = notify('b', { duration: 5000 })
  clock.jump(2500)
  expect(notify.size()).toBe(2)
  clock.fire()
  expect(notify.size()).toBe(1)
  expect(notify.remaining(b)).toBe(2500)
})

test('a timer that fires too early closes nothing', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  const id = notify('a', { duration: 1000 })
  clock.jump(999)
  clock.fire()
  expect(notify.remaining(id)).toBe(1)
  clock.jump(1)
  clock.fire()
  expect(notify.size()).toBe(0)
})

test('a sleep costs the others no more than 2 s past the wake-up', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  notify('a', { duration: 1000 })
  const b = notify('b', { duration: 5000 })
  clock.jump(8 * 3600e3)
  clock.fire()
  expect(notify.list().map(({ title }) => title)).toEqual(['b'])
  expect(notify.remaining(b)).toBe(2000)
})

test.each([
  ['reads', (notify: ReturnType<typeof createNotifier>) => notify.remaining('a')],
  ['adds', (notify: ReturnType<typeof createNotifier>) => notify('c')],
  ['updates', (notify: ReturnType<typeof createNotifier>) => notify.update('b', { data: 1 })],
  ['holds', (notify: ReturnType<typeof createNotifier>) => notify.hold()()],
])('… even if somebody %s before the timer fires', (_, call) => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  notify('a', { id: 'a', duration: 1000 })
  notify('b', { id: 'b', duration: 5000 })
  clock.jump(8 * 3600e3)
  call(notify)
  expect(notify.remaining('a')).toBe(0)
  expect(notify.remaining('b')).toBe(2000)
  clock.fire()
  expect(notify.remaining('a')).toBeUndefined()
  expect(notify.remaining('b')).toBe(2000)
})

test('a notification that is held during a sleep loses nothing', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  const id = notify('a')
  const release = notify.hold()
  clock.jump(8 * 3600e3)
  release()
  expect(notify.remaining(id)).toBe(5000)
})
