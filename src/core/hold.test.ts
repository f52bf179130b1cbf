import { expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'

test('a hold stops the time of all notifications; after release, only the remainder runs', () => {
  const { notify, clock } = startNotifier()
  const a = notify('a')
  clock.advance(2000)
  const release = notify.hold()
  const b = notify('b', { duration: 100 })
  clock.advance(60_000)
  expect([notify.remaining(a), notify.remaining(b)]).toEqual([3000, 100])
  release()
  clock.advance(100)
  expect([notify.remaining(a), notify.remaining(b)]).toEqual([2900, undefined])
  clock.advance(2900)
  expect(notify.size()).toBe(0)
})

test('repeated holding and releasing neither lengthens nor loses time', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a')
  for (let i = 0; i < 40; i++) {
    clock.advance(100)
    const release = notify.hold()
    clock.advance(777)
    release()
  }
  expect(notify.remaining(id)).toBe(1000)
})

test('with several holds, time runs only after the last release', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a')
  const one = notify.hold()
  const two = notify.hold(id)
  one()
  clock.advance(10_000)
  expect(notify.remaining(id)).toBe(5000)
  two()
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('releasing twice releases once', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a')
  const one = notify.hold()
  notify.hold()
  one()
  one()
  clock.advance(10_000)
  expect(notify.remaining(id)).toBe(5000)
})

test('holding changes nothing that is published', () => {
  const { notify } = startNotifier()
  const published = vi.fn<(value?: unknown) => void>()
  notify('a', { id: 'a' })
  notify.watch(published)
  notify.hold('a')()
  notify.hold()()
  expect(published).not.toHaveBeenCalled()
})

test('holding with an id stops the time of the others as well', () => {
  const { notify, clock } = startNotifier()
  const a = notify('a')
  const b = notify('b')
  notify.hold(a)
  clock.advance(10_000)
  expect(notify.remaining(b)).toBe(5000)
})

test('after the last one is dismissed while held, new ones still start, hold and expire', () => {
  const { notify, clock } = startNotifier()
  const release = notify.hold(notify('a'))
  notify.clear()
  const b = notify('b')
  clock.advance(9000)
  expect(notify.remaining(b)).toBe(5000)
  release()
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('a duration set while held starts in full on release', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a', { duration: 0 })
  const release = notify.hold()
  notify.update(id, { duration: 1000 })
  clock.advance(5000)
  release()
  clock.advance(999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test('a hold takes effect at once, even inside a batch', () => {
  const { notify, clock } = startNotifier()
  const id = notify('a')
  notify.batch(() => {
    const release = notify.hold()
    clock.advance(3000)
    release()
  })
  expect(notify.remaining(id)).toBe(5000)
})

// Covering

test('a shown notification that is held by its id is not covered', () => {
  const { notify } = startNotifier({ limit: 1 })
  const shown = () => notify.shown().map(({ title }) => title)
  const a = notify('a')
  const release = notify.hold(a)
  notify('b')
  notify.error('c', { priority: 99 })
  expect(shown()).toEqual(['a'])
  release()
  expect(shown()).toEqual(['c'])
})

test('it stays uncovered until the last hold on it is released', () => {
  const { notify } = startNotifier({ limit: 1 })
  const a = notify('a')
  const one = notify.hold(a)
  const two = notify.hold(a)
  notify('b')
  one()
  expect(notify.shown()[0]?.title).toBe('a')
  two()
  expect(notify.shown()[0]?.title).toBe('b')
})

test('holding a waiting one does not raise it', () => {
  const { notify } = startNotifier({ limit: 1 })
  const a = notify('a')
  notify('b')
  notify.hold(a)
  expect(notify.shown()[0]?.title).toBe('b')
})

test('a hold without an id covers as usual', () => {
  const { notify } = startNotifier({ limit: 1 })
  notify('a')
  notify.hold()
  notify('b')
  expect(notify.shown()[0]?.title).toBe('b')
})

test('held notifications can be dismissed, acted on and cleared', () => {
  const { notify } = startNotifier()
  const id = notify('a')
  notify.hold(id)
  expect(notify.dismiss(id)).toBe(true)
  expect(notify.size()).toBe(0)
})

test('shrinking room takes precedence over a hold', () => {
  const { notify } = startNotifier()
  notify.hold(notify('a'))
  notify.hold(notify('b'))
  notify.offer(1)
  expect(notify.shown().map(({ title }) => title)).toEqual(['b'])
})
