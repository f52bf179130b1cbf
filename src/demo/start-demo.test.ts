import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { type DemoOptions, type RandomNotification, startDemo } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 12) })
})

afterEach(() => {
  vi.useRealTimers()
})

/** What a demo says in so many milliseconds. */
function record(options: DemoOptions, ms: number): RandomNotification[] {
  const heard: RandomNotification[] = []
  const stop = startDemo((notification) => heard.push(notification), options)
  vi.advanceTimersByTime(ms)
  stop()
  return heard
}

test('a notification is added at every interval, the first one after the first interval', () => {
  expect(record({ every: 1000 }, 999)).toHaveLength(0)
  expect(record({ every: 1000 }, 1000)).toHaveLength(1)
  expect(record({ every: 1000 }, 5999)).toHaveLength(5)
})

test('a notifier with any kind of data accepts them', () => {
  const notify = createNotifier<{ order: number }>()
  const stop = startDemo(notify, { every: 1000 })
  vi.advanceTimersByTime(3000)
  expect(notify.size()).toBe(3)
  stop()
})

test('the demo goes on until stopped, and stopping twice does no harm', () => {
  const notify = vi.fn<(notification: RandomNotification) => void>()
  const stop = startDemo(notify, { every: 10 })
  vi.advanceTimersByTime(10_000)
  expect(notify).toHaveBeenCalledTimes(1000)
  stop()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(notify).toHaveBeenCalledTimes(1000)
  expect(vi.getTimerCount()).toBe(0)
})

test('the demo ends by itself after the given number, and leaves no timer behind', () => {
  expect(record({ every: 10, count: 3 }, 1000)).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('stopping one demo stops no other', () => {
  const heard: string[] = []
  const stop = startDemo(() => heard.push('one'), { every: 10, count: 1 })
  startDemo(() => heard.push('other'), { every: 10, count: 2 })
  vi.advanceTimersByTime(10)
  stop()
  vi.advanceTimersByTime(10)
  expect(heard).toEqual(['one', 'other', 'other'])
})

test('a listener may stop the demo', () => {
  const notify = vi.fn<() => void>(() => stop())
  const stop = startDemo(notify, { every: 10 })
  vi.advanceTimersByTime(100)
  expect(notify).toHaveBeenCalledTimes(1)
})

test('a listener that throws does not end the demo', () => {
  const notify = vi.fn<() => void>(() => {
    throw new Error('mine')
  })
  const stop = startDemo(notify, { every: 10 })
  expect(() => vi.advanceTimersByTime(10)).toThrow('mine')
  expect(() => vi.advanceTimersByTime(10)).toThrow('mine')
  stop()
})

test('with a seed, each one is different, and the same ones come again', () => {
  const heard = record({ every: 10, seed: 7 }, 500)
  expect(new Set(heard.map((notification) => JSON.stringify(notification))).size).toBe(50)
  vi.setSystemTime(Date.UTC(2026, 2, 1, 18))
  expect(record({ every: 2000, seed: 7 }, 100_000)).toEqual(heard)
  expect(record({ every: 10, seed: 8 }, 500)).not.toEqual(heard)
})

test('without a seed, every demo is different', () => {
  expect(record({ every: 10 }, 500)).not.toEqual(record({ every: 10 }, 500))
})

test('without a seed, the two years move on with the clock', () => {
  const day = 86_400_000
  const heard = record({ every: 20 * day }, 3000 * day)
  expect(heard).toHaveLength(150)
  expect(heard.at(-1)?.timestamp).toBeGreaterThan(Date.now() - 2 * 366 * day)
})

test('it works on hosts whose timers return a number, as in browsers', () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task))
  const notify = vi.fn<() => void>()
  startDemo(notify, { every: 10, count: 1 })
  tasks[0]?.()
  expect(notify).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('its timer never keeps a Node process alive', () => {
  vi.useRealTimers()
  const unref = vi.fn<() => void>()
  vi.stubGlobal('setTimeout', () => ({ unref }))
  startDemo(() => {}, { every: 10 })
  expect(unref).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

const refused: [unknown, unknown, string][] = [
  [undefined, { every: 1 }, 'notify must be a function; got undefined'],
  [{}, { every: 1 }, 'notify must be a function; got object'],
  [() => {}, undefined, 'options must be an object; got undefined'],
  [() => {}, {}, 'every must be a number above 0, at most 2147483647; got undefined'],
  [() => {}, { every: 0 }, 'every must be a number above 0, at most 2147483647; got 0'],
  [() => {}, { every: NaN }, 'every must be a number above 0, at most 2147483647; got NaN'],
  [
    () => {},
    { every: 2 ** 31 },
    'every must be a number above 0, at most 2147483647; got 2147483648',
  ],
  [() => {}, { every: '9' }, 'every must be a number above 0, at most 2147483647; got "9"'],
  [() => {}, { every: 1, count: 0 }, 'count must be a whole number from 1 or Infinity; got 0'],
  [() => {}, { every: 1, count: 1.5 }, 'count must be a whole number from 1 or Infinity; got 1.5'],
  [() => {}, { every: 1, count: '3' }, 'count must be a whole number from 1 or Infinity; got "3"'],
  [() => {}, { every: 1, seed: 0.5 }, 'seed must be a whole number; got 0.5'],
]

test.each(refused)('%o with %o is refused, and nothing starts', (notify, options, message) => {
  const start = () => startDemo(notify as () => void, options as DemoOptions)
  expect(start).toThrow(new TypeError(`belfry: ${message}`))
  expect(vi.getTimerCount()).toBe(0)
})
