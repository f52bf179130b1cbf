import { afterEach, expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import {
  START,
  complaints,
  createSharedRows,
  fresh,
  settle,
  states,
  tab,
  titles,
} from './fresh.model.ts'
import type { InboxStore } from './inbox.ts'

afterEach(() => void vi.restoreAllMocks())

const never = new Promise<never>(() => {})

/** A store that does everything right, but for what a test says. */
const storeThat = (does: Partial<InboxStore>): InboxStore => ({
  ...createSharedRows().open(),
  ...does,
})

test('a reload restores items, states and order, and brings no toast back', async () => {
  const shared = createSharedRows()
  const before = fresh({ store: shared.open() })
  expect(await before.inbox.ready).toBe('stored')
  for (const id of ['a', 'b', 'c']) before.inbox.add({ id, title: id, data: { id } })
  before.inbox.mark('a', 'archived')
  before.inbox.mark('b', 'read')
  before.notify('On screen')
  await settle()
  const after = tab(before.clock, shared.open())
  await after.inbox.ready
  expect(after.inbox.list('all').map(({ title, state }) => [title, state])).toEqual([
    ['On screen', 'unread'],
    ['c', 'unread'],
    ['b', 'read'],
    ['a', 'archived'],
  ])
  expect(after.inbox.list('all')[1]!.data).toEqual({ id: 'c' })
  expect(after.notify.size()).toBe(0)
})

test('after a reload links and names are there, and functions have no button', async () => {
  const shared = createSharedRows()
  const { clock, inbox } = fresh({ store: shared.open() })
  const onAction = (): void => {}
  inbox.add({ id: 'l', title: 'l', action: { label: 'Open', href: '/', onAction } })
  inbox.add({ id: 'n', title: 'n', action: { label: 'Retry', name: 'retry' } })
  inbox.add({ id: 'f', title: 'f', action: { label: 'Undo', onAction } })
  await settle()
  const after = tab(clock, shared.open()).inbox
  await after.ready
  const actions = Object.fromEntries(after.list().map(({ id, action }) => [id, action]))
  expect(actions).toEqual({
    l: { label: 'Open', href: '/' },
    n: { label: 'Retry', name: 'retry' },
    f: undefined,
  })
})

test('calls before ready are kept, and merged with what was stored', async () => {
  const shared = createSharedRows()
  shared.rows.set('a', {
    v: 1,
    id: 'a',
    filed: START,
    edited: START,
    state: ['unread', START],
    title: 'a',
  })
  const { inbox } = fresh({ store: shared.open() })
  inbox.add({ id: 'b', title: 'b' })
  inbox.merge([{ v: 1, id: 'a', state: ['read', START + 1] }])
  expect(shared.saves).toBe(0)
  await inbox.ready
  expect(states(inbox)).toEqual({ b: 'unread', a: 'read' })
  await settle()
  expect(shared.rows.get('a')!.state).toEqual(['read', START + 1])
  expect([...shared.rows.keys()]).toEqual(['a', 'b'])
})

test('what is loaded is not written again', async () => {
  const shared = createSharedRows()
  shared.rows.set('a', { v: 1, id: 'a', filed: START, edited: START, title: 'a' })
  await fresh({ store: shared.open() }).inbox.ready
  await settle()
  expect(shared.saves).toBe(0)
})

test('a burst is written in few goes', async () => {
  const shared = createSharedRows()
  const { inbox, notify } = fresh({ store: shared.open() })
  await inbox.ready
  for (let index = 0; index < 50; index++) notify(`No. ${index}`)
  await settle()
  expect(shared.rows.size).toBe(50)
  expect(shared.saves).toBe(2)
})

test('rows that went are dropped from the store', async () => {
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

test.each([
  ['refuses', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['lies', () => Promise.resolve({ length: 3 } as unknown as unknown[])],
])(
  'with a store that %s to load the inbox works from memory, and says so once',
  async (_, load) => {
    const heard = complaints()
    const save = vi.fn<InboxStore['save']>()
    const { inbox } = fresh({ store: storeThat({ load, save }) })
    expect(await inbox.ready).toBe('memory')
    inbox.add({ title: 'a' })
    await settle()
    expect(titles(inbox.list())).toEqual(['a'])
    expect(save).not.toHaveBeenCalled()
    expect(heard).toEqual([expect.objectContaining({ message: expect.stringContaining('memory') })])
  },
)

test('a store that hangs is not waited for longer than two seconds; a late answer is merged', async () => {
  const heard = complaints()
  const shared = createSharedRows()
  const rows = [{ v: 1, id: 'a', filed: START, edited: START, title: 'late' }]
  let answer!: (rows: unknown[]) => void
  const load = () => new Promise<unknown[]>((resolve) => (answer = resolve))
  const { clock, inbox } = fresh({ store: { ...shared.open(), load } })
  let ready: string | undefined
  void inbox.ready.then((how) => (ready = how))
  clock.advance(1999)
  await settle()
  expect(ready).toBeUndefined()
  clock.advance(1)
  await settle()
  expect(ready).toBe('memory')
  inbox.add({ title: 'early' })
  answer(rows)
  await settle()
  expect(titles(inbox.list())).toEqual(['early', 'late'])
  expect(shared.rows.size).toBe(1)
  expect(heard).toHaveLength(1)
})

test('what could not be written is tried again with the next change', async () => {
  const heard = complaints()
  const shared = createSharedRows()
  const good = shared.open()
  let isFull = true
  const save: InboxStore['save'] = (...rows) =>
    isFull ? Promise.reject(new Error('full')) : good.save(...rows)
  const { inbox } = fresh({ store: { ...good, save } })
  await inbox.ready
  inbox.add({ id: 'a', title: 'a' })
  await settle()
  inbox.add({ id: 'b', title: 'b' })
  await settle()
  expect(inbox.count()).toBe(2)
  isFull = false
  inbox.add({ id: 'c', title: 'c' })
  await settle()
  expect([...shared.rows.keys()].sort()).toEqual(['a', 'b', 'c'])
  expect(heard).toHaveLength(1)
})

test.each([
  ['hangs', () => never],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
])('a store that %s when writing or listening takes nothing down', async (_, fails) => {
  const heard = complaints()
  const listen = (() => {
    throw new Error('no')
  }) as InboxStore['listen']
  const { clock, inbox } = fresh({ store: storeThat({ save: fails, listen }) })
  await inbox.ready
  inbox.add({ title: 'a' })
  clock.advance(2000)
  inbox.add({ title: 'b' })
  await settle()
  expect(inbox.count()).toBe(2)
  expect(heard).toHaveLength(1)
  inbox.close()
})

test('a record of another shape is skipped, and a field that does not fit is left out', async () => {
  const good = { v: 1, id: 'a', filed: START, edited: START, title: 'a' }
  const throwing = Object.defineProperty({ ...good, id: 't' }, 'title', {
    enumerable: true,
    get: () => {
      throw new Error('no')
    },
  })
  const load = async () => [
    good,
    null,
    'text',
    { ...good, v: 2, id: 'newer' },
    { ...good, id: '' },
    { ...good, id: 7 },
    { ...good, id: 's', state: ['seen', 1] },
    { ...good, id: 'f', filed: 'now' },
    { ...good, id: 'n', gone: Number.NaN },
    { ...good, id: 'd', filed: START + 2 * 86_400_000 },
    {
      ...good,
      id: 'b',
      title: 'b',
      type: 'loud',
      media: { type: 'image', url: 'javascript:0' },
      count: 0,
    },
    {
      ...good,
      id: 'c',
      title: 'c',
      media: null,
      action: { label: 'Go', href: ' java\nscript:0' },
      key: {},
    },
    throwing,
  ]
  const heard = complaints()
  const { inbox } = fresh({ store: storeThat({ load }) })
  await inbox.ready
  expect(titles(inbox.list())).toEqual(['c', 'b', 'a'])
  expect(inbox.list()[0]).toEqual({
    id: 'c',
    title: 'c',
    message: '',
    type: 'info',
    filed: START,
    state: 'unread',
  })
  // A part that does not fit is told, as everywhere.
  expect(heard).toEqual([expect.any(TypeError)])
})

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
  await one!.inbox.forget()
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

test('forget beats a loading under way, and files nothing anew that is on screen', async () => {
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
  expect(shared.rows.size).toBe(0)
  expect(observer).not.toHaveBeenCalled()
  notify('Next')
  notify.clear()
  expect(titles(inbox.list())).toEqual(['Next'])
})

test.each([
  ['refuses', () => Promise.reject(new Error('no'))],
  ['hangs', () => never],
])('signing out is not held up by a store that %s to forget', async (_, forget) => {
  const heard = complaints()
  const { clock, inbox } = fresh({ store: storeThat({ forget }) })
  await inbox.ready
  inbox.add({ title: 'a' })
  const forgotten = inbox.forget()
  clock.advance(2000)
  await forgotten
  expect(inbox.list('all')).toEqual([])
  expect(heard).toHaveLength(1)
})

test('a closed inbox hears nothing more', async () => {
  const shared = createSharedRows()
  const { clock, notify, inbox } = fresh({ store: shared.open() })
  const other = tab(clock, shared.open()).inbox
  await settle()
  inbox.close()
  notify('After')
  notify.clear()
  other.add({ title: 'Elsewhere' })
  await settle()
  expect(inbox.list('all')).toEqual([])
})

test('without a store it is ready at once, from memory', async () => {
  expect(await fresh().inbox.ready).toBe('memory')
})

test('what is merged must be a list; anything else is told', () => {
  const heard = complaints()
  fresh().inbox.merge(null as unknown as [])
  expect(heard).toEqual([expect.any(TypeError)])
})

test.each([
  [{ limit: 0 }],
  [{ limit: 1.5 }],
  [{ limit: '5' }],
  [{ limit: true }],
  [{ maxAge: -1 }],
  [{ maxAge: '1' }],
  [{ keep: true }],
  [{ store: {} }],
  [{ store: null }],
])('%j is refused', (options) => {
  expect(() => fresh(options as object)).toThrow(TypeError)
})
