import { afterEach, expect, test, vi } from 'vitest'
import { complaints, fresh, settle, states } from './fresh.model.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an action runs its function once, even on a double click, and the item is read', async () => {
  const { inbox } = fresh()
  const onAction = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const onEnd = vi.fn<(succeeded: boolean) => void>()
  const id = inbox.add({ title: 'Deleted', data: { n: 1 }, action: { label: 'Undo', onAction } })
  expect(inbox.list()[0]!.action).toEqual({ label: 'Undo' })
  expect(inbox.act(id, onEnd)).toBe(true)
  expect(inbox.act(id)).toBe(false)
  await settle()
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(onAction).toHaveBeenCalledWith(expect.objectContaining({ id, data: { n: 1 } }))
  expect(onEnd.mock.calls).toEqual([[true]])
  expect(inbox.list()).toEqual([expect.objectContaining({ state: 'read' })])
  expect(inbox.list()[0]).not.toHaveProperty('action')
  expect(inbox.act(id)).toBe(false)
})

test('an item whose action failed stays unread and can be tried again', async () => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  const { inbox } = fresh()
  const onAction = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')))
  const onEnd = vi.fn<(succeeded: boolean) => void>()
  const id = inbox.add({ title: 'Deleted', action: { label: 'Undo', onAction } })
  inbox.act(id, onEnd)
  await settle()
  expect(onEnd.mock.calls).toEqual([[false]])
  expect(states(inbox)).toEqual({ Deleted: 'unread' })
  expect(inbox.act(inbox.list()[0]!)).toBe(true)
})

test('a name runs its handler, and an unknown name is reported', () => {
  const heard = complaints()
  const { notify, inbox } = fresh()
  const retry = vi.fn<() => void>()
  notify.configure({ actions: { retry } })
  inbox.merge(
    [
      { v: 1, id: 'a', filed: 1, edited: 1, title: 'A', action: { label: 'Retry', name: 'retry' } },
      { v: 1, id: 'b', filed: 2, edited: 2, title: 'B', action: { label: 'Open', name: 'open' } },
    ],
    3,
  )
  expect(inbox.act('a')).toBe(true)
  const whole = { id: 'a', title: 'A', message: '', type: 'info' }
  expect(retry).toHaveBeenCalledWith(expect.objectContaining(whole))
  expect(inbox.act('b')).toBe(false)
  expect(heard).toHaveLength(1)
  expect(states(inbox)).toEqual({ A: 'read', B: 'unread' })
})

test('after an action is done, only its link is left', () => {
  const { inbox } = fresh()
  const onAction = vi.fn<() => void>()
  const id = inbox.add({ title: 'Sent', action: { label: 'Open', href: '/sent', onAction } })
  inbox.act(id)
  expect(inbox.list()[0]!.action).toEqual({ label: 'Open', href: '/sent' })
  inbox.mark(id, 'unread')
  expect(inbox.act(id)).toBe(true)
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(states(inbox)).toEqual({ Sent: 'read' })
})

test('you cannot act on an unknown item, or one without an action', () => {
  const { inbox } = fresh()
  expect(inbox.act(inbox.add({ title: 'Plain' }))).toBe(false)
  expect(inbox.act('unknown')).toBe(false)
})

test('an action that was done elsewhere is done here too', () => {
  const { inbox } = fresh()
  const onAction = vi.fn<() => void>()
  const id = inbox.add({ title: 'Deleted', action: { label: 'Undo', onAction } })
  inbox.merge([{ v: 1, id, acted: inbox.record(id)!.filed! + 1 }])
  expect(inbox.list()[0]).not.toHaveProperty('action')
  expect(inbox.act(id)).toBe(false)
})

test('an action that was done elsewhere is not run by the card that is still here', () => {
  const { notify, inbox } = fresh()
  const onAction = vi.fn<() => void>()
  const id = notify('Deleted', { action: { label: 'Undo', onAction } })
  inbox.merge([{ v: 1, id, acted: inbox.record(id)!.filed! + 1 }])
  expect(inbox.act(id)).toBe(false)
  expect(onAction).not.toHaveBeenCalled()
})

