import { afterEach, expect, test, vi } from 'vitest'
import {
  START,
  complaints,
  createSharedRows,
  fresh,
  settle,
  states,
  storeThat,
  tab,
  titles,
} from './fresh.model.ts'
import { createInbox } from './create-inbox.ts'
import type { InboxStore } from './inbox.ts'

afterEach(() => void vi.restoreAllMocks())

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

test('after a reload, links and names are there, and functions have no button', async () => {
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

test('what was stored can be marked and removed by its id before it is loaded', async () => {
  const shared = createSharedRows()
  const ahead = START + 60_000
  for (const id of ['a', 'b', 'c'])
    shared.rows.set(id, {
      v: 1,
      id,
      filed: START,
      edited: START,
      title: id,
      state: ['unread', ahead],
    })
  const { inbox } = fresh({ store: shared.open() })
  const sent: string[] = []
  inbox.observe((records) => sent.push(...records.map(({ id }) => id)))
  const watcher = vi.fn<() => void>()
  inbox.watch(watcher)
  expect(inbox.mark(['a', 'unknown'], 'read')).toBe(0)
  expect(inbox.remove('b')).toBe(0)
  await inbox.ready
  expect(states(inbox)).toEqual({ a: 'read', c: 'unread' })
  expect(watcher, 'nobody sees them in between').toHaveBeenCalledOnce()
  expect(sent, 'as if it were marked now, and nothing of what nobody knows').toEqual(['a', 'b'])
  await settle()
  expect(shared.rows.get('a')!.state).toEqual(['read', ahead + 1])
})

test('… and what comes under its id before that is not meant', async () => {
  const { inbox } = fresh({ store: createSharedRows().open() })
  inbox.mark('a', 'read')
  inbox.remove('b')
  for (const id of ['a', 'b']) inbox.add({ id, title: id })
  await inbox.ready
  expect(states(inbox)).toEqual({ a: 'unread', b: 'unread' })
})

test('what was marked before loading is forgotten with all else', async () => {
  let answer = () => {}
  const load = () => new Promise<[]>((resolve) => (answer = () => resolve([])))
  const { inbox } = fresh({ store: storeThat({ load }) })
  inbox.mark('a', 'archived')
  void inbox.forget()
  inbox.merge([{ v: 1, id: 'a', filed: START, edited: START, title: 'a' }])
  answer()
  await inbox.ready
  expect(states(inbox)).toEqual({ a: 'unread' })
})

test('a record of the wrong shape is skipped, and an invalid field is left out', async () => {
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
    { ...good, id: 'l', state: ['read', 1, 2] },
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

test('… even of a store that is still telling', async () => {
  const listen = vi.fn<InboxStore['listen']>(() => () => {})
  const { inbox } = fresh({ store: storeThat({ listen }) })
  inbox.add({ title: 'Here' })
  await inbox.ready
  inbox.close()
  const [on] = listen.mock.calls[0]!
  on([{ v: 1, id: 'b', filed: START, edited: START, title: 'Late' }])
  on(null)
  expect(titles(inbox.list('all'))).toEqual(['Here'])
})

test('without a store it is ready at once, from memory', async () => {
  expect(await fresh().inbox.ready).toBe('memory')
})

test('merge takes a list; anything else is reported', () => {
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
  [{ clock: {} }],
  [{ notifier: {} }],
  [{ store: {} }],
  [{ store: null }],
])('%j is refused', (options) => {
  const create = () => fresh(options as object)
  expect(create).toThrow(TypeError)
  expect(create).toThrow(`belfry: ${Object.keys(options)[0]} must be`)
})

test.each([['user-42'], [null], [5]])('%j instead of options is refused', (options) => {
  expect(() => createInbox(options as unknown as object)).toThrow(
    'belfry: options must be an object',
  )
})
