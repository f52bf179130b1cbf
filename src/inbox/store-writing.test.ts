import { afterEach, expect, test, vi } from 'vitest'
import { START, complaints, createSharedRows, fresh, settle, storeThat } from './fresh.model.ts'
import { createInbox, type InboxStore } from './index.ts'

afterEach(() => void vi.restoreAllMocks())

test('loaded records are not written again', async () => {
  const shared = createSharedRows()
  shared.rows.set('a', { v: 1, id: 'a', filed: START, edited: START, title: 'a' })
  await fresh({ store: shared.open() }).inbox.ready
  await settle()
  expect(shared.saves).toBe(0)
})

test('what was queued before the inbox was created is written, even if nothing else happens', async () => {
  const shared = createSharedRows()
  const { clock, notify } = fresh()
  notify('Early', { id: 'early' })
  createInbox({ notifier: notify, clock, store: shared.open() })
  await settle()
  expect([...shared.rows.keys()]).toEqual(['early'])
})

test('what is merged is written, unless it was known before', async () => {
  const shared = createSharedRows()
  const { inbox } = fresh({ store: shared.open() })
  await inbox.ready
  const record = { v: 1, id: 'a', filed: START, edited: START, title: 'a' }
  inbox.merge([record])
  await settle()
  expect([...shared.rows.keys()]).toEqual(['a'])
  inbox.merge([record])
  await settle()
  expect(shared.saves).toBe(1)
})

test('a burst is written in one go', async () => {
  const shared = createSharedRows()
  const { inbox, notify } = fresh({ store: shared.open() })
  await inbox.ready
  for (let index = 0; index < 50; index++) notify(`No. ${index}`)
  await settle()
  expect(shared.rows.size).toBe(50)
  expect(shared.saves).toBe(1)
})

test('removed rows are dropped from the store', async () => {
  const shared = createSharedRows()
  const { clock, inbox } = fresh({ store: shared.open(), maxAge: 1000 })
  inbox.add({ id: 'a', title: 'a' })
  await settle()
  expect([...shared.rows.keys()]).toEqual(['a'])
  clock.advance(2000)
  inbox.add({ id: 'b', title: 'b' })
  await settle()
  expect([...shared.rows.keys()]).toEqual(['b'])
})

test('a stored record that is too old leaves the store', async () => {
  const shared = createSharedRows()
  shared.rows.set('a', { v: 1, id: 'a', filed: START - 2000, edited: START - 2000, title: 'a' })
  const { inbox } = fresh({ store: shared.open(), maxAge: 1000 })
  await inbox.ready
  await settle()
  expect([...shared.rows.keys()]).toEqual([])
})

/** A store whose writes end when they are told to. */
const slowStore = () => {
  const ends: (() => void)[] = []
  const save = vi.fn<InboxStore['save']>(() => new Promise((resolve) => ends.push(resolve)))
  const written = () => save.mock.calls.map(([records]) => records.map(({ id }) => id))
  return { save, written, end: (place: number) => (ends[place]!(), settle()) }
}

test('what changes during a write is written after it', async () => {
  const { save, written, end } = slowStore()
  const { inbox } = fresh({ store: storeThat({ save }) })
  await inbox.ready
  inbox.add({ id: 'a', title: 'a' })
  await settle()
  inbox.mark('a', 'read')
  inbox.add({ id: 'b', title: 'b' })
  await settle()
  expect(save).toHaveBeenCalledOnce()
  await end(0)
  expect(written()).toEqual([['a'], ['a', 'b']])
  expect(save.mock.calls[1]![0]).toMatchObject([{ state: ['read', START + 1] }, {}])
})

test('with a store that keeps the order, nothing waits, since the page may leave', async () => {
  const { save, written, end } = slowStore()
  const { inbox } = fresh({ store: { ...storeThat({ save }), keepsOrder: true } })
  await inbox.ready
  inbox.add({ id: 'a', title: 'a' })
  await settle()
  inbox.mark('a', 'read')
  inbox.add({ id: 'b', title: 'b' })
  await settle()
  expect(written()).toEqual([['a'], ['a', 'b']])
  await end(1)
  await end(0)
  expect(save).toHaveBeenCalledTimes(2)
})

test('a store that does not answer is asked for no more until it has', async () => {
  complaints()
  const { save, written, end } = slowStore()
  const { clock, inbox } = fresh({ store: { ...storeThat({ save }), keepsOrder: true } })
  await inbox.ready
  inbox.add({ id: 'a', title: 'a' })
  await settle()
  clock.advance(2000)
  await settle()
  for (const id of ['b', 'c']) {
    inbox.add({ id, title: id })
    await settle()
  }
  expect(written()).toEqual([['a']])
  await end(0)
  expect(written()).toEqual([['a'], ['b', 'c']])
})

test('what is pruned leaves no words in the store', async () => {
  const shared = createSharedRows()
  const { inbox } = fresh({ store: shared.open(), limit: 1 })
  inbox.add({ id: 'a', title: 'a' })
  await settle()
  inbox.add({ id: 'b', title: 'b' })
  await settle()
  expect([...shared.rows.values()]).toMatchObject([
    { id: 'a', gone: expect.any(Number) },
    { id: 'b', title: 'b' },
  ])
  expect(shared.rows.get('a')).not.toHaveProperty('title')
})

test('what is changed in one go is one write, since the page may leave after it', async () => {
  const save = vi.fn<InboxStore['save']>(() => new Promise(() => {}))
  const { inbox } = fresh({ store: storeThat({ save }) })
  await inbox.ready
  inbox.add({ id: 'a', title: 'a' })
  inbox.add({ id: 'b', title: 'b' })
  inbox.mark('a', 'read')
  await settle()
  expect(save.mock.calls.map(([records]) => records.map(({ id }) => id))).toEqual([['a', 'b']])
})

test('the last change before closing is written', async () => {
  const save = vi.fn<InboxStore['save']>(async () => {})
  const { inbox } = fresh({ store: storeThat({ save }) })
  await inbox.ready
  inbox.add({ id: 'a', title: 'a' })
  inbox.close()
  expect(save).toHaveBeenCalledOnce()
})
