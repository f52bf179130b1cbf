import { expect, test } from 'vitest'
import { startNotifier } from './driven.model.ts'

test('when pending ends, time starts in full', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a', { pending: true })
  clock.advance(60_000)
  notify.update(id, { pending: false })
  expect(notify.remaining(id)).toBe(5000)
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('a new type without pending ends it; with pending, or the same type, it does not', () => {
  const { notify } = startNotifier()
  const id = notify('a', { pending: true })
  notify.update(id, { type: 'info', title: 'b' })
  expect(notify.list()[0]?.pending).toBe(true)
  notify.update(id, { type: 'warning', pending: true })
  expect(notify.remaining(id)).toBe(Infinity)
  notify.update(id, { type: 'success' })
  expect(notify.list()[0]).not.toHaveProperty('pending')
  expect(notify.remaining(id)).toBe(5000)
})

test('a notification that becomes pending stands still, and later has its full time', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a')
  clock.advance(3000)
  notify.update(id, { pending: true })
  clock.advance(10_000)
  expect(notify.remaining(id)).toBe(Infinity)
  notify.update(id, { pending: undefined })
  expect(notify.remaining(id)).toBe(5000)
})

test('a restart while covered gives the full time on return', () => {
  const { notify, clock } = startNotifier({ limit: 1 })
  const a = notify('a')
  clock.advance(3000)
  notify('b', { duration: 100 })
  notify.update(a, { title: 'A' })
  expect(notify.remaining(a)).toBe(5000)
  clock.advance(100)
  clock.advance(4999)
  expect(notify.size()).toBe(1)
})

test('two updates in one tick keep time running', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a', { duration: 0 })
  notify.update(id, { duration: 1000 })
  notify.update(id, { duration: 2000 })
  clock.advance(1999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})
