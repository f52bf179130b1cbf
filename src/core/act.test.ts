import { expect, test, vi } from 'vitest'
import { settled, startWithReasons, stubReportError } from './driven.model.ts'
import type { Notification } from './index.ts'

const reportError = stubReportError()

test('acting calls the action with the notification and closes it as acted', () => {
  const { notify, reasons } = startWithReasons()
  const onAction = vi.fn<(notification?: unknown) => unknown>()
  const id = notify('a', { action: { label: 'Undo', onAction } })
  const [notification] = notify.list()
  expect(notify.act(id)).toBe(true)
  expect(onAction).toHaveBeenCalledExactlyOnceWith(notification)
  expect(reasons).toEqual(['acted'])
  expect(notify.act(id)).toBe(false)
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('without an action, or with an unknown id, there is nothing to act on', () => {
  const { notify } = startWithReasons()
  expect(notify.act(notify('a'))).toBe(false)
  expect(notify.act('unknown')).toBe(false)
  expect(notify.size()).toBe(1)
})

test('with keepOpen a notification stays open, and you can act on it again', async () => {
  const { notify } = startWithReasons()
  const onAction = vi.fn<(notification?: unknown) => unknown>()
  const id = notify('a', { action: { label: 'More', onAction, keepOpen: true } })
  expect(notify.act(id)).toBe(true)
  expect(notify.act(id)).toBe(true)
  expect(onAction).toHaveBeenCalledTimes(2)
  expect(notify.size()).toBe(1)
})

test('an action that dismisses its own notification closes it as dismissed, once', () => {
  const { notify, reasons } = startWithReasons()
  const onAction = ({ id }: Notification) => notify.dismiss(id)
  notify.act(notify('a', { action: { label: 'Undo', onAction } }))
  expect(reasons).toEqual(['dismissed'])
})

test('an action cannot act on its own notification again', () => {
  const { notify } = startWithReasons()
  const answers: boolean[] = []
  const onAction = ({ id }: Notification) => answers.push(notify.act(id))
  notify.act(notify('a', { action: { label: 'Undo', onAction } }))
  expect(answers).toEqual([false])
})

test('you can act on a waiting notification', () => {
  const { notify, reasons } = startWithReasons({ limit: 1 })
  const id = notify('a', { action: { label: 'Undo', onAction: () => {} } })
  notify('b')
  expect(notify.act(id)).toBe(true)
  expect(reasons).toEqual(['acted'])
})

test('acting on a notification object means that very notification', () => {
  const { notify } = startWithReasons()
  const onAction = vi.fn<(notification?: unknown) => unknown>()
  const action = { label: 'Undo', onAction, keepOpen: true }
  notify('old', { id: 'a', action })
  const [old] = notify.list() as [Notification]
  notify.update('a', { title: 'updated' })
  expect(notify.act(old)).toBe(true)
  notify('new', { id: 'a', action })
  expect(notify.act(old)).toBe(false)
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('act can report how the action ended, after the notification closed', async () => {
  const { notify } = startWithReasons()
  const heard: unknown[] = []
  const onEnd = (succeeded: boolean) => heard.push([succeeded, notify.size()])
  const run = (onAction: () => unknown) =>
    notify.act(notify('a', { action: { label: 'Undo', onAction } }), onEnd)
  run(() => {})
  run(() => Promise.resolve())
  await settled()
  run(() => Promise.reject(new Error('no')))
  await settled()
  run(() => {
    throw new Error('no')
  })
  expect(heard).toEqual([
    [true, 0],
    [true, 0],
    [false, 1],
    [false, 2],
  ])
})

test('an onEnd that throws is reported and stops nothing', () => {
  const { notify, reasons } = startWithReasons()
  const id = notify('a', { action: { label: 'Undo', onAction: () => {} } })
  notify.act(id, () => {
    throw new Error('end')
  })
  expect(reasons).toEqual(['acted'])
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('end'))
})

test('acting publishes once, with what the action itself changed', () => {
  const { notify } = startWithReasons()
  const published: number[] = []
  const id = notify('a', { action: { label: 'Undo', onAction: () => notify('b') } })
  notify.subscribe((list) => published.push(list.length))
  notify.act(id)
  expect(published).toEqual([1])
})
