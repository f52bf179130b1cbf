import { afterEach, expect, test, vi } from 'vitest'
import { START, fresh, states, titles } from './fresh.model.ts'

afterEach(() => void vi.restoreAllMocks())

const filled = (...names: string[]) => {
  const all = fresh()
  for (const title of names) all.inbox.add({ id: title, title })
  return all
}

test('count is the length of the list, in every state', () => {
  const { inbox } = filled('a', 'b', 'c', 'd')
  inbox.mark('a', 'read')
  inbox.mark(['b', 'c'], 'archived')
  expect(titles(inbox.list())).toEqual(['d', 'a'])
  expect([inbox.count(), inbox.count('read'), inbox.count('archived'), inbox.count('all')]).toEqual(
    [1, 1, 2, 4],
  )
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

test('the newest filed comes first, whatever the timestamps say', () => {
  const { inbox } = fresh()
  inbox.add({ title: 'first', timestamp: START + 1e9 })
  inbox.add({ title: 'second', timestamp: 0 })
  expect(titles(inbox.list())).toEqual(['second', 'first'])
})

test('marking says how many changed, and can be done twice and taken back', () => {
  const { inbox } = filled('a', 'b')
  expect(inbox.mark(inbox.list('unread'), 'read')).toBe(2)
  expect(inbox.mark(inbox.list('read'), 'read')).toBe(0)
  expect(inbox.mark('unknown', 'read')).toBe(0)
  expect(inbox.mark(inbox.list(), 'archived')).toBe(2)
  expect(inbox.mark(inbox.list('archived'), 'unread')).toBe(2)
  expect(inbox.count()).toBe(2)
})

test('marking what was listed leaves what came since, under its key or its id', () => {
  const { inbox } = fresh()
  inbox.add({ id: 'a', title: 'a' })
  inbox.add({ key: 'k', title: 'k' })
  const listed = inbox.list('unread')
  inbox.add({ id: 'a', title: 'a again' })
  inbox.add({ key: 'k', title: 'k again' })
  expect(inbox.mark(listed, 'read')).toBe(1)
  expect(titles(inbox.list('unread'))).toEqual(['k again', 'a again'])
})

test('an item that was copied means itself, and nothing newer', () => {
  const { inbox } = filled('a')
  const copy = { ...inbox.list()[0]! }
  inbox.add({ id: 'a', title: 'newer' })
  expect(inbox.mark(copy, 'read')).toBe(0)
  expect(inbox.mark({ ...inbox.list()[0]! }, 'read')).toBe(1)
})

test('an id means all of its key, also by an older id', () => {
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
  const { inbox } = fresh()
  inbox.add({ id: '5', title: 'five' })
  expect(inbox.mark(5 as unknown as string, 'read')).toBe(1)
  expect(inbox.record(5 as unknown as string)!.title).toBe('five')
})

test('a state that does not exist is refused before anything changed', () => {
  const { inbox } = filled('a')
  expect(() => inbox.mark('a', 'seen' as 'read')).toThrow(TypeError)
  expect(states(inbox)).toEqual({ a: 'unread' })
})

test('what is marked read or archived, or removed, leaves the screen as the user’s doing', () => {
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

test('what was removed is gone, with its words', () => {
  const { inbox } = filled('a', 'b')
  expect(inbox.remove(inbox.list()[0]!)).toBe(1)
  expect(inbox.remove('b')).toBe(0)
  expect(titles(inbox.list('all'))).toEqual(['a'])
  expect(inbox.record('b')).not.toHaveProperty('title')
})

test('what was removed can come again', () => {
  const { inbox } = filled('a')
  inbox.remove('a')
  inbox.add({ id: 'a', title: 'again' })
  expect(states(inbox)).toEqual({ again: 'unread' })
})

test('looking ends “new” and marks nothing', () => {
  const { inbox } = filled('a', 'b')
  expect(inbox.unseen()).toBe(2)
  inbox.markSeen()
  expect([inbox.unseen(), inbox.count()]).toEqual([0, 2])
  inbox.add({ title: 'c' })
  expect(inbox.unseen()).toBe(1)
  inbox.mark(inbox.list(), 'read')
  expect(inbox.unseen()).toBe(0)
})

test('what was on screen when the user looked is new once it is listed', () => {
  const { clock, notify, inbox } = fresh()
  notify('Saved')
  clock.advance(1000)
  inbox.add({ title: 'Other' })
  inbox.markSeen()
  clock.advance(5000)
  expect(titles(inbox.list())).toEqual(['Other', 'Saved'])
  expect(inbox.unseen()).toBe(1)
  inbox.markSeen()
  expect(inbox.unseen()).toBe(0)
})

test('what comes after the look is new, though it was filed where the clock is behind ours', () => {
  const { inbox } = fresh()
  const hourAgo = START - 3_600_000
  inbox.add({ title: 'By a clock an hour ahead' })
  inbox.markSeen()
  inbox.merge([{ v: 1, id: 'r', filed: hourAgo, edited: hourAgo, title: 'Relayed' }], hourAgo)
  expect(inbox.unseen()).toBe(1)
  inbox.mark('r', 'read')
  inbox.mark('r', 'unread')
  inbox.markSeen()
  expect(inbox.unseen()).toBe(0)
})

test('a key that was seen is not new when its newest is taken back', () => {
  const { inbox } = fresh()
  inbox.add({ id: 'a', title: 'first', key: 'k' })
  inbox.add({ id: 'b', title: 'second', key: 'k' })
  inbox.markSeen()
  inbox.merge([{ v: 1, id: 'b', gone: START + 5 }])
  expect(titles(inbox.list())).toEqual(['first'])
  expect(inbox.unseen()).toBe(0)
})

test('a look is told once, and sent on as the largest filed that was listed', () => {
  const { inbox } = filled('a')
  const watcher = vi.fn<() => void>()
  const observer = vi.fn<(records: readonly unknown[]) => void>()
  inbox.watch(watcher)
  inbox.observe(observer)
  inbox.markSeen()
  inbox.markSeen()
  expect(watcher).toHaveBeenCalledTimes(1)
  const looked = { v: 1, id: 'belfry:looked', state: ['read', inbox.list()[0]!.filed] }
  expect(observer.mock.calls).toEqual([[[looked]]])
})

test('a look elsewhere counts here', () => {
  const { notify, inbox } = fresh()
  const other = fresh().inbox
  notify('On screen')
  inbox.add({ title: 'a' })
  inbox.markSeen()
  other.merge(inbox.list('all').map(({ id }) => inbox.record(id)))
  other.add({ title: 'b' })
  other.markSeen()
  inbox.merge([other.record('belfry:looked')])
  notify.clear()
  expect(inbox.unseen()).toBe(0)
})

test('nobody hears an older list after a newer one, and whoever throws harms nobody', () => {
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

test('members can be passed around on their own', () => {
  const { list, add, mark, count } = fresh().inbox
  add({ title: 'a' })
  mark(list(), 'read')
  expect(count('read')).toBe(1)
})
