import { expect, test, vi } from 'vitest'
import type { Notifier } from '../core/index.ts'
import { START, fresh, states, titles } from './fresh.model.ts'

test('adding the same id again gives one item: the newest words, unread, on top', () => {
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

test('adding the same key again gives one item with a count, and a mark applies to all of it', () => {
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

test('an older item of a key that comes late counts too', () => {
  const { inbox } = fresh()
  inbox.add({ key: 'k', title: 'newer' })
  expect(inbox.list()[0]).not.toHaveProperty('count')
  const filed = START - 1000
  inbox.merge([{ v: 1, id: 'late', filed, edited: filed, key: 'k', title: 'older' }])
  expect(inbox.list()).toMatchObject([{ title: 'newer', count: 2 }])
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

test('an adopted toast is the record that is already here: only its closing counts', () => {
  const { notify, inbox } = fresh()
  inbox.merge([{ v: 1, id: 'r', filed: 5, edited: 5, state: ['unread', 5], title: 'Remote' }], 10)
  const sent: unknown[] = []
  inbox.observe((records) => sent.push(...records))
  inbox.adopt('r')
  notify('Remote', { id: 'r' })
  inbox.adopt('r')
  notify('Remote, edited', { id: 'r' })
  notify.update('r', { duration: 0 })
  expect(sent).toEqual([])
  expect(inbox.list()).toEqual([])
  notify.dismiss('r', 'user')
  expect(sent).toEqual([expect.objectContaining({ id: 'r', filed: 5, edited: 5 })])
  expect(states(inbox)).toEqual({ Remote: 'read' })
  notify('Remote again', { id: 'r' })
  notify.clear()
  expect(states(inbox)).toEqual({ 'Remote again': 'unread' })
})

test.each<[how: string, notifyAgain: (notify: Notifier) => unknown, count?: number]>([
  ['a repeat by key', (notify) => notify('Failed', { key: 'deploy' }), 2],
  ['a notification of the same id', (notify) => notify('Failed', { id: 'r' })],
  ['an update', (notify) => notify.update('r', { title: 'Failed' })],
  [
    'the outcome of a promise',
    (notify) =>
      notify.promise(Promise.resolve(), {
        loading: { id: 'r', title: 'Deploying' },
        success: 'Failed',
        error: null,
      }),
  ],
])('%s, over an adopted toast, is kept like any other', async (_, notifyAgain, count) => {
  const { notify, inbox } = fresh()
  inbox.merge([{ v: 1, id: 'r', filed: 5, edited: 5, state: ['unread', 5], title: 'Started' }], 10)
  inbox.adopt('r')
  notify('Started', { id: 'r', key: 'deploy' })
  await notifyAgain(notify)
  notify.clear()
  expect(inbox.list()).toHaveLength(1)
  expect(inbox.list()[0]).toMatchObject({ id: 'r', title: 'Failed', state: 'unread' })
  expect(inbox.list()[0]!.count).toBe(count)
})

test('what may not be kept leaves an adopted record as it is', () => {
  const { notify, inbox } = fresh()
  inbox.merge([{ v: 1, id: 'r', filed: 5, edited: 5, state: ['unread', 5], title: 'Started' }], 10)
  inbox.adopt('r')
  notify('Started', { id: 'r' })
  notify('For the screen', { id: 'r', keep: false })
  notify.dismiss('r', 'user')
  expect(inbox.list()[0]).toMatchObject({ title: 'Started', state: 'read' })
})
