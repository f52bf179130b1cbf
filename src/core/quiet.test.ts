import { afterEach, expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'
import type { Notification } from './index.ts'
import { filedAsRead } from './read-mark.ts'

afterEach(() => vi.unstubAllGlobals())

// Silent

test('a silent notification is neither shown nor waiting, but queued and timed as if it were shown', () => {
  const { notify, clock, shown } = startNotifier({ limit: 1 })
  const id = notify('s', { silent: true })
  notify('a')
  expect(shown()).toBe('a')
  expect([notify.size(), notify.waiting()]).toEqual([2, 0])
  clock.advance(4999)
  expect(notify.remaining(id)).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test('an update can silence a notification or show it, and its time runs on', () => {
  const { notify, clock, shown } = startNotifier()
  const watched = vi.fn<() => void>()
  const id = notify('a')
  notify.watch(watched)
  clock.advance(4500)
  notify.update(id, { silent: true })
  expect([shown(), notify.remaining(id)]).toEqual(['', 500])
  notify.update(id, { silent: undefined })
  expect([shown(), notify.remaining(id)]).toEqual(['a', 500])
  expect(watched).toHaveBeenCalledTimes(2)
})

test('a waiting notification that becomes silent starts running; one that has to wait stands still', () => {
  const { notify, clock } = startNotifier({ limit: 1 })
  notify('waits', { id: 'waits' })
  notify('shown', { duration: 0 })
  notify('silent', { id: 'silent', silent: true })
  clock.advance(500)
  notify.update('waits', { silent: true })
  notify.update('silent', { silent: false, priority: -1 })
  clock.advance(2000)
  expect(notify.shown()).toMatchObject([{ title: 'shown' }])
  expect(notify.remaining('waits')).toBe(3000)
  expect(notify.remaining('silent')).toBe(4500)
})

test('when the user clears, shown and waiting notifications close, and silent ones stay', () => {
  const { notify, listed } = startNotifier({ limit: 1 })
  for (const title of 'ab') notify(title)
  notify('s', { silent: true })
  notify.clear('user')
  expect(listed()).toBe('s')
  notify.clear()
  expect(listed()).toBe('')
})

// Quiet

test('until released, new notifications are silent; those already shown stay', () => {
  const { notify, shown } = startNotifier()
  notify('a')
  const release = notify.quiet()
  notify('b')
  expect(notify.list()).toMatchObject([{ title: 'a' }, { title: 'b', silent: true }])
  release()
  release()
  notify('c')
  expect(shown()).toBe('ac')
})

test('with a test, only those that pass it are silent; one of several quiet spells is enough', () => {
  const { notify, shown } = startNotifier()
  notify.quiet(({ type }) => type !== 'error')
  notify('a')
  notify.error('b', { category: 'sync' })
  expect(shown()).toBe('b')
  notify.quiet(({ category }) => category === 'sync')
  notify.error('c', { category: 'sync' })
  expect(shown()).toBe('b')
})

test('a notification’s own `silent` prevails', () => {
  const { notify, shown } = startNotifier()
  const test = vi.fn<() => boolean>(() => true)
  notify.quiet(test)
  notify('a', { silent: false })
  expect(shown()).toBe('a')
  expect(test).not.toHaveBeenCalled()
})

test('a replacement or repeat of a shown one is shown; for a silent one, the test is asked again', () => {
  const { notify, shown } = startNotifier()
  notify('a', { id: 'a' })
  notify('k', { key: 'k' })
  const release = notify.quiet()
  notify('s', { id: 's' })
  notify('A', { id: 'a' })
  notify('K', { key: 'k' })
  notify('S', { id: 's' })
  expect(shown()).toBe('AK')
  release()
  notify('T', { id: 's' })
  expect(shown()).toBe('ATK')
})

test('quiet that lets errors pass does not swallow the failure of work that began quietly', async () => {
  const { notify, shown } = startNotifier()
  notify.quiet(({ type }) => type !== 'error')
  const work = notify.promise(Promise.reject(new Error('x')), {
    loading: 'L',
    success: 'S',
    error: 'E',
  })
  expect(shown()).toBe('')
  await expect(work).rejects.toThrow('x')
  expect(shown()).toBe('E')
})

test('if a test answers read, an inbox files the notification as read, even after an update', () => {
  const { notify } = startNotifier()
  const heard: boolean[] = []
  notify.observe(({ notification }) => heard.push(filedAsRead(notification)))
  notify('before')
  notify.quiet(() => true)
  notify('quiet')
  notify.quiet(() => 'read')
  const id = notify('muted')
  expect(notify.list().at(-1)).toStrictEqual({
    id,
    title: 'muted',
    message: '',
    type: 'info',
    silent: true,
  })
  notify.update(id, { title: 'muted still' })
  notify.update(id, { silent: false })
  expect(heard).toEqual([false, false, true, true, false])
})

test('the test gets the notification as it would be, and may call the notifier', () => {
  const { notify, listed } = startNotifier()
  const asked: Notification[] = []
  notify.quiet((notification) => {
    asked.push(notification)
    if (notification.title === 'a') notify('inner')
    return false
  })
  const id = notify('a', { message: 'm' })
  expect(asked[0]).toStrictEqual({ id, title: 'a', message: 'm', type: 'info' })
  expect(listed()).toBe('innera')
})

test('a test that throws is reported, and the notification is shown', () => {
  const reportError = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reportError)
  const { notify, shown } = startNotifier()
  notify.quiet(() => {
    throw new Error('test')
  })
  notify('a')
  expect(shown()).toBe('a')
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('test'))
})

test.each([null, true, {}])('a test that is not a function is refused: %s', (test) => {
  const { notify, shown } = startNotifier()
  expect(() => notify.quiet(test as never)).toThrow(/^belfry: test must be .+; got /)
  notify('a')
  expect(shown()).toBe('a')
})
