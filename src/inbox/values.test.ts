import { afterEach, expect, test, vi } from 'vitest'
import { complaints, createSharedRows, fresh, settle } from './fresh.model.ts'
import type { InboxStore } from './index.ts'
import { factsOf } from './inside.ts'

afterEach(() => void vi.restoreAllMocks())

/** An inbox with a store that also keeps values, and all that this was asked to do. */
const open = (does: Partial<InboxStore> = {}) => {
  const shared = createSharedRows()
  const values = new Map<string, string>()
  const done: string[] = []
  const good = shared.open()
  const store: InboxStore = {
    ...good,
    save: async (...rows) => {
      done.push('records')
      await good.save(...rows)
    },
    keep: async (name, value) => {
      done.push(`${name} ${value}`)
      if (value === null) values.delete(name)
      else values.set(name, value)
    },
    kept: async (name) => values.get(name),
    ...does,
  }
  const reload = () => {
    const { inbox, clock } = fresh({ store })
    return { inbox, clock, facts: factsOf(inbox)! }
  }
  return { ...reload(), reload, done, values }
}

test('a value is kept beside the records, and read on the next page', async () => {
  const { inbox, facts, reload } = open()
  await inbox.ready
  facts.keep('cursor', '7')
  await settle()
  const next = reload()
  await next.inbox.ready
  expect([await next.facts.kept('cursor'), await next.facts.kept('reader')]).toEqual([
    '7',
    undefined,
  ])
})

test('a value is written after the records that were filed before it, and once', async () => {
  const { inbox, facts, done } = open()
  await inbox.ready
  inbox.add({ title: 'a' })
  facts.keep('cursor', '7')
  await settle()
  inbox.add({ title: 'b' })
  facts.keep('cursor', '7')
  await settle()
  expect(done).toEqual(['records', 'cursor 7', 'records'])
})

test('a value is not written as long as the records could not be', async () => {
  complaints()
  let isFull = true
  const save = async () => {
    if (isFull) throw new Error('full')
  }
  const { inbox, facts, values } = open({ save })
  await inbox.ready
  inbox.add({ title: 'a' })
  facts.keep('cursor', '7')
  await settle()
  expect([...values]).toEqual([])
  isFull = false
  inbox.add({ title: 'b' })
  await settle()
  expect([...values]).toEqual([['cursor', '7']])
})

test('a value that could not be written is written with the next change', async () => {
  complaints()
  const kept: string[] = []
  const keep: InboxStore['keep'] = async (name, value) => {
    if (kept.push(`${name} ${value}`) === 1) throw new Error('full')
  }
  const { inbox, facts } = open({ keep })
  await inbox.ready
  facts.keep('cursor', '7')
  await settle()
  inbox.add({ title: 'a' })
  await settle()
  expect(kept).toEqual(['cursor 7', 'cursor 7'])
})

test('beside records that could not be read, a value says nothing', async () => {
  complaints()
  const load = () => Promise.reject(new Error('no'))
  const { inbox, facts, values } = open({ load })
  values.set('cursor', '7')
  expect(await inbox.ready).toBe('memory')
  expect(await facts.kept('cursor')).toBeUndefined()
  facts.keep('cursor', '8')
  await settle()
  expect(values.get('cursor')).toBe('7')
})

test.each([
  ['refuses', () => Promise.reject(new Error('no'))],
  ['lies', () => Promise.resolve(7 as unknown as string)],
])('a store that %s to say what it kept has nothing', async (_, kept) => {
  complaints()
  const { inbox, facts } = open({ kept })
  await inbox.ready
  expect(await facts.kept('cursor')).toBeUndefined()
})

test('without a store that keeps values, they last as long as the page, until all is forgotten', async () => {
  for (const { inbox } of [fresh(), fresh({ store: createSharedRows().open() })]) {
    const facts = factsOf(inbox)!
    await inbox.ready
    facts.keep('reader', 'ada')
    await settle()
    expect(await facts.kept('reader')).toBe('ada')
    await inbox.forget()
    expect(await facts.kept('reader')).toBeUndefined()
  }
})

test('what was still to be kept when all is forgotten is not kept', async () => {
  const { inbox, facts, values } = open()
  await inbox.ready
  facts.keep('cursor', '7')
  await inbox.forget()
  await settle()
  expect([...values]).toEqual([])
  facts.keep('cursor', '7')
  await settle()
  expect([...values]).toEqual([['cursor', '7']])
})

test('what is about to be written here is not written again because another tab tells of it', async () => {
  const { inbox, facts, clock, done } = open()
  await inbox.ready
  const id = inbox.add({ title: 'a' })
  facts.heard(() => inbox.merge([{ v: 1, id, state: ['read', inbox.record(id)!.filed! + 1] }]))
  await settle()
  clock.advance(5000)
  await settle()
  expect(inbox.list('read')).toMatchObject([{ id }])
  expect(done).toEqual(['records'])
})
