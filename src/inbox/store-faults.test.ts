import { afterEach, expect, test, vi } from 'vitest'
import type { Clock } from '../core/index.ts'
import {
  START,
  complaints,
  createSharedRows,
  fresh,
  settle,
  storeThat,
  titles,
} from './fresh.model.ts'
import { createInbox, type InboxStore } from './index.ts'

afterEach(() => void vi.restoreAllMocks())

const never = new Promise<never>(() => {})

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
  'with a store that %s to load, the inbox works from memory and says so once',
  async (_, load) => {
    const heard = complaints()
    const save = vi.fn<InboxStore['save']>()
    const { inbox } = fresh({ store: storeThat({ load, save }) })
    expect(await inbox.ready).toBe('memory')
    inbox.add({ title: 'a' })
    await settle()
    expect(titles(inbox.list())).toEqual(['a'])
    expect(save).not.toHaveBeenCalled()
    const told = { message: expect.stringContaining('memory'), cause: expect.any(Error) }
    expect(heard).toEqual([expect.objectContaining(told)])
  },
)

test('a page that was busy for long finds the answer waiting, and does not blame its store', async () => {
  const heard = complaints()
  const timers = new Set<() => void>()
  const clock: Clock = {
    now: () => START,
    setTimeout: (task) => (timers.add(task), task),
    clearTimeout: (task) => timers.delete(task as () => void),
  }
  let answer!: (rows: unknown[]) => void
  const load = () => new Promise<unknown[]>((resolve) => (answer = resolve))
  const inbox = createInbox({ clock, store: storeThat({ load }) })
  // The timer comes first, seconds late; the answer, seconds old, right after it.
  for (const ring of [...timers]) ring()
  answer([])
  expect(await inbox.ready).toBe('stored')
  expect(heard).toEqual([])
})

