import { afterEach, expect, test, vi } from 'vitest'
import { DAY, type Fresh, START, filled, fresh, states, titles } from './fresh.model.ts'

afterEach(() => void vi.restoreAllMocks())

test('count is the length of the list, in every state', () => {
  const { inbox } = filled('a', 'b', 'c', 'd')
  inbox.mark('a', 'read')
  inbox.mark(['b', 'c'], 'archived')
  expect(titles(inbox.list())).toEqual(['d', 'a'])
  expect([inbox.count(), inbox.count('read'), inbox.count('archived'), inbox.count('all')]).toEqual(
    [1, 1, 2, 4],
  )
})

test('null asks for the usual list, as nothing at all does', () => {
  const { inbox } = fresh()
  inbox.add({ id: 'a', title: 'a' })
  expect(inbox.list(null as never)).toMatchObject([{ id: 'a' }])
  expect(inbox.list()).toMatchObject([{ id: 'a' }])
})

test('a list is the same frozen array until something changes', () => {
  const { inbox } = filled('a', 'b')
  const before = inbox.list()
  expect(inbox.list()).toBe(before)
  expect(Object.isFrozen(before) && Object.isFrozen(before[0])).toBe(true)
  inbox.mark('a', 'read')
  expect(inbox.list()).not.toBe(before)
  expect(inbox.list()[0], 'what did not change is the same item').toBe(before[0])
})

test('an item has the data that was given, for as long as the page lives', () => {
  const { inbox } = fresh()
  const data = { open: () => {} }
  inbox.add({ title: 'a', data })
  expect(inbox.list()[0]!.data).toBe(data)
})

test('a clock that was days ahead spoils no stamp once a relay has told the time', () => {
  const { clock, inbox } = fresh()
  clock.advance(2 * DAY)
  inbox.add({ id: 'ahead', title: 'ahead' })
  inbox.merge([], START)
  inbox.mark('ahead', 'read')
  inbox.add({ id: 'b', title: 'b' })
  inbox.mark('b', 'archived')
  expect(states(inbox)).toEqual({ ahead: 'read', b: 'archived' })
  expect(inbox.record('b')!.state![1]).toBeLessThan(START + 10)
  inbox.remove('ahead')
  expect(titles(inbox.list('all'))).toEqual(['b'])
})

test('what was forgotten is not sent on, even if another device brings it back at once', () => {
  const { inbox } = filled('a')
  const sent: string[] = []
  inbox.observe((records) => sent.push(...records.map(({ id }) => id)))
  const record = { v: 1, id: 'a', filed: START + 9, edited: START + 9, title: 'back' }
  const stop = inbox.watch(() => {
    stop()
    inbox.mark('a', 'unread')
    void inbox.forget()
    inbox.merge([record])
  })
  inbox.mark('a', 'read')
  expect(titles(inbox.list())).toEqual(['back'])
  expect(sent).toEqual(['a'])
})

test('the most recently filed item comes first, whatever the timestamps say', () => {
  const { inbox } = fresh()
  inbox.add({ title: 'first', timestamp: START + 1e9 })
  inbox.add({ title: 'second', timestamp: 0 })
  expect(titles(inbox.list())).toEqual(['second', 'first'])
})

test('marking returns how many changed, and can be repeated and undone', () => {
  const { inbox } = filled('a', 'b')
  expect(inbox.mark(inbox.list('unread'), 'read')).toBe(2)
  expect(inbox.mark(inbox.list('read'), 'read')).toBe(0)
  expect(inbox.mark('unknown', 'read')).toBe(0)
  expect(inbox.mark(null as unknown as string, 'read')).toBe(0)
  expect(inbox.mark(inbox.list(), 'archived')).toBe(2)
  expect(inbox.mark(inbox.list('archived'), 'unread')).toBe(2)
  expect(inbox.count()).toBe(2)
})

test('marking a listed item leaves what came since, under its key or its id', () => {
  const { inbox } = fresh()
  inbox.add({ id: 'a', title: 'a' })
  inbox.add({ key: 'k', title: 'k' })
  const listed = inbox.list('unread')
  inbox.add({ id: 'a', title: 'a again' })
  inbox.add({ key: 'k', title: 'k again' })
  expect(inbox.mark(listed, 'read')).toBe(1)
  expect(titles(inbox.list('unread'))).toEqual(['k again', 'a again'])
})

test('a copied item means itself, and nothing newer', () => {
  const { inbox } = filled('a')
  const copy = { ...inbox.list()[0]! }
  inbox.add({ id: 'a', title: 'newer' })
  expect(inbox.mark(copy, 'read')).toBe(0)
  expect(inbox.mark({ ...inbox.list()[0]! }, 'read')).toBe(1)
})

test('an id means everything under its key, even an older id', () => {
  const { inbox } = fresh()
  const older = inbox.add({ key: 'k', title: 'older' })
  inbox.add({ key: 'k', title: 'newer' })
  expect(inbox.mark(older, 'read')).toBe(1)
  expect(inbox.count()).toBe(0)
  expect(inbox.list()).toEqual([expect.objectContaining({ title: 'newer', count: 2 })])
  expect(inbox.remove(older)).toBe(1)
  expect(inbox.list('all')).toEqual([])
})

