import { expect, test, vi } from 'vitest'
import { deferred, settled, startWithReasons, stubReportError } from './driven.model.ts'
import type { Notification } from './index.ts'

const reportError = stubReportError()

const told = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('perform runs the action of a notification that is not queued, and closes nothing', async () => {
  const undo = vi.fn<(notification: unknown) => unknown>()
  const { notify, reasons } = startWithReasons({ actions: { undo } })
  const stored = { id: 'x', title: 'a', message: '', type: 'info' } as const
  const item = { ...stored, action: { label: 'Undo', name: 'undo' } }
  const onEnd = vi.fn<(succeeded: boolean) => void>()
  expect(notify.perform(item, onEnd)).toBe(true)
  expect(undo).toHaveBeenCalledExactlyOnceWith(item)
  undo.mockRejectedValueOnce(new Error('no'))
  expect(notify.perform(item, onEnd)).toBe(true)
  await settled()
  expect(onEnd.mock.calls).toEqual([[true], [false]])
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('no'))
  notify('queued', { ...item })
  notify.perform(notify.list()[0]!)
  expect(notify.size()).toBe(1)
  expect(reasons).toEqual([])
})

test('perform has nothing to run without an action, or with an unknown name', () => {
  const { notify } = startWithReasons()
  const console = told()
  const bare = { id: 'x', title: 'a', message: '', type: 'info' } as const
  expect(notify.perform(bare)).toBe(false)
  expect(notify.perform({ ...bare, action: { label: 'Undo', name: 'undo' } })).toBe(false)
  expect(notify.perform(undefined as never)).toBe(false)
  expect(console).toHaveBeenCalledTimes(1)
  console.mockRestore()
})

test('an action that its card has started is not performed again, even after the card has gone', async () => {
  const { notify } = startWithReasons()
  const { promise, resolve } = deferred()
  const onAction = vi.fn<() => Promise<unknown>>(() => promise)
  const id = notify('a', { action: { label: 'Undo', onAction } })
  const [notification] = notify.list() as [Notification]
  notify.act(id)
  notify.dismiss(id)
  expect(notify.perform(notification)).toBe(false)
  // An inbox may have redacted it, or know only what can be stored of it.
  expect(notify.perform({ ...notification, title: '…' })).toBe(false)
  expect(notify.perform({ ...notification, id: 'another' })).toBe(true)
  expect(onAction).toHaveBeenCalledTimes(2)
  resolve()
  await settled()
  expect(notify.perform(notification)).toBe(true)
})

test('an action that is running is not performed twice, and can be tried again afterwards', async () => {
  const { notify } = startWithReasons()
  const { promise, reject } = deferred()
  const onAction = vi.fn<() => Promise<unknown>>(() => promise)
  const notification = { id: 'a', title: 'a', message: '', type: 'info' as const }
  const perform = () => notify.perform({ ...notification, action: { label: 'Undo', onAction } })
  expect([perform(), perform()]).toEqual([true, false])
  reject(new Error('offline'))
  await settled()
  expect(perform()).toBe(true)
})

test('anything but a function in the place of `onEnd` is ignored', () => {
  const { notify, reasons } = startWithReasons()
  const action = { label: 'Undo', onAction: () => {} }
  const ids = [notify('a', { action }), notify('b', { action })]
  const [a, b] = notify.list() as [Notification, Notification]
  ids.forEach(notify.act as (id: string, ...more: unknown[]) => boolean)
  ;[a, b].forEach(notify.perform as (notification: Notification, ...more: unknown[]) => boolean)
  expect(reasons).toEqual(['acted', 'acted'])
  expect(reportError).not.toHaveBeenCalled()
})
