import { expect, test, vi } from 'vitest'
import { settled, startWithReasons } from './driven.model.ts'
import type { Notification } from './index.ts'

const texts = { loading: 'Saving', success: 'Saved', error: 'Not saved' }

test('a promise dismissed while pending is never reopened', async () => {
  const { notify } = startWithReasons()
  const success = vi.fn<() => string>(() => 'Saved')
  const work = notify.promise(Promise.resolve(), { ...texts, success })
  notify.clear()
  await work
  expect(notify.size()).toBe(0)
})

test.each([
  ['its id', { id: 'a' }],
  ['its key', { key: 'k' }],
])('its end never touches a newer notification with %s', async (_, again) => {
  const { notify } = startWithReasons()
  const loading = { title: 'Saving', id: 'a', key: 'k' }
  const work = notify.promise(Promise.resolve(), { ...texts, loading })
  notify('Newer', again)
  await work
  expect(notify.list()).toMatchObject([{ title: 'Newer' }])
})

test('… nor one that replaced it as soon as it was announced', async () => {
  const { notify } = startWithReasons()
  const stop = notify.observe(() => {
    stop()
    notify('Newer', { id: 'a' })
  })
  await notify.promise(Promise.resolve(), { ...texts, loading: { title: 'Saving', id: 'a' } })
  expect(notify.list()).toMatchObject([{ title: 'Newer' }])
})

test('if the user dismisses it while pending, its outcome is added silently', async () => {
  const { notify, reasons } = startWithReasons()
  const added: Notification[] = []
  notify.observe(({ type, notification }) => type === 'added' && added.push(notification))
  const work = notify.promise(Promise.resolve(), {
    ...texts,
    loading: { title: 'Saving', id: 'a', key: 'k', data: 5 },
  })
  notify.dismiss('a', 'user')
  await work
  expect(reasons).toEqual(['dismissed'])
  expect(notify.shown()).toEqual([])
  expect(added.slice(1)).toMatchObject([
    { id: 'a', key: 'k', data: 5, title: 'Saved', type: 'success', silent: true },
  ])
})

test('… even with “Dismiss all”; if code dismisses it, it is never reopened', async () => {
  const { notify } = startWithReasons()
  const work = notify.promise(Promise.resolve(), texts)
  notify.clear('user')
  await work
  expect(notify.list()).toMatchObject([{ title: 'Saved', silent: true }])
  notify.clear()
  const other = notify.promise(Promise.resolve(), texts)
  notify.clear()
  await other
  expect(notify.list()).toEqual([])
})

test('… and touches no newer notification that has taken its id or key', async () => {
  const { notify } = startWithReasons()
  const loading = { title: 'Saving', id: 'a', key: 'k' }
  const work = notify.promise(Promise.resolve(), { ...texts, loading })
  notify.dismiss('a', 'user')
  notify('Other', { id: 'a', key: 'k' })
  await work
  expect(notify.shown()).toMatchObject([{ id: 'a', title: 'Other' }])
  expect(notify.list()).toMatchObject([{ title: 'Other' }, { title: 'Saved', silent: true }])
})

test('… nor one whose key the outcome names, so the next try still shows how it goes', async () => {
  const { notify } = startWithReasons()
  const saved = { title: 'Saved', key: 'save' }
  const states = { ...texts, loading: { title: 'Saving', key: 'save' }, success: saved }
  const first = notify.promise(Promise.resolve(), states)
  notify.clear('user')
  const second = notify.promise(settled, states)
  await first
  expect(notify.shown()).toMatchObject([{ title: 'Saving', pending: true }])
  await second
  expect(notify.shown()).toMatchObject([{ title: 'Saved', type: 'success' }])
})

test('… and null still shows nothing, and nothing follows an abort', async () => {
  const { notify } = startWithReasons()
  const one = notify.promise(Promise.resolve(), { ...texts, success: null })
  notify.clear('user')
  await one
  const controller = new AbortController()
  const two = notify.promise(Promise.resolve(), { ...texts, signal: controller.signal })
  notify.clear('user')
  controller.abort()
  await two
  expect(notify.list()).toEqual([])
})

test('a state function may dismiss its own notification', async () => {
  const { notify } = startWithReasons()
  const success = () => {
    notify.dismiss('a')
    return 'Saved'
  }
  await notify.promise(Promise.resolve(), { ...texts, loading: { title: 'a', id: 'a' }, success })
  expect(notify.size()).toBe(0)
})
