import { expect, test, vi } from 'vitest'
import { START, filled, fresh, titles } from './fresh.model.ts'

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

test('what was on screen during a look is new once it is listed', () => {
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

test('… also if the relay has heard of the look meanwhile', () => {
  const { clock, notify, inbox } = fresh()
  notify('Saved')
  clock.advance(1000)
  inbox.add({ title: 'Other' })
  inbox.markSeen()
  inbox.merge([{ v: 1, id: 'belfry:looked', sent: clock.now() }])
  clock.advance(5000)
  expect(inbox.unseen()).toBe(1)
})

test('what comes after a look is new, even if it was filed by a clock behind ours', () => {
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

test('a key that was seen is not new when its newest item is withdrawn', () => {
  const { inbox } = fresh()
  inbox.add({ id: 'a', title: 'first', key: 'k' })
  inbox.add({ id: 'b', title: 'second', key: 'k' })
  inbox.markSeen()
  inbox.merge([{ v: 1, id: 'b', gone: START + 5 }])
  expect(titles(inbox.list())).toEqual(['first'])
  expect(inbox.unseen()).toBe(0)
})

test('a look is announced once, and sent on as the latest listed filing', () => {
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
  const watcher = vi.fn<() => void>()
  inbox.watch(watcher)
  inbox.merge([other.record('belfry:looked')])
  expect(watcher).toHaveBeenCalledTimes(1)
  notify.clear()
  expect(inbox.unseen()).toBe(0)
})

test('the record of the last look is never an item, whatever words come under its name', () => {
  const { notify, inbox } = filled('a')
  const id = 'belfry:looked'
  inbox.merge([{ v: 1, id, filed: START, edited: START, title: 'Look' }])
  notify({ id, title: 'Look', silent: true })
  inbox.add({ id, title: 'Look' })
  expect(titles(inbox.list('all'))).toEqual(['a'])
  expect(inbox.unseen(), 'filing under its name is no look').toBe(1)
  inbox.markSeen()
  expect(inbox.unseen()).toBe(0)
})
