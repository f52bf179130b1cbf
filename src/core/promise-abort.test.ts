import { expect, test } from 'vitest'
import { startWithReasons } from './driven.model.ts'

const texts = { loading: 'Saving', success: 'Saved', error: 'Not saved' }

test('an abort closes the notification as dismissed, and nothing follows', async () => {
  const { notify, reasons } = startWithReasons()
  const controller = new AbortController()
  const work = notify.promise(Promise.resolve(), { ...texts, signal: controller.signal })
  controller.abort()
  expect(reasons).toEqual(['dismissed'])
  await work
  expect(notify.size()).toBe(0)
})

test('a listener that aborts it also closes it at once', () => {
  const { notify, reasons } = startWithReasons()
  const controller = new AbortController()
  notify.watch(() => controller.abort())
  void notify.promise(new Promise(() => {}), { ...texts, signal: controller.signal })
  expect(reasons).toEqual(['dismissed'])
})

test('aborted before the call: nothing is shown, and the promise follows the work', async () => {
  const { notify } = startWithReasons()
  const signal = AbortSignal.abort()
  expect(await notify.promise(() => 5, { ...texts, signal })).toBe(5)
  expect(await notify.promise(() => 6, { ...texts, loading: null, signal })).toBe(6)
  expect(notify.size()).toBe(0)
})

test('aborted while a state function runs: nothing follows', async () => {
  const { notify, reasons } = startWithReasons()
  const controller = new AbortController()
  const success = () => {
    controller.abort()
    return 'Saved'
  }
  await notify.promise(Promise.resolve(), { ...texts, success, signal: controller.signal })
  await notify.promise(Promise.resolve(), {
    ...texts,
    loading: null,
    success,
    signal: controller.signal,
  })
  expect(reasons).toEqual(['dismissed'])
  expect(notify.size()).toBe(0)
})

test('an abort after the end changes nothing', async () => {
  const { notify } = startWithReasons()
  const controller = new AbortController()
  await notify.promise(Promise.resolve(), { ...texts, signal: controller.signal })
  controller.abort()
  expect(notify.list()).toMatchObject([{ title: 'Saved' }])
})

test('a signal that outlives the work keeps nothing of it', async () => {
  const { notify } = startWithReasons()
  const listeners = new Set<() => void>()
  const signal = {
    aborted: false,
    addEventListener: (_: 'abort', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: 'abort', listener: () => void) => void listeners.delete(listener),
  }
  const work = notify.promise(Promise.resolve(), { ...texts, signal })
  expect(listeners.size).toBe(1)
  await work
  expect(listeners.size).toBe(0)
})

test('an abort never touches a newer notification with its id', () => {
  const { notify } = startWithReasons()
  const controller = new AbortController()
  const loading = { title: 'Saving', id: 'a' }
  void notify.promise(new Promise(() => {}), { ...texts, loading, signal: controller.signal })
  notify('Newer', { id: 'a' })
  controller.abort()
  expect(notify.size()).toBe(1)
})
