import { expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'
import { createNotifier } from './index.ts'

test('without a limit and a view, all are shown', () => {
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

test('a waiting notification loses no time', () => {
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

test('a covered notification returns with the time it had left', () => {
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

test('… or with its whole duration, if that is shorter', () => {
  const { notify, clock } = startNotifier({ limit: 1 })
  const a = notify('a', { duration: 300 })
  clock.advance(200)
  notify('b', { duration: 500 })
  clock.advance(500)
  expect(notify.remaining(a)).toBe(300)
})

test('a higher priority is shown first, whatever the age', () => {
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

test('a changed priority or type moves a notification to its new place', () => {
  const { notify, shown } = startNotifier({ limit: 1 })
  const a = notify('a')
  const b = notify('b')
  notify.update(a, { type: 'error' })
  expect(shown()).toBe('a')
  notify.update(b, { priority: 5 })
  expect(shown()).toBe('b')
})

test('shown notifications are listed oldest first', () => {
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

test('a change is published even if it only affects what is shown', () => {
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

test('limit tells what createNotifier or configure set, and nothing where neither did', () => {
  const notify = createNotifier()
  expect(notify.limit()).toBeUndefined()
  notify.configure({ limit: 5 })
  expect(notify.limit()).toBe(5)
  notify.configure({ duration: 100 })
  expect(notify.limit()).toBe(5)
  notify.configure({ limit: Infinity })
  expect(notify.limit()).toBe(Infinity)
  notify.configure({ limit: undefined })
  expect(notify.limit()).toBeUndefined()
  expect(createNotifier({ limit: 2 }).limit()).toBe(2)
})
