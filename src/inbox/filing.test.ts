import { afterEach, expect, test, vi } from 'vitest'
import { createInbox } from './create-inbox.ts'
import { complaints, fresh, settle, states, titles } from './fresh.model.ts'

afterEach(() => void vi.restoreAllMocks())

test('one that expired is there, unread', () => {
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

test('one that was dismissed is there, read, whoever dismissed it', () => {
  const { notify, inbox } = fresh()
  notify.dismiss(notify('By the user'), 'user')
  notify.dismiss(notify('By code'))
  expect(states(inbox)).toEqual({ 'By the user': 'read', 'By code': 'read' })
})

test('“Dismiss all” leaves all of them as read; code that clears leaves them unread', () => {
  const { notify, inbox } = fresh()
  notify('One')
  notify.clear('user')
  notify('Two')
  notify.clear()
  expect(states(inbox)).toEqual({ One: 'read', Two: 'unread' })
})

test('one whose action succeeded is there, read; one whose action failed is not yet there', async () => {
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

test('what is shown or waits is in no list and changes none', () => {
  const { notify, inbox } = fresh()
  const watcher = vi.fn<() => void>()
  const before = inbox.list()
  inbox.watch(watcher)
  notify('Shown')
  expect(inbox.list()).toBe(before)
  expect(inbox.count('all')).toBe(0)
  expect(watcher).not.toHaveBeenCalled()
})

test('a silent one is listed at once', () => {
  const { notify, inbox } = fresh()
  notify('Quietly', { silent: true })
  expect(states(inbox)).toEqual({ Quietly: 'unread' })
})

test('under quiet it is listed at once, unread; where quiet answers read it is read', () => {
  const { notify, inbox } = fresh()
  notify.quiet(({ category }) => (category === 'muted' ? 'read' : true))
  notify('Quiet')
  notify('Muted', { category: 'muted' })
  expect(states(inbox)).toEqual({ Quiet: 'unread', Muted: 'read' })
  expect(titles(notify.list())).toEqual(['Quiet', 'Muted'])
})

test('what is pending is filed when it settles', async () => {
  const { clock, notify, inbox } = fresh()
  await notify.promise(Promise.resolve(), { loading: 'Saving', success: 'Saved', error: 'Failed' })
  clock.advance(5000)
  expect(titles(inbox.list('all'))).toEqual(['Saved'])
  notify.dismiss(notify('Loading', { pending: true }))
  expect(titles(inbox.list('all'))).toEqual(['Saved'])
})

test('the outcome of what the user dismissed while it was pending is there, unread', async () => {
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

test('what is queued when the inbox is made is filed too', () => {
  const { clock, notify } = fresh()
  notify('Early')
  const inbox = createInbox({ notifier: notify, clock })
  notify.clear()
  expect(states(inbox)).toEqual({ Early: 'unread' })
})

test('what is added goes into the inbox without a card', () => {
  const heard = complaints()
  const { notify, inbox } = fresh()
  const onClose = vi.fn<() => void>()
  const id = inbox.add({ title: 'Quietly', duration: -5, onClose })
  expect(inbox.list()).toEqual([expect.objectContaining({ id, title: 'Quietly', state: 'unread' })])
  expect(notify.size()).toBe(0)
  expect(onClose).not.toHaveBeenCalled()
  expect(heard).toEqual([expect.any(TypeError)])
})