test('ids may be numbers', () => {
  const { notify, inbox } = fresh()
  inbox.add({ id: '5', title: 'five' })
  expect(inbox.mark(5 as unknown as string, 'read')).toBe(1)
  expect(inbox.record(5 as unknown as string)!.title).toBe('five')
  inbox.adopt(5 as unknown as string)
  notify('shown', { id: 5 as unknown as string })
  expect(inbox.record('5')!.title).toBe('five')
})

test('an unknown state is refused before anything changes', () => {
  const { inbox } = filled('a')
  expect(() => inbox.mark('a', 'seen' as 'read')).toThrow(TypeError)
  expect(states(inbox)).toEqual({ a: 'unread' })
})

test('marking as read, archiving or removing takes an item off the screen as the user’s doing', () => {
  const { notify, inbox } = fresh()
  const onClose = vi.fn<() => void>()
  const sent: unknown[] = []
  for (const id of ['a', 'b', 'c', 'd']) notify(id, { id, onClose })
  inbox.observe((records) => sent.push(...records.map(({ id }) => id)))
  inbox.mark('a', 'read')
  inbox.mark('b', 'archived')
  inbox.remove('c')
  inbox.mark('d', 'unread')
  expect(titles(notify.list())).toEqual(['d'])
  expect(onClose.mock.calls).toEqual(Array.from({ length: 3 }, () => ['dismissed', 'user']))
  expect(states(inbox)).toEqual({ a: 'read', b: 'archived' })
  expect(sent, 'the closing sends nothing more').toEqual(['a', 'b', 'c'])
})

test('marking several on screen is one change there', () => {
  const { notify, inbox } = fresh()
  const sizes: number[] = []
  const ids = ['a', 'b', 'c'].map((title) => notify(title))
  notify.watch(() => sizes.push(notify.size()))
  inbox.mark(ids, 'read')
  expect(sizes).toEqual([0])
})

test('what comes in place of a card that was just marked stays on screen', () => {
  const { notify, inbox } = fresh()
  for (const id of ['a', 'b']) notify('First', { id })
  const stop = inbox.watch(() => {
    stop()
    inbox.mark(['a', 'b'], 'read')
    notify('Second', { id: 'a' })
    notify('Working', { id: 'b', pending: true })
  })
  inbox.add({ title: 'told to watchers' })
  expect(titles(notify.list())).toEqual(['Second', 'Working'])
  notify.clear()
  expect(inbox.record('a')).toMatchObject({ title: 'Second', state: ['unread', START + 5] })
})

test('a removed item is gone, with its words', () => {
  const { inbox } = filled('a', 'b')
  const [b] = inbox.list()
  expect(inbox.remove(b!)).toBe(1)
  expect([inbox.remove('b'), inbox.remove(b!), inbox.mark(b!, 'read')]).toEqual([0, 0, 0])
  expect(titles(inbox.list('all'))).toEqual(['a'])
  expect(inbox.record('b')).not.toHaveProperty('title')
})

test('a removed item can come again', () => {
  const { inbox } = filled('a')
  inbox.remove('a')
  inbox.add({ id: 'a', title: 'again' })
  expect(states(inbox)).toEqual({ again: 'unread' })
})

test('nobody hears an older list after a newer one, and a listener that throws harms nobody', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { inbox } = fresh()
  const heard: number[] = []
  inbox.watch(() => {
    throw new Error('no')
  })
  inbox.watch(() => {
    if (inbox.count()) inbox.mark(inbox.list('unread'), 'read')
  })
  const leave = inbox.watch(() => heard.push(inbox.count()))
  inbox.add({ title: 'a' })
  expect(heard.at(-1)).toBe(0)
  expect(reported).toHaveBeenCalled()
  leave()
  leave()
  inbox.add({ title: 'b' })
  expect(heard.at(-1)).toBe(0)
  vi.unstubAllGlobals()
})

test('what a watcher shows is sent on, and what it merges is told and closed, at once', () => {
  const work = {
    show: ({ notify }: Fresh) => void notify('Next', { id: 'next' }),
    file: ({ inbox }: Fresh) =>
      inbox.merge([{ v: 1, id: 'late', filed: START, edited: START, title: 'late' }]),
    mark: ({ inbox }: Fresh) => inbox.merge([{ v: 1, id: 'shown', state: ['read', START + 9] }]),
  }
  const after = Object.values(work).map((does) => {
    const all = fresh()
    const { notify, inbox } = all
    notify('Shown', { id: 'shown' })
    const sent: string[] = []
    inbox.observe((records) => sent.push(...records.map(({ id }) => id)))
    const watcher = vi.fn<() => void>(() => {
      if (watcher.mock.calls.length === 1) does(all)
    })
    inbox.watch(watcher)
    inbox.add({ id: 'first', title: 'First' })
    return [sent.length, watcher.mock.calls.length, notify.size()]
  })
  expect(after).toEqual([
    [2, 1, 2],
    [1, 2, 1],
    [1, 2, 0],
  ])
})

test('you can pass members around on their own', () => {
  const { list, add, mark, count } = fresh().inbox
  add({ title: 'a' })
  mark(list(), 'read')
  expect(count('read')).toBe(1)
})
