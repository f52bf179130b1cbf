import { expect, test } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { createTestClock } from './index.ts'

test('time stands still until you advance it', () => {
  const clock = createTestClock(100)
  expect(clock.now()).toBe(100)
  clock.advance(50)
  expect(clock.now()).toBe(150)
})

test('each timer fires at its own due time, those set first firing first', () => {
  const clock = createTestClock()
  const fired: string[] = []
  const note = (name: string) => () => fired.push(`${name} at ${clock.now()}`)
  clock.setTimeout(note('c'), 30)
  clock.setTimeout(note('a'), 10)
  clock.setTimeout(note('b'), 10)
  clock.setTimeout(note('later'), 101)
  clock.advance(100)
  expect(fired).toEqual(['a at 10', 'b at 10', 'c at 30'])
  expect(clock.now()).toBe(100)
})

test('timers set meanwhile fire in the same advance if they are due', () => {
  const clock = createTestClock()
  const fired: number[] = []
  const again = () => {
    fired.push(clock.now())
    clock.setTimeout(again, 30)
  }
  clock.setTimeout(again, 30)
  clock.advance(100)
  expect(fired).toEqual([30, 60, 90])
})

test('a cleared timer does not fire, and neither does one that has already fired', () => {
  const clock = createTestClock()
  let fired = 0
  const handle = clock.setTimeout(() => fired++, 10)
  clock.clearTimeout(handle)
  clock.clearTimeout(handle)
  clock.advance(100)
  clock.advance(100)
  expect(fired).toBe(0)
})

test('time never goes back when a timer itself advances the clock', () => {
  const clock = createTestClock()
  clock.setTimeout(() => clock.advance(500), 10)
  clock.advance(100)
  expect(clock.now()).toBe(510)
})

test('it drives a notifier', () => {
  const clock = createTestClock()
  const notify = createNotifier({ clock })
  notify('Saved')
  clock.advance(4999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})
