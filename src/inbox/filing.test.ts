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

test('one that says keep: false leaves no trace', () => {
  const { clock, notify, inbox } = fresh()
  const observer = vi.fn<() => void>()
  inbox.observe(observer)
  notify('Copied', { id: 'c', keep: false })
  clock.advance(5000)
  inbox.add({ title: 'Copied too', keep: false })
  expect(inbox.list('all')).toEqual([])
  expect(inbox.record('c')).toBeUndefined()
  expect(observer).not.toHaveBeenCalled()
})

test('one that is no longer to be kept is withdrawn', () => {
  const { notify, inbox } = fresh()
  const id = notify('Your code is on its way')
  notify.update(id, { title: 'Your code: 1234', keep: false })
  notify.dismiss(id, 'user')
  expect(inbox.list('all')).toEqual([])
  expect(JSON.stringify(inbox.record(id))).not.toContain('code')
})

test('what keep refuses is not kept, and what it changes is redacted everywhere', () => {
  const { notify, inbox } = fresh({
    keep: ({ category, title }) =>
      category === 'secret' ? { message: '', data: undefined } : title !== 'Noise',
  })
  const sent: unknown[] = []
  inbox.observe((records) => sent.push(...records))
  notify('Noise')
  notify('Plain')
  notify('Code', { message: '1234', data: '1234', category: 'secret' })
  notify.clear()
  expect(inbox.list('all')).toEqual([
    expect.objectContaining({ title: 'Code', message: '' }),
    expect.objectContaining({ title: 'Plain' }),
  ])
  expect(JSON.stringify([sent, inbox.list('all')])).not.toContain('1234')
})

test.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['answers with a promise', () => Promise.resolve(true)],
  ['answers with a promise that rejects', () => Promise.reject(new Error('no'))],
  ['answers with changes that do not fit', () => ({ message: {} })],
  ['answers with a text', () => 'Code'],
  ['answers with an empty text', () => ''],
  ['answers with a number', () => 1],
  ['answers with a list', () => [{ message: '' }]],
])('a keep that %s is told, and nothing is kept', (_, keep) => {
  const heard = complaints()
  const { notify, inbox } = fresh({ keep: keep as unknown as () => boolean })
  notify('Code', { message: '1234' })
  notify.clear()
  expect(inbox.list('all')).toEqual([])
  expect(heard).toEqual([expect.any(Error)])
})

test('a keep that hands back all but a word may leave in what cannot be kept', () => {
  const heard = complaints()
  const { notify, inbox } = fresh({ keep: (given) => ({ ...given, message: '•' }) })
  const url = `data:image/png;base64,${'A'.repeat(3000)}`
  notify('Code', { message: '1234', media: { type: 'image', url }, data: () => {}, silent: true })
  expect(inbox.list()).toEqual([expect.objectContaining({ title: 'Code', message: '•' })])
  expect(heard).toEqual([])
})

test('what is queued when the inbox is made is filed too', () => {
  const { clock, notify } = fresh()
  notify('Early')
  const inbox = createInbox({ notifier: notify, clock })
  notify.clear()
  expect(states(inbox)).toEqual({ Early: 'unread' })
})

test('the same id again is one item: the newest words, unread, on top', () => {
  const { notify, inbox } = fresh()
  notify('Backup of Monday', { id: 'backup' })
  notify.clear('user')
  notify('Other')
  notify.clear()
  notify('Backup of Tuesday', { id: 'backup' })
  notify.clear()
  expect(titles(inbox.list())).toEqual(['Backup of Tuesday', 'Other'])
  expect(inbox.count()).toBe(2)
})

test('the same key again is one item with a count, and a mark goes to all of it', () => {
  const { clock, notify, inbox } = fresh()
  notify('New comment', { key: 'comments' })
  notify('New comment', { key: 'comments' })
  clock.advance(5000)
  notify('Newer comment', { key: 'comments' })
  clock.advance(5000)
  expect(inbox.list()).toEqual([expect.objectContaining({ title: 'Newer comment', count: 3 })])
  expect(inbox.mark(inbox.list('unread'), 'archived')).toBe(1)
  expect(inbox.count('archived')).toBe(1)
  expect(inbox.count('all')).toBe(1)
})

test('a repeat brings an archived item back', () => {
  const { notify, inbox } = fresh()
  notify('New comment', { key: 'comments' })
  notify.clear()
  inbox.mark(inbox.list(), 'archived')
  notify('New comment', { key: 'comments' })
  notify.clear()
  expect(inbox.list()).toEqual([expect.objectContaining({ count: 2, state: 'unread' })])
  expect(inbox.count('archived')).toBe(0)
})

test('a thousand in one batch publish once and leave the newest hundred', () => {
  const { notify, inbox } = fresh()
  const watcher = vi.fn<() => void>()
  inbox.watch(watcher)
  notify.batch(() => {
    for (let index = 0; index < 1000; index++) notify(`No. ${index}`)
    notify.clear()
  })
  expect(watcher).toHaveBeenCalledTimes(1)
  expect(inbox.count()).toBe(100)
  expect(inbox.list()[0]!.title).toBe('No. 999')
  expect(inbox.list()[99]!.title).toBe('No. 900')
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

test('texts are cut, large pictures left out, and functions never kept', () => {
  const { inbox } = fresh()
  const id = inbox.add({
    title: 'a'.repeat(3000),
    message: `${'b'.repeat(1998)}😀😀`,
    media: { type: 'image', url: `data:image/png;base64,${'A'.repeat(3000)}` },
    action: { label: 'Undo', onAction: () => {} },
    data: { run: () => {} },
  })
  const record = inbox.record(id)!
  expect(record.title).toBe(`${'a'.repeat(1999)}…`)
  expect(record.message).toBe(`${'b'.repeat(1998)}…`)
  expect(Object.keys(record)).toEqual([
    'v',
    'id',
    'filed',
    'edited',
    'state',
    'title',
    'message',
    'type',
  ])
})

test('a toast that was adopted is the record that is here: only its closing says anything', () => {
  const { notify, inbox } = fresh()
  inbox.merge([{ v: 1, id: 'r', filed: 5, edited: 5, state: ['unread', 5], title: 'Remote' }], 10)
  const sent: unknown[] = []
  inbox.observe((records) => sent.push(...records))
  inbox.adopt('r')
  notify('Remote', { id: 'r' })
  notify.update('r', { title: 'Remote, edited' })
  expect(sent).toEqual([])
  expect(inbox.list()).toEqual([])
  notify.dismiss('r', 'user')
  expect(sent).toEqual([expect.objectContaining({ id: 'r', filed: 5, edited: 5 })])
  expect(states(inbox)).toEqual({ Remote: 'read' })
  notify('Remote again', { id: 'r' })
  notify.clear()
  expect(states(inbox)).toEqual({ 'Remote again': 'unread' })
})

test('a redaction may replace the action, and keep tells nothing of a missing console', () => {
  vi.stubGlobal('console', undefined)
  const onAction = vi.fn<() => void>()
  const { inbox } = fresh({
    keep: ({ title }) => {
      if (title === 'Bad') throw new Error('no')
      return { action: { label: 'Other', onAction }, timestamp: new Date(5) }
    },
  })
  inbox.add({ title: 'Bad' })
  inbox.act(inbox.add({ title: 'Good', action: { label: 'One', href: '/' } }))
  vi.unstubAllGlobals()
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(inbox.list()).toEqual([expect.objectContaining({ title: 'Good', timestamp: 5 })])
})
