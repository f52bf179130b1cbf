import { expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import {
  START,
  createSharedRows,
  fresh,
  settle,
  states,
  storeThat,
  tab,
  titles,
} from './fresh.model.ts'

test('read, archive, remove and forget in one tab show in the others', async () => {
  const shared = createSharedRows()
  const clock = createTestClock(START)
  const [one, two, three] = [shared, shared, shared].map(({ open }) => tab(clock, open()))
  await settle()
  for (const id of ['a', 'b', 'c', 'd']) one!.inbox.add({ id, title: id })
  await settle()
  two!.inbox.mark('a', 'read')
  three!.inbox.mark('b', 'archived')
  two!.inbox.remove('c')
  await settle()
  const expected = { a: 'read', b: 'archived', d: 'unread' }
  for (const { inbox } of [one!, two!, three!]) expect(states(inbox)).toEqual(expected)
  const watchers = [one!, two!, three!].map(({ inbox }) => {
    const watcher = vi.fn<() => void>()
    inbox.watch(watcher)
    return watcher
  })
  const { saves } = shared
  await one!.inbox.forget()
  await settle()
  expect(shared.saves, 'nothing is written to what was erased').toBe(saves)
  for (const watcher of watchers) expect(watcher).toHaveBeenCalledTimes(1)
  for (const { inbox } of [one!, two!, three!]) expect(inbox.list('all')).toEqual([])
  expect(shared.rows.size).toBe(0)
})

test('two tabs that file and mark at the same moment lose nothing, and agree', async () => {
  const shared = createSharedRows()
  const clock = createTestClock(START)
  const [one, two] = [tab(clock, shared.open()), tab(clock, shared.open())]
  await settle()
  one.inbox.add({ id: 'a', title: 'a' })
  two.inbox.add({ id: 'b', title: 'b' })
  await settle()
  one.inbox.mark('a', 'read')
  two.inbox.mark('a', 'archived')
  await settle()
  expect(states(one.inbox)).toEqual({ a: 'archived', b: 'unread' })
  expect(states(two.inbox)).toEqual(states(one.inbox))
  expect(shared.rows.get('a')!.state![0]).toBe('archived')
})

test('a tab that hears less than it knows saves again', async () => {
  const shared = createSharedRows()
  const { clock, inbox } = fresh({ store: shared.open() })
  await settle()
  inbox.add({ id: 'a', title: 'a' })
  await settle()
  const stale = shared.rows.get('a')!
  inbox.mark('a', 'read')
  await settle()
  // A tab that had not heard of the mark writes its whole row.
  void shared.open().save([stale], [])
  await settle()
  expect(shared.rows.get('a')!.state![0]).toBe('read')
  expect(tab(clock, shared.open()).inbox.count()).toBe(0)
})

test('forgetting is over when the store has forgotten', async () => {
  let done = () => {}
  const forget = () => new Promise<void>((resolve) => (done = resolve))
  const { inbox } = fresh({ store: storeThat({ forget }) })
  await inbox.ready
  const isOver = vi.fn<() => void>()
  void inbox.forget().then(isOver)
  await settle()
  expect(isOver).not.toHaveBeenCalled()
  done()
  await settle()
  expect(isOver).toHaveBeenCalledOnce()
})

test('forget overrides a load under way, and does not file again what is on screen', async () => {
  const shared = createSharedRows()
  shared.rows.set('a', { v: 1, id: 'a', filed: START, edited: START, title: 'a' })
  const { notify, inbox } = fresh({ store: shared.open() })
  const id = notify('On screen')
  const observer = vi.fn<() => void>()
  inbox.observe(observer)
  await inbox.forget()
  notify.update(id, { title: 'Still on screen' })
  notify.clear()
  await settle()
  expect(inbox.list('all')).toEqual([])
  expect([shared.rows.size, shared.saves]).toEqual([0, 0])
  expect(observer).not.toHaveBeenCalled()
  notify('Next')
  notify.clear()
  expect(titles(inbox.list())).toEqual(['Next'])
})
