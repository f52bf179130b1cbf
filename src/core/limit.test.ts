import { expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'

test('without a limit and a view all are shown', () => {
  const { notify, shown } = startNotifier()
  for (const title of 'abcdef') notify(title)
  expect(shown()).toBe('abcdef')
})

test('newest-first: a new one is shown at once and covers the oldest', () => {
  const { notify, shown } = startNotifier({ limit: 2 })
  for (const title of 'abc') notify(title)
  expect(shown()).toBe('bc')
  expect(notify.list()).toHaveLength(3)
})

test('oldest-first: first come, first shown', () => {
  const { notify, shown } = startNotifier({ limit: 2, overflow: 'oldest-first' })
  for (const title of 'abc') notify(title, { id: title })
  expect(shown()).toBe('ab')
  notify.dismiss('a')
  expect(shown()).toBe('bc')
})

test('who waits loses no time', () => {
  const { notify, clock } = startNotifier({ limit: 1, overflow: 'oldest-first' })
  notify('a', { duration: 3000 })
  const b = notify('b')
  clock.advance(2999)
  expect(notify.remaining(b)).toBe(5000)
  clock.advance(1)
  expect(notify.shown()[0]?.id).toBe(b)
  clock.advance(4999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test('a covered one returns with the time it had left', () => {
  const { notify, clock, shown } = startNotifier({ limit: 1 })
  const a = notify('a')
  clock.advance(2000)
  notify('b', { duration: 500 })
  expect(notify.remaining(a)).toBe(3000)
  clock.advance(500)
  expect(shown()).toBe('a')
  clock.advance(2999)
  expect(shown()).toBe('a')
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test('… yet with at least 1 s of it, so that nothing flashes by', () => {
  const { notify, clock } = startNotifier({ limit: 1 })
  const a = notify('a')
  clock.advance(4990)
  notify('b', { duration: 500 })
  clock.advance(500)
  expect(notify.remaining(a)).toBe(1000)
  clock.advance(999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test('… or with its whole duration, where that is shorter', () => {
  const { notify, clock } = startNotifier({ limit: 1 })
  const a = notify('a', { duration: 300 })
  clock.advance(200)
  notify('b', { duration: 500 })
  clock.advance(500)
  expect(notify.remaining(a)).toBe(300)
})

test('larger priority is shown first, whatever the age', () => {
  for (const overflow of ['newest-first', 'oldest-first'] as const) {
    const { notify, shown } = startNotifier({ limit: 1, overflow })
    notify('a', { priority: 1 })
    notify('b')
    notify('c', { priority: 2 })
    notify('d', { priority: -1 })
    expect(shown()).toBe('c')
  }
})

test('errors have priority 1 unless they say otherwise', () => {
  const { notify, shown } = startNotifier({ limit: 1 })
  notify.error('a')
  notify('b')
  expect(shown()).toBe('a')
  notify('c', { priority: 1 })
  expect(shown()).toBe('c')
  notify.error('d', { priority: 0 })
  expect(shown()).toBe('c')
})

test('equal priorities go by age', () => {
  const { notify, shown } = startNotifier({ limit: 1 })
  notify('a', { priority: 7 })
  notify('b', { priority: 7 })
  expect(shown()).toBe('b')
})

test('a changed priority or type finds its place anew', () => {
  const { notify, shown } = startNotifier({ limit: 1 })
  const a = notify('a')
  const b = notify('b')
  notify.update(a, { type: 'error' })
  expect(shown()).toBe('a')
  notify.update(b, { priority: 5 })
  expect(shown()).toBe('b')
})

test('those shown are told oldest first', () => {
  const { notify, shown } = startNotifier({ limit: 3 })
  notify('a')
  notify('b', { priority: 3 })
  notify('c', { priority: 9 })
  notify('d')
  expect(shown()).toBe('bcd')
})

test('waiting ones are updated, repeated, dismissed and cleared like shown ones', () => {
  const { notify, shown } = startNotifier({ limit: 1 })
  const a = notify('a', { key: 'k' })
  const b = notify('b')
  notify('c')
  expect(notify.update(a, { message: 'Safe.' })).toBe(true)
  expect(shown()).toBe('c')
  expect(notify.dismiss(b)).toBe(true)
  notify('A', { key: 'k' })
  expect(shown()).toBe('A')
  notify.clear()
  expect(notify.size()).toBe(0)
})

test('a change of only what is shown is published', () => {
  const { notify } = startNotifier()
  for (const title of 'ab') notify(title)
  const published = vi.fn<(value?: unknown) => void>()
  const changes = vi.fn<(value?: unknown) => void>()
  notify.subscribe(published)
  notify.observe(changes)
  notify.offer(1)
  expect(published).toHaveBeenCalledExactlyOnceWith(notify.list())
  expect(changes).not.toHaveBeenCalled()
})

// Views

test('a view’s room bounds what is shown, and so does the limit', () => {
  const { notify, shown } = startNotifier({ limit: 3 })
  for (const title of 'abcd') notify(title)
  const leave = notify.offer(2)
  expect(shown()).toBe('cd')
  leave()
  notify.offer(Infinity)
  expect(shown()).toBe('bcd')
})

test('of several views the first one’s room counts; the next takes over when it leaves', () => {
  const { notify, shown } = startNotifier()
  for (const title of 'abcd') notify(title)
  const one = notify.offer(1)
  const two = notify.offer(2)
  const three = notify.offer(3)
  expect([one.shows(), two.shows(), three.shows()]).toEqual([true, false, false])
  expect(shown()).toBe('d')
  two()
  expect(shown()).toBe('d')
  one()
  expect([one.shows(), two.shows(), three.shows()]).toEqual([false, false, true])
  expect(shown()).toBe('bcd')
})

test('the room of the last view stays until another one offers its own', () => {
  const { notify, shown } = startNotifier()
  for (const title of 'abcd') notify(title)
  notify.offer(1)()
  expect(shown()).toBe('d')
  notify('e')
  expect(shown()).toBe('e')
  notify.offer(3)
  expect(shown()).toBe('cde')
})

test('leaving twice leaves once', () => {
  const { notify } = startNotifier()
  const one = notify.offer(1)
  one()
  const two = notify.offer(2)
  one()
  expect(two.shows()).toBe(true)
})

test('a view learns that it is its turn even if nothing else changes', () => {
  const { notify } = startNotifier()
  const one = notify.offer(2)
  const two = notify.offer(2)
  const watched = vi.fn<() => boolean>(() => two.shows())
  notify.watch(watched)
  one()
  expect(watched.mock.results).toEqual([{ type: 'return', value: true }])
})

test('a large room costs and orders as a small one does', () => {
  const { notify } = startNotifier({ limit: 1000 })
  for (let i = 0; i < 3000; i++) notify(`${i}`, { priority: i % 7 })
  const expected = [...notify.list()]
    .sort((a, b) => b.priority! - a.priority! || Number(b.title) - Number(a.title))
    .slice(0, 1000)
    .sort((a, b) => Number(a.title) - Number(b.title))
  expect(notify.shown()).toEqual(expected)
})