test('you can act again on an id that was filed again', () => {
  const { inbox } = fresh()
  const onAction = vi.fn<() => void>()
  const input = { id: 'a', title: 'Deleted', action: { label: 'Undo', onAction } }
  inbox.add(input)
  inbox.act('a')
  inbox.add(input)
  expect(inbox.act('a')).toBe(true)
  expect(onAction).toHaveBeenCalledTimes(2)
})

test('an item that came again while the action ran is not done', async () => {
  const { inbox } = fresh()
  const action = { label: 'Undo', onAction: () => Promise.resolve() }
  inbox.add({ id: 'a', title: 'Deleted', action })
  inbox.act('a')
  inbox.add({ id: 'a', title: 'Deleted again', action })
  await settle()
  expect(inbox.list()).toEqual([
    expect.objectContaining({ state: 'unread', action: { label: 'Undo' } }),
  ])
})

test('an item that was removed while the action ran keeps no mark of it', async () => {
  const { inbox } = fresh()
  inbox.add({
    id: 'a',
    title: 'Deleted',
    action: { label: 'Undo', onAction: () => Promise.resolve() },
  })
  inbox.act('a')
  inbox.remove('a')
  await settle()
  expect(inbox.list()).toEqual([])
  expect(inbox.record('a')).not.toHaveProperty('acted')
})

test('newer words from elsewhere do not run an old function', () => {
  const { inbox } = fresh()
  const onAction = vi.fn<() => void>()
  const id = inbox.add({ title: 'Deleted', action: { label: 'Undo', onAction } })
  const { filed } = inbox.record(id)!
  inbox.merge([{ v: 1, id, filed, edited: filed! + 1, title: 'Deleted for good' }])
  expect(inbox.act(id)).toBe(false)
  expect(onAction).not.toHaveBeenCalled()
})

test.each([true, false])(
  'acting on a queued item acts on its notification, which closes (silent: %s)',
  (silent) => {
    const { notify, inbox } = fresh()
    const onClose = vi.fn<(reason: string) => void>()
    const action = { label: 'Copy', onAction: () => {}, keepOpen: !silent }
    const id = notify('Link', { silent, action, onClose })
    const sent: unknown[] = []
    inbox.observe((records) => sent.push(...records))
    expect(inbox.act(id)).toBe(true)
    expect(notify.size()).toBe(0)
    expect(onClose.mock.calls[0]![0]).toBe(silent ? 'acted' : 'dismissed')
    expect(states(inbox)).toEqual({ Link: 'read' })
    expect(sent).toHaveLength(1)
  },
)

test('acting on a key marks everything under it as read', () => {
  const { inbox } = fresh()
  const action = { label: 'Undo', onAction: () => {} }
  const older = inbox.add({ key: 'k', title: 'older', action })
  const newer = inbox.add({ key: 'k', title: 'newer', action })
  expect(inbox.act(older)).toBe(true)
  expect([inbox.count(), inbox.count('read')]).toEqual([0, 1])
  inbox.merge([{ v: 1, id: newer, gone: inbox.record(newer)!.filed! + 9 }])
  expect(inbox.list(), 'only the action of the newest is done').toMatchObject([
    { title: 'older', action: { label: 'Undo' } },
  ])
})

test('an onEnd that throws is reported', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { inbox } = fresh()
  inbox.act(inbox.add({ title: 'a', action: { label: 'Open', href: '/' } }), () => {
    throw new Error('no')
  })
  expect(reported).toHaveBeenCalledTimes(1)
  expect(inbox.count('read')).toBe(1)
})

test('you can act on several items with `forEach`', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { inbox } = fresh()
  const action = { label: 'Open', href: '/' }
  const ids = ['a', 'b'].map((title) => inbox.add({ title, action }))
  ids.forEach(inbox.act as (id: string, ...more: unknown[]) => boolean)
  expect(inbox.count('read')).toBe(2)
  expect(reported).not.toHaveBeenCalled()
})
