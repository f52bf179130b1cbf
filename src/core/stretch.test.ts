import { expect, test } from 'vitest'
import { startNotifier } from './driven.model.ts'

test('until released, display time runs that many times slower, whoever set it', () => {
  const { notify, clock } = startNotifier()
  const release = notify.stretch(3)
  const a = notify('a')
  const b = notify('b', { duration: 1000 })
  expect([notify.remaining(a), notify.remaining(b)]).toEqual([15_000, 3000])
  clock.advance(2999)
  expect(notify.size()).toBe(2)
  clock.advance(1)
  expect(notify.size()).toBe(1)
  release()
  expect(notify.remaining(a)).toBe(4000)
  clock.advance(4000)
  expect(notify.size()).toBe(0)
})

test('a stretch also applies to what already runs, waits or is held', () => {
  const { notify, clock } = startNotifier({ limit: 1 })
  const a = notify('a')
  clock.advance(1000)
  const b = notify('b')
  clock.advance(1000)
  notify.stretch(2)
  expect([notify.remaining(a), notify.remaining(b)]).toEqual([8000, 8000])
  const release = notify.hold()
  clock.advance(1e6)
  expect(notify.remaining(b)).toBe(8000)
  release()
  clock.advance(8000)
  expect(notify.shown()[0]?.id).toBe(a)
})

test('of several stretches, the largest counts', () => {
  const { notify } = startNotifier()
  const id = notify('a')
  const two = notify.stretch(2)
  const four = notify.stretch(4)
  expect(notify.remaining(id)).toBe(20_000)
  four()
  four()
  expect(notify.remaining(id)).toBe(10_000)
  two()
  expect(notify.remaining(id)).toBe(5000)
})

test('stretched by Infinity, time stands still', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a')
  clock.advance(1000)
  const release = notify.stretch(Infinity)
  clock.advance(1e9)
  expect(notify.remaining(id)).toBe(Infinity)
  release()
  expect(notify.remaining(id)).toBe(4000)
})

test.each([1.1, 1.7, 3, 7.77])(
  'stretched by %d, time ends exactly, to the millisecond',
  (times) => {
    const { notify, clock } = startNotifier()
    notify.stretch(times)
    notify('a')
    const whole = Math.ceil(Math.round(5000 * times * 1000) / 1000)
    for (let passed = 1; passed < whole; passed++) clock.advance(1)
    expect(notify.size()).toBe(1)
    clock.advance(1)
    expect(notify.size()).toBe(0)
  },
)

test('a stretch also applies to what a host cannot wait for in one go', () => {
  const { notify, clock } = startNotifier()
  const id = notify('Long', { duration: 2 ** 31 })
  notify.stretch(4)
  clock.advance(2 ** 31)
  expect(notify.remaining(id)).toBe(3 * 2 ** 31)
  clock.advance(3 * 2 ** 31 - 1)
  expect(notify.remaining(id)).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test.each([0.5, 0, -1, NaN, '2', undefined])('a bad stretch is refused: %s', (times) => {
  const { notify } = startNotifier()
  expect(() => notify.stretch(times as number)).toThrow(/^belfry: times must be .+; got /)
  expect(notify.remaining(notify('a'))).toBe(5000)
})