test('the inbox waits at most two seconds for a store that hangs; a late answer is merged', async () => {
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

test('what is dropped after a store has recovered leaves it too', async () => {
  complaints()
  const shared = createSharedRows()
  const good = shared.open()
  let isFull = true
  const save: InboxStore['save'] = (...rows) =>
    isFull ? Promise.reject(new Error('full')) : good.save(...rows)
  const { clock, inbox } = fresh({ store: { ...good, save }, maxAge: 1000 })
  await inbox.ready
  inbox.add({ id: 'a', title: 'a' })
  await settle()
  isFull = false
  inbox.add({ id: 'b', title: 'b' })
  await settle()
  expect([...shared.rows.keys()]).toEqual(['a', 'b'])
  clock.advance(2000)
  inbox.merge([])
  await settle()
  expect([...shared.rows.keys()]).toEqual([])
})

test.each([
  ['hangs', () => never],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
])('a store that %s when writing or listening breaks nothing', async (_, fails) => {
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

test('an inbox can be closed whose store does not say how to stop listening', async () => {
  const listen = (async () => {}) as unknown as InboxStore['listen']
  const { inbox } = fresh({ store: storeThat({ listen }) })
  await inbox.ready
  expect(() => inbox.close()).not.toThrow()
})

test.each([
  ['refuses', () => Promise.reject(new Error('no'))],
  ['hangs', () => never],
])(
  'signing out with a store that %s to forget fails within 5 s, and says so',
  async (_, forget) => {
    const heard = complaints()
    const save = () => Promise.reject(new Error('full'))
    const { clock, inbox } = fresh({ store: storeThat({ forget, save }) })
    await inbox.ready
    inbox.add({ title: 'a' })
    await settle()
    expect(heard).toHaveLength(1)
    const forgotten = inbox.forget().catch((error: unknown) => error)
    clock.advance(5000)
    await forgotten
    expect(inbox.list('all')).toEqual([])
    expect(heard.slice(1)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('may still have items') }),
    ])
  },
)

test('signing out leaves nothing behind in a store that was still writing, and takes nothing that comes next', async () => {
  const shared = createSharedRows()
  const good = shared.open()
  let goOn!: () => void
  const save: InboxStore['save'] = async (...rows) => {
    if (!shared.saves) await new Promise<void>((resolve) => (goOn = resolve))
    await good.save(...rows)
  }
  const { inbox } = fresh({ store: { ...good, save } })
  await inbox.ready
  inbox.add({ title: 'a' })
  await settle()
  const forgotten = inbox.forget()
  inbox.add({ id: 'next', title: 'of whoever signs in next' })
  await settle()
  goOn()
  await forgotten
  await settle()
  expect([...shared.rows.keys()]).toEqual(['next'])
})

test('a store that keeps the order of its calls is asked once to forget', async () => {
  const shared = createSharedRows()
  const good = shared.open()
  const forget = vi.fn<InboxStore['forget']>(good.forget)
  const { inbox } = fresh({ store: { ...good, forget, save: () => never, keepsOrder: true } })
  await inbox.ready
  inbox.add({ title: 'a' })
  await settle()
  await inbox.forget()
  expect(forget).toHaveBeenCalledOnce()
})

test('… nor does it if another tab signs out', async () => {
  const shared = createSharedRows()
  const good = shared.open()
  let goOn!: () => void
  const save: InboxStore['save'] = async (...rows) => {
    if (!shared.saves) await new Promise<void>((resolve) => (goOn = resolve))
    await good.save(...rows)
  }
  const { inbox } = fresh({ store: { ...good, save } })
  await inbox.ready
  for (const id of ['old', 'both']) inbox.add({ id, title: 'of whoever signs out' })
  await settle()
  await shared.open().forget()
  inbox.add({ id: 'both', title: 'of whoever signs in next' })
  goOn()
  await settle()
  expect([...shared.rows.values()]).toMatchObject([{ title: 'of whoever signs in next' }])
})

test('signing out twice at once takes nothing that comes next', async () => {
  const shared = createSharedRows()
  const good = shared.open()
  const ends: (() => void)[] = []
  const forget = async () => {
    await new Promise<void>((resolve) => ends.push(resolve))
    await good.forget()
  }
  const { inbox } = fresh({ store: { ...good, forget } })
  await inbox.ready
  const both = [inbox.forget(), inbox.forget()]
  inbox.add({ id: 'next', title: 'of whoever signs in next' })
  for (const [place, forgotten] of both.entries()) {
    ends[place]!()
    await forgotten
    await settle()
  }
  expect([...shared.rows.keys()]).toEqual(['next'])
})

test('signing out erases at once, and fails if a store never ends writing: that would stay', async () => {
  const heard = complaints()
  const forget = vi.fn<InboxStore['forget']>(() => Promise.resolve())
  const { clock, inbox } = fresh({ store: storeThat({ save: () => never, forget }) })
  await inbox.ready
  inbox.add({ title: 'a' })
  await settle()
  const forgotten = inbox.forget().catch((error: unknown) => error)
  expect(forget).toHaveBeenCalledOnce()
  expect(inbox.list('all')).toEqual([])
  await settle()
  clock.advance(5000)
  expect(await forgotten).toMatchObject({ message: expect.stringContaining('could not forget') })
  expect(forget).toHaveBeenCalledOnce()
  expect(heard).toHaveLength(2)
})

test.each([undefined, 5, 'all', {}])(
  'a store that reports %j of another tab costs nothing that is here',
  async (reported) => {
    complaints()
    let on: (records: never) => void = () => {}
    const listen: InboxStore['listen'] = (listener) => {
      on = listener
      return () => {}
    }
    const { inbox } = fresh({ store: storeThat({ listen }) })
    await inbox.ready
    inbox.add({ title: 'a' })
    expect(() => on(reported as never)).not.toThrow()
    expect(titles(inbox.list())).toEqual(['a'])
  },
)
