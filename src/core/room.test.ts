import { expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'

test('a view’s room limits what is shown, and so does the limit', () => {
  const { notify, shown } = startNotifier({ limit: 3 })
  for (const title of 'abcd') notify(title)
  const leave = notify.offer(2)
  expect(shown()).toBe('cd')
  leave()
  notify.offer(Infinity)
  expect(shown()).toBe('bcd')
})

test('with several views, the first one’s room counts; the next takes over when it leaves', () => {
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

test('the room of the last view stays until another view offers its own', () => {
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

test('a large room costs the same and orders the same as a small one', () => {
  const { notify } = startNotifier({ limit: 1000 })
  for (let i = 0; i < 3000; i++) notify(`${i}`, { priority: i % 7 })
  const expected = [...notify.list()]
    .sort((a, b) => b.priority! - a.priority! || Number(b.title) - Number(a.title))
    .slice(0, 1000)
    .sort((a, b) => Number(a.title) - Number(b.title))
  expect(notify.shown()).toEqual(expected)
})
