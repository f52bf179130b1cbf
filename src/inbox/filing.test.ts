import { afterEach, expect, test, vi } from 'vitest'
import { createInbox } from './create-inbox.ts'
import { complaints, fresh, settle, states, titles } from './fresh.model.ts'

afterEach(() => void vi.restoreAllMocks())

test('an expired notification is listed as unread', () => {
  const { clock, notify, inbox } = fresh()
  notify('Saved', { message: 'Your draft is safe.', type: 'success' })
  clock.advance(5000)
  expect(inbox.list()).toEqual([
    expect.objectContaining({
      title: 'Saved',
      message: 'Your draft is safe.',
      type: 'success',
      state: 'unread',
      filed: clock.now() - 5000,
    }),
  ])
  expect(inbox.count()).toBe(1)
})

test('a dismissed notification is listed as read, whoever dismissed it', () => {
  const { notify, inbox } = fresh()
  notify.dismiss(notify('By the user'), 'user')
  notify.dismiss(notify('By code'))
  expect(states(inbox)).toEqual({ 'By the user': 'read', 'By code': 'read' })
})

test('“Dismiss all” marks all as read; clearing from code leaves them unread', () => {
  const { notify, inbox } = fresh()
  notify('One')
  notify.clear('user')
  notify('Two')
  notify.clear()
  expect(states(inbox)).toEqual({ One: 'read', Two: 'unread' })
})

test('a notification whose action succeeded is listed as read; one whose action failed is not listed yet', async () => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  const { notify, inbox } = fresh()
  const good = notify('Good', { action: { label: 'Undo', onAction: () => {} } })
  const bad = notify('Bad', {
    action: { label: 'Undo', onAction: () => Promise.reject(new Error()) },
  })
  notify.act(good)
  notify.act(bad)
  await settle()
  expect(states(inbox)).toEqual({ Good: 'read' })
  expect(inbox.list()[0]).not.toHaveProperty('action')
  expect(titles(notify.list())).toEqual(['Bad'])
  vi.unstubAllGlobals()
})

test('shown and waiting notifications are in no list and change none', () => {
  const { notify, inbox } = fresh()
  const watcher = vi.fn<() => void>()
  const before = inbox.list()
  inbox.watch(watcher)
  notify('Shown')
  expect(inbox.list()).toBe(before)
  expect(inbox.count('all')).toBe(0)
  expect(watcher).not.toHaveBeenCalled()
})

test('a silent notification is listed at once', () => {
  const { notify, inbox } = fresh()
  notify('Quietly', { silent: true })
  expect(states(inbox)).toEqual({ Quietly: 'unread' })
})

test('while quiet, a notification is listed at once as unread, or as read if quiet says so', () => {
  const { notify, inbox } = fresh()
  notify.quiet(({ category }) => (category === 'muted' ? 'read' : true))
  notify('Quiet')
  notify('Muted', { category: 'muted' })
  expect(states(inbox)).toEqual({ Quiet: 'unread', Muted: 'read' })
  expect(titles(notify.list())).toEqual(['Quiet', 'Muted'])
})

test('what is added to the inbox is read if it is muted, and unread while only quiet', () => {
  const { notify, inbox } = fresh()
  notify.quiet(({ category }) => (category === 'muted' ? 'read' : true))
  inbox.add({ title: 'Quiet' })
  inbox.add({ title: 'Muted', category: 'muted' })
  expect(states(inbox)).toEqual({ Quiet: 'unread', Muted: 'read' })
})

test('a pending notification is filed when it settles', async () => {
  const { clock, notify, inbox } = fresh()
  await notify.promise(Promise.resolve(), { loading: 'Saving', success: 'Saved', error: 'Failed' })
  clock.advance(5000)
  expect(titles(inbox.list('all'))).toEqual(['Saved'])
  notify.dismiss(notify('Loading', { pending: true }))
  expect(titles(inbox.list('all'))).toEqual(['Saved'])
})

test('dismissing what was never filed leaves the item under its id as it was', () => {
  const { notify, inbox } = fresh()
  inbox.add({ id: 'upload', title: 'Upload failed' })
  notify('Trying again', { id: 'upload', pending: true })
  notify.dismiss('upload', 'user')
  expect(states(inbox)).toEqual({ 'Upload failed': 'unread' })
})

test('if the user dismisses a pending notification, its outcome is listed as unread', async () => {
  const { notify, inbox } = fresh()
  const done = notify.promise(Promise.resolve(), {
    loading: { id: 'p', title: 'Uploading' },
    success: 'Uploaded',
    error: 'Failed',
  })
  notify.dismiss(notify.list()[0]!.id, 'user')
  await done
  await settle()
  expect(states(inbox)).toEqual({ Uploaded: 'unread' })
})

test('notifications queued before the inbox was created are filed too', () => {
  const { clock, notify } = fresh()
  notify('Early')
  const inbox = createInbox({ notifier: notify, clock })
  notify.clear()
  expect(states(inbox)).toEqual({ Early: 'unread' })
})

test('items added to the inbox get no card', () => {
  const heard = complaints()
  const { notify, inbox } = fresh()
  const onClose = vi.fn<() => void>()
  const id = inbox.add({ title: 'Quietly', duration: -5, onClose })
  expect(inbox.list()).toEqual([expect.objectContaining({ id, title: 'Quietly', state: 'unread' })])
  expect(notify.size()).toBe(0)
  expect(onClose).not.toHaveBeenCalled()
  expect(heard).toEqual([expect.any(TypeError)])
})
