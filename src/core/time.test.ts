import { afterEach, expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { type Clock, type Notification, createNotifier } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (options = {}) => {
  const clock = createTestClock()
  return { clock, notify: createNotifier({ clock, ...options }) }
}

/** A host that sleeps: its time can pass, back and forth, without its timers firing. */
function createSleepyClock() {
  let time = 0
  let next = 0
  const timers = new Map<unknown, { task: () => void; due: number }>()
  const clock: Clock = {
    now: () => time,
    setTimeout(task, ms) {
      timers.set(++next, { task, due: time + ms })
      return next
    },
    clearTimeout: (handle) => timers.delete(handle),
  }
  return {
    ...clock,
    timers,
    jump: (ms: number) => {
      time += ms
    },
    fire() {
      for (const [handle, { task }] of [...timers]) {
        timers.delete(handle)
        task()
      }
    },
  }
}

test('a notification without a duration stays 5000 ms, to the millisecond', () => {
  const { notify, clock } = start()
  notify('Saved')
  clock.advance(4999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test.each(['info', 'success', 'warning', 'error'] as const)('type %s changes no time', (type) => {
  const { notify, clock } = start()
  notify[type]('Saved', { action: { label: 'Undo', onAction: () => {} } })
  clock.advance(4999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test('a notification stays as long as its duration says', () => {
  const { notify, clock } = start()
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
  const { notify, clock } = start()
  const id = notify('Stays', { duration })
  clock.advance(1e12)
  expect(notify.remaining(id)).toBe(Infinity)
  expect(notify.dismiss(id)).toBe(true)
})

test.each([2 ** 31 - 1, 2 ** 31, 2 ** 33 + 7])(
  'a duration of %i ms is kept exactly',
  (duration) => {
    const { notify, clock } = start()
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
  const { notify, clock } = start()
  notify('Odd', { duration: 10.5 })
  clock.advance(10)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test('the notifier may have a default of its own, also “until dismissed”', () => {
  const short = start({ duration: 100 })
  short.notify('Short')
  short.clock.advance(100)
  expect(short.notify.size()).toBe(0)
  for (const duration of [0, Infinity]) {
    const { notify } = start({ duration })
    expect(notify.remaining(notify('Stays'))).toBe(Infinity)
  }
})

test('what is pending never expires, whatever its duration', () => {
  const { notify, clock } = start()
  const id = notify('Saving', { pending: true, duration: 10 })
  clock.advance(1e9)
  expect(notify.remaining(id)).toBe(Infinity)
})

test('remaining counts down, and is undefined once it is gone', () => {
  const { notify, clock } = start()
  const id = notify('Saved')
  expect(notify.remaining(id)).toBe(5000)
  clock.advance(1234)
  expect(notify.remaining(id)).toBe(3766)
  notify.clear()
  expect(notify.remaining(id)).toBeUndefined()
  expect(notify.remaining('never')).toBeUndefined()
})

test('those that end together close together, oldest first, in one publication', () => {
  const { notify, clock } = start()
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

// A policy

test('a policy decides about those that name no duration', () => {
  const { notify } = start({
    duration: ({ message }: Notification) => 1000 + message.length * 100,
  })
  expect(notify.remaining(notify({ message: '12345' }))).toBe(1500)
  expect(notify.remaining(notify({ message: '12345', duration: 7 }))).toBe(7)
})

test('a policy may answer 0 or Infinity: until dismissed', () => {
  for (const answer of [0, Infinity]) {
    const { notify } = start({ duration: () => answer })
    expect(notify.remaining(notify('Stays'))).toBe(Infinity)
  }
})

test('a policy is asked whenever time starts, with the notification as it is then', () => {
  const policy = vi.fn<(notification: Notification) => number>(() => 1000)
  const { notify } = start({ duration: policy })
  const asked = () => policy.mock.calls.map(([{ title }]) => title)
  const id = notify('Saving', { pending: true })
  expect(asked()).toEqual([])
  notify.update(id, { title: 'Saved', pending: false })
  expect(asked()).toEqual(['Saved'])
  notify.update(id, { data: 1 })
  expect(asked()).toEqual(['Saved'])
  notify.update(id, { message: 'Safe.' })
  expect(asked()).toEqual(['Saved', 'Saved'])
  notify('Again', { id })
  expect(asked()).toEqual(['Saved', 'Saved', 'Again'])
})

test.each([
  [
    'throws',
    () => {
      throw new Error('policy')
    },
  ],
  ['answers -1', () => -1],
  ['answers NaN', () => NaN],
  ['answers nothing', () => undefined as unknown as number],
  ['answers a text', () => '1000' as unknown as number],
])('a policy that %s is reported and means 5000', (_, duration) => {
  const reportError = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reportError)
  const { notify, clock } = start({ duration })
  const id = notify('Saved')
  expect(reportError).toHaveBeenCalledTimes(1)
  expect(notify.remaining(id)).toBe(5000)
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('a policy may call back: what it changes stays changed', () => {
  let busy = false
  const { notify, clock } = start({
    duration: ({ id, title }: Notification) => {
      if (busy) return 100
      busy = true
      if (title === 'update') notify.update(id, { duration: 7000 })
      if (title === 'dismiss') notify.dismiss(id)
      if (title === 'replace') notify('Other', { id, duration: 9000 })
      if (title === 'add') notify('Other')
      busy = false
      return 200
    },
  })
  expect(notify.remaining(notify('update'))).toBe(7000)
  expect(notify.remaining(notify('dismiss'))).toBeUndefined()
  expect(notify.remaining(notify('replace'))).toBe(9000)
  expect(notify.remaining(notify('add'))).toBe(200)
  clock.advance(9000)
  expect(notify.size()).toBe(0)
})

// Sleep, throttling, clock jumps

test('a throttled host closes late, never early, and the others lose no more than really passed', () => {
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

test('a sleep uses up no more than 2 s past the wake-up of what the others have left', () => {
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
])('… also when somebody %s before the timer fires', (_, call) => {
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

test('what sleeps while it is held loses nothing', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  const id = notify('a')
  const release = notify.hold()
  clock.jump(8 * 3600e3)
  release()
  expect(notify.remaining(id)).toBe(5000)
})

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

// The clock is set

test('a clock set forward ends at most what runs then; what comes later keeps its time', () => {
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

/** Real time and the clock of the wall are two things: only timers know the first. */
function createSettableClock() {
  const real = createTestClock()
  let offset = 0
  const clock: Clock = { ...real, now: () => real.now() + offset }
  return {
    clock,
    advance: real.advance,
    setBack: (ms: number) => {
      offset -= ms
    },
  }
}

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

test('… also where somebody adds another meanwhile, which keeps its own time', () => {
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

test('… also where the host’s alarm is set anew meanwhile, or taken back by a hold', () => {
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

test('a clock set back before a sleep does not make the sleep display time', () => {
  const clock = createSleepyClock()
  const notify = createNotifier({ clock })
  const id = notify('a', { duration: 5000 })
  const b = notify('b', { duration: 60_000 })
  clock.jump(-3600e3)
  expect(notify.remaining(id)).toBe(5000)
  clock.jump(8 * 3600e3)
  expect(notify.remaining(b)).toBe(53_000)
})

test('the alarm is set once for any number of later ends', () => {
  const clock = createTestClock()
  const setTimeout = vi.fn<Clock['setTimeout']>(clock.setTimeout)
  const notify = createNotifier({ clock: { ...clock, setTimeout } })
  for (let i = 0; i < 1000; i++) notify('a')
  notify.dismiss(notify('b'))
  expect(setTimeout).toHaveBeenCalledTimes(1)
})
