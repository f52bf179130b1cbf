import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '../core/index.ts'
import { createTestClock, resetNotify } from './index.ts'

afterEach(() => {
  resetNotify()
  vi.useRealTimers()
})

test('resetNotify empties the queue, and its notifications close as cleared', () => {
  const onClose = vi.fn<(reason: string) => void>()
  notify('a', { onClose })
  resetNotify()
  expect(notify.list()).toEqual([])
  expect(onClose).toHaveBeenCalledExactlyOnceWith('cleared')
})

test('… drops listeners of every kind', () => {
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(heard)
  notify.watch(heard)
  notify.observe(heard)
  resetNotify()
  notify('a')
  expect(heard).not.toHaveBeenCalled()
})

test('… resets options, views’ room, holds, quiet and stretch', () => {
  vi.useFakeTimers()
  notify.configure({ duration: 10, limit: 1, actions: { undo: () => {} } })
  const releases = [notify.offer(1), notify.hold(), notify.quiet(), notify.stretch(3)]
  resetNotify()
  expect(notify.limit()).toBeUndefined()
  const id = notify('a', { action: { label: 'Undo', name: 'undo' } })
  notify('b')
  expect(notify.shown()).toHaveLength(2)
  expect(notify.remaining(id)).toBe(5000)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(notify.act(id)).toBe(false)
  for (const release of releases) release()
  vi.advanceTimersByTime(5000)
  expect(notify.size()).toBe(0)
})

test('notify stays the same function, and so do its members', () => {
  const { error, list } = notify
  resetNotify()
  error('a')
  expect(list()).toMatchObject([{ title: 'a', type: 'error' }])
  expect(notify.error).toBe(error)
})

test.each([NaN, Infinity, '5', null])('a test clock that starts at %s is refused', (start) => {
  expect(() => createTestClock(start as number)).toThrow(/^belfry: start must be .+; got /)
})

test.each([-1, NaN, Infinity, '5', undefined])('a test clock cannot be advanced by %s', (ms) => {
  const clock = createTestClock()
  expect(() => clock.advance(ms as number)).toThrow(/^belfry: ms must be .+; got /)
  expect(clock.now()).toBe(0)
})
