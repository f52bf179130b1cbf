import { expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'
import { createNotifier } from './index.ts'

test('a new duration applies whenever time starts; running time runs on', () => {
  const { notify } = startNotifier()
  const a = notify('a')
  notify.configure({ duration: 100 })
  const b = notify('b')
  expect([notify.remaining(a), notify.remaining(b)]).toEqual([5000, 100])
  notify.update(a, { title: 'A' })
  expect(notify.remaining(a)).toBe(100)
})

test('a new limit or overflow applies at once, and is published', () => {
  const { notify, shown } = startNotifier()
  for (const title of 'abcd') notify(title)
  const watched = vi.fn<() => void>()
  notify.watch(watched)
  notify.configure({ limit: 2 })
  expect(shown()).toBe('cd')
  notify.configure({ overflow: 'oldest-first' })
  expect(shown()).toBe('ab')
  expect(watched).toHaveBeenCalledTimes(2)
  notify.configure({})
  expect(watched).toHaveBeenCalledTimes(2)
})

test('a new limit and overflow apply together: nothing is covered, or raised, in between', () => {
  const { notify, shown, clock } = startNotifier({ limit: 1 })
  notify('a')
  const b = notify('b', { duration: 800 })
  clock.advance(700)
  notify.configure({ limit: 2, overflow: 'oldest-first' })
  expect(notify.remaining(b)).toBe(100)
  notify.configure({ limit: 3, overflow: 'newest-first' })
  for (const title of 'cdef') notify(title, { id: title })
  notify.hold('c')
  notify.configure({ limit: 2, overflow: 'oldest-first' })
  expect(shown()).toBe('ab')
})

test('configure changes only what you name; undefined restores the default', () => {
  const { notify, shown } = startNotifier({ limit: 1, duration: 7, overflow: 'oldest-first' })
  for (const title of 'ab') notify(title)
  notify.configure({ duration: undefined })
  expect(shown()).toBe('a')
  notify.configure({ limit: undefined, overflow: undefined })
  expect(shown()).toBe('ab')
  expect(notify.remaining(notify('c'))).toBe(5000)
})

test('actions are merged name by name; null removes one', () => {
  const { notify } = startNotifier({ actions: { a: () => {}, b: () => {} } })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const act = (name: string) => notify.act(notify('x', { action: { label: 'Go', name } }))
  notify.configure({ actions: { b: null, c: () => {} } })
  expect([act('a'), act('b'), act('c')]).toEqual([true, false, true])
  notify.configure({ actions: undefined })
  expect(act('a')).toBe(false)
  vi.restoreAllMocks()
})

test.each([
  ['options', null],
  ['options', 5],
  ['limit', { limit: 0 }],
  ['limit', { duration: 9, limit: null }],
  ['duration', { limit: 1, duration: -1 }],
  ['overflow', { limit: 1, overflow: 'newest' }],
  ['actions', { limit: 1, actions: 'undo' }],
  ['actions.undo', { limit: 1, actions: { undo: 'undo' } }],
])('a bad option (%s) throws a TypeError before anything changes', (field, options) => {
  const { notify, shown } = startNotifier()
  for (const title of 'ab') notify(title)
  const change = () => notify.configure(options as never)
  expect(change).toThrow(TypeError)
  expect(change).toThrow(new RegExp(`^belfry: ${field} must be .+; got `))
  expect(shown()).toBe('ab')
  expect(notify.remaining(notify('c'))).toBe(5000)
})

test.each([null, 5, {}, { now: () => 0 }])('an invalid clock is refused: %s', (clock) => {
  expect(() => createNotifier({ clock: clock as never })).toThrow(/^belfry: clock.* must be /)
})
