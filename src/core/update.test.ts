import { expect, test, vi } from 'vitest'
import { absent } from './absent.model.ts'
import { startNotifier } from './driven.model.ts'
import type { NotificationChanges } from './index.ts'

test('named fields are replaced, the others stay', () => {
  const { notify } = startNotifier()
  const id = notify('a', { message: 'm', data: 1 })
  const [before] = notify.list()
  expect(notify.update(id, { title: 'b' })).toBe(true)
  const [after] = notify.list()
  expect(after).toStrictEqual({ id, title: 'b', message: 'm', type: 'info', data: 1 })
  expect(after).not.toBe(before)
  expect(before?.title).toBe('a')
  expect(Object.isFrozen(after)).toBe(true)
})

test('a field present as undefined is cleared', () => {
  const { notify } = startNotifier()
  const id = notify({
    title: 'a',
    message: 'm',
    type: 'error',
    duration: 7,
    timestamp: 1,
    media: { type: 'image', url: 'a.png' },
    action: { label: 'Undo', onAction: () => {} },
    pending: true,
    dismissible: false,
    key: 'k',
    priority: 3,
    onClose: () => {},
    data: 1,
    render: () => null,
  })
  notify.update(id, absent)
  expect(notify.list()).toStrictEqual([{ id, title: 'a', message: '', type: 'info' }])
})

test('updating a notification that is gone or never existed returns false', () => {
  const { notify } = startNotifier()
  const id = notify('a')
  notify.dismiss(id)
  expect(notify.update(id, { title: 'b' })).toBe(false)
  expect(notify.update('never', { title: 'b' })).toBe(false)
  expect(notify.size()).toBe(0)
})

test('the id cannot be changed', () => {
  const { notify } = startNotifier()
  const id = notify('a')
  notify.update(id, { id: 'other', title: 'b' } as NotificationChanges)
  expect(notify.list()).toStrictEqual([{ id, title: 'b', message: '', type: 'info' }])
  expect(notify.update(id, { id: undefined } as NotificationChanges)).toBe(true)
  expect(notify.list()[0]?.id).toBe(id)
})

test.each<[string, NotificationChanges]>([
  ['a new title', { title: 'b' }],
  ['a new message', { message: 'b' }],
  ['a new type', { type: 'warning' }],
  ['a cleared message', { message: undefined }],
  ['the same duration', { duration: 5000 }],
  ['a duration back to the default', { duration: undefined }],
])('%s restarts time in full', (_, changes) => {
  const { notify, clock } = startNotifier()
  const id = notify('a', { message: 'm', duration: 5000 })
  clock.advance(3000)
  notify.update(id, changes)
  expect(notify.remaining(id)).toBe(5000)
  clock.advance(4999)
  expect(notify.size()).toBe(1)
  clock.advance(1)
  expect(notify.size()).toBe(0)
})

test.each<[string, NotificationChanges]>([
  ['the same title, message and type', { title: 'a', message: 'm', type: 'info' }],
  ['new data', { data: 2 }],
  ['new media', { media: { type: 'image', url: 'b.png' } }],
  ['a new action', { action: { label: 'Undo', onAction: () => {} } }],
  ['a new onClose', { onClose: () => {} }],
  ['a new priority', { priority: 1 }],
  ['a new key', { key: 'k' }],
  ['pending that was not', { pending: false }],
])('%s lets time run on', (_, changes) => {
  const { notify, clock } = startNotifier()
  const id = notify('a', { message: 'm' })
  clock.advance(3000)
  notify.update(id, changes)
  expect(notify.remaining(id)).toBe(2000)
})

test('a restart is a change and is published, even if no field changed', () => {
  const { notify } = startNotifier()
  const id = notify('a', { duration: 100 })
  const published = vi.fn<(value?: unknown) => void>()
  const observed = vi.fn<(value?: unknown) => void>()
  notify.subscribe(published)
  notify.observe(observed)
  const [before] = notify.list()
  notify.update(id, { duration: 100 })
  expect(published).toHaveBeenCalledTimes(1)
  expect(observed).toHaveBeenCalledExactlyOnceWith({ type: 'updated', notification: before })
})

test.each<[string, NotificationChanges]>([
  ['text', { title: 'a', message: 'm' }],
  ['an equal Date', { timestamp: new Date(5) }],
  ['equal media', { media: { type: 'icon', set: 's', path: 'p' } }],
  ['an equal action', { action: { label: 'Undo', onAction: Date.now } }],
  ['a cleared field that was absent', { key: undefined }],
])('equal values publish nothing and return true: %s', (_, changes) => {
  const { notify } = startNotifier()
  const id = notify('a', {
    message: 'm',
    timestamp: 5,
    media: { type: 'icon', set: 's', path: 'p' },
    action: { label: 'Undo', onAction: Date.now },
  })
  const published = vi.fn<(value?: unknown) => void>()
  notify.watch(published)
  const list = notify.list()
  expect(notify.update(id, changes)).toBe(true)
  expect(published).not.toHaveBeenCalled()
  expect(notify.list()).toBe(list)
})

test.each<[string, NotificationChanges]>([
  ['media', { media: { type: 'image', url: 'b.png' } }],
  ['media without its alt', { media: { type: 'image', url: 'a.png' } }],
  ['no media', { media: undefined }],
  ['an action', { action: { label: 'Redo', onAction: Date.now } }],
  ['data of equal shape', { data: {} }],
  ['a cleared field', { key: undefined }],
])('different values are published: %s', (_, changes) => {
  const { notify } = startNotifier()
  const id = notify('a', {
    media: { type: 'image', url: 'a.png', alt: 'A' },
    action: { label: 'Undo', onAction: Date.now },
    key: 'k',
    data: {},
  })
  const published = vi.fn<(value?: unknown) => void>()
  notify.watch(published)
  expect(notify.update(id, changes)).toBe(true)
  expect(published).toHaveBeenCalledTimes(1)
})
