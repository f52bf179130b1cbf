import { expect, test, vi } from 'vitest'
import { settled, startWithReasons } from './driven.model.ts'
import type { Notification } from './index.ts'

const texts = { loading: 'Saving', success: 'Saved', error: 'Not saved' }
const fail = () => Promise.reject(new Error('offline'))

test('loading is shown at once, pending and of type info', () => {
  const { notify } = startWithReasons()
  void notify.promise(new Promise(() => {}), texts)
  const [{ id, ...rest }] = notify.list() as [Notification]
  expect(id).toBeTruthy()
  expect(rest).toStrictEqual({ title: 'Saving', message: '', type: 'info', pending: true })
})

test('success follows in its place, with full time', async () => {
  const { notify, clock } = startWithReasons()
  const work = notify.promise(Promise.resolve(42), texts)
  const [{ id }] = notify.list() as [Notification]
  notify('Other')
  expect(await work).toBe(42)
  expect(notify.list()[0]).toStrictEqual({ id, title: 'Saved', message: '', type: 'success' })
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('error follows in its place, and the promise rejects with the reason', async () => {
  const { notify } = startWithReasons()
  await expect(notify.promise(fail, texts)).rejects.toThrow('offline')
  expect(notify.list()).toMatchObject([{ title: 'Not saved', type: 'error' }])
})

test('work may be a function, even one that throws or returns a plain value', async () => {
  const { notify } = startWithReasons()
  expect(await notify.promise(() => 1, texts)).toBe(1)
  expect(await notify.promise(async () => 2, texts)).toBe(2)
  const throws = () => {
    throw new Error('at once')
  }
  await expect(notify.promise(throws, texts)).rejects.toThrow('at once')
  expect(notify.list().map(({ type }) => type)).toEqual(['success', 'success', 'error'])
})

test('states may be options, or functions of the value or the error', async () => {
  const { notify } = startWithReasons()
  await notify.promise(Promise.resolve('Ann'), {
    loading: { title: 'Saving', message: 'Please wait' },
    success: (name) => ({ title: 'Saved', message: name, type: 'warning', duration: 0 }),
    error: null,
  })
  await notify
    .promise(fail, { loading: null, success: 'no', error: (error) => String(error) })
    .catch(() => {})
  expect(notify.list()).toMatchObject([
    { title: 'Saved', message: 'Ann', type: 'warning', duration: 0 },
    { title: 'Error: offline', type: 'error' },
  ])
})

test('a state replaces the previous one completely: only id, key, place and data carry over', async () => {
  const { notify } = startWithReasons()
  const data = {}
  const onClose = () => {}
  const loading = {
    id: 'a',
    title: 'Saving',
    message: 'm',
    key: 'k',
    data,
    priority: 2,
    timestamp: 1,
    dismissible: false,
    duration: 9,
    onClose,
    media: { type: 'image', url: 'u' } as const,
    action: { label: 'Stop', onAction: () => {} },
  }
  const work = notify.promise(Promise.resolve(), { ...texts, loading })
  notify('Other')
  await work
  expect(notify.list()[0]).toStrictEqual({
    id: 'a',
    key: 'k',
    data,
    title: 'Saved',
    message: '',
    type: 'success',
  })
})

test('an update made meanwhile carries over', async () => {
  const { notify } = startWithReasons()
  const work = notify.promise(Promise.resolve(), { ...texts, loading: { title: 'a', id: 'a' } })
  notify.update('a', { data: 7, key: 'k' })
  await work
  expect(notify.list()).toMatchObject([{ id: 'a', data: 7, key: 'k', title: 'Saved' }])
})

test('a state may name its own key and data', async () => {
  const { notify } = startWithReasons()
  const success = { title: 'Saved', key: 'new', data: 2 }
  await notify.promise(Promise.resolve(), { ...texts, loading: { title: 'a', id: 'a' }, success })
  expect(notify.list()).toMatchObject([{ id: 'a', title: 'Saved', key: 'new', data: 2 }])
})

test('a state that names another id is another notification: the first one closes', async () => {
  const { notify, reasons } = startWithReasons()
  const success = { id: 'other', title: 'Saved' } as { title: string }
  await notify.promise(Promise.resolve(), { ...texts, success })
  expect(notify.list()).toMatchObject([{ id: 'other', title: 'Saved' }])
  expect(reasons).toEqual(['dismissed'])
})

test('loading may be a function too', () => {
  const { notify } = startWithReasons()
  const loading = (() => 'Saving') as unknown as string
  void notify.promise(new Promise(() => {}), { ...texts, loading })
  expect(notify.list()).toMatchObject([{ title: 'Saving', pending: true }])
})

test('an undefined type in a state counts as absent, and the state decides', async () => {
  const { notify } = startWithReasons()
  const success = { title: 'Saved', type: undefined, pending: undefined }
  await notify.promise(Promise.resolve(), { ...texts, success })
  expect(notify.list()[0]).toMatchObject({ title: 'Saved', type: 'success' })
})

test('null shows nothing; when the work settles, the notification closes as dismissed', async () => {
  const { notify, reasons } = startWithReasons()
  await notify.promise(Promise.resolve(), { ...texts, success: null })
  await notify.promise(Promise.resolve(), { ...texts, success: () => null })
  await notify.promise(fail, { ...texts, error: null }).catch(() => {})
  expect(reasons).toEqual(['dismissed', 'dismissed', 'dismissed'])
  await notify.promise(Promise.resolve(), { ...texts, loading: null, success: null })
  expect(notify.size()).toBe(0)
})

test('without a loading state, success appears as a new notification', async () => {
  const { notify } = startWithReasons()
  const work = notify.promise(Promise.resolve(), { ...texts, loading: null })
  expect(notify.size()).toBe(0)
  await work
  expect(notify.list()).toMatchObject([{ title: 'Saved', type: 'success' }])
})

test('a forgotten await does not crash a process, unless the error is null', async () => {
  const unhandled = vi.fn<(value?: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  const { notify } = startWithReasons()
  void notify.promise(fail, texts)
  void notify.promise(fail, { ...texts, error: () => null })
  await settled()
  expect(unhandled).not.toHaveBeenCalled()
  void notify.promise(fail, { ...texts, error: null })
  await settled()
  expect(unhandled).toHaveBeenCalledTimes(1)
  process.off('unhandledRejection', unhandled)
})
