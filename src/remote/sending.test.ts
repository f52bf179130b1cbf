import { expect, test } from 'vitest'
import type { Inbox } from '../inbox/index.ts'
import { openBrowser } from './answered-browser.model.ts'
import { frame, hello, now, record } from './fake-fetch.model.ts'

test('sends only marks on the relay’s own records', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
  const tab = openTab()
  await greet(frame('2', record('a')))
  const local = tab.inbox.add({ title: 'private' })
  tab.inbox.mark([local, 'a'], 'archived')
  await advance(5000)
  expect(posts().flatMap(({ body }) => body?.records.map(({ id }) => id))).toEqual(['a'])
})

test('tells other tabs nothing of what exists only in this one', async () => {
  const { openTab, greet, advance } = openBrowser()
  const [tab, other] = [openTab(), openTab()]
  await greet()
  tab.inbox.add({ title: 'private' })
  await advance()
  expect(other.inbox.list('all')).toEqual([])
})

test('stamps marks by the relay’s time from the hello on', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
  const tab = openTab()
  tab.inbox.merge([record('a', { sent: now })])
  await greet()
  await advance(10_000)
  tab.inbox.mark('a', 'read')
  await advance()
  expect(posts()[0]?.body?.records).toEqual([{ v: 1, id: 'a', state: ['read', now + 10_000] }])
})

test('sends what was marked while the relay was away once it is back', async () => {
  const { openTab, greet, posts, advance, lastStream } = openBrowser()
  const tab = openTab()
  const stream = await greet(frame('2', record('a')))
  stream.end()
  await advance()
  tab.inbox.mark('a', 'read')
  await advance(400)
  expect(posts()).toEqual([])
  await advance(100)
  lastStream().open(hello('2', now, true))
  await advance()
  expect(posts()).toHaveLength(1)
})

test('sends what an earlier visit marked and the relay never heard of', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
  const tab = openTab()
  tab.inbox.merge([
    record('read', { state: ['read', now + 1] }),
    record('same', { state: ['read', now] }),
    record('removed', { gone: now + 1 }),
    record('pruned', { gone: now }),
  ])
  const told = { state: ['read', now] }
  await greet(frame('2', record('read'), record('same', told), record('removed'), record('pruned')))
  await advance()
  expect(posts()).toHaveLength(1)
  expect(posts()[0]?.body?.records).toEqual([
    { v: 1, id: 'read', state: ['read', now + 1] },
    { v: 1, id: 'removed', gone: now + 1 },
  ])
  expect(tab.shown).toEqual([])
})

test('requests nothing before the store has answered, even if the page is visible', async () => {
  const { openTab, greet, posts, streams, advance } = openBrowser()
  let answer!: (records: readonly unknown[]) => void
  const tab = openTab({
    store: {
      load: () => new Promise((resolve) => (answer = resolve)),
      save: () => Promise.resolve(),
      listen: () => () => {},
      forget: () => Promise.resolve(),
    },
  })
  await advance()
  tab.comeBack()
  await advance()
  expect(streams()).toHaveLength(0)
  answer([record('a', { state: ['archived', now + 1] })])
  await greet(frame('2', record('a')))
  expect(streams()).toHaveLength(1)
  expect(posts()[0]?.body?.records).toEqual([{ v: 1, id: 'a', state: ['archived', now + 1] }])
  expect(tab.shown).toEqual([])
})

test.each<[string, (inbox: Inbox) => void, object]>([
  ['archived', ({ mark }) => mark('a', 'archived'), { state: ['archived', expect.any(Number)] }],
  ['removed', ({ remove }) => remove('a'), { gone: expect.any(Number) }],
])('sends again what was %s while it was on its way as read', async (_, change, expected) => {
  const { openTab, greet, posts, advance } = openBrowser()
  const { inbox } = openTab()
  await greet(frame('2', record('a')))
  inbox.mark('a', 'read')
  await advance()
  change(inbox)
  posts()[0]!.answer(204)
  await advance(1000)
  expect(posts()[1]?.body?.records).toEqual([{ v: 1, id: 'a', ...expected }])
  posts()[1]!.answer(204)
  await advance(1e6)
  expect(posts()).toHaveLength(2)
})

test.each([true, false])(
  'sends the marks of another tab on records that this one has dropped: at once %j',
  async (isThere) => {
    const { openTab, greet, posts, advance } = openBrowser()
    const [leader, other] = [openTab(), openTab()]
    await greet()
    if (!isThere) other.hide()
    other.inbox.merge([record('a', { sent: now }), record('b', { sent: now })])
    other.inbox.mark('a', 'read')
    other.inbox.remove('b')
    if (!isThere) other.comeBack()
    await advance()
    posts()[0]!.answer(204)
    await advance(1000)
    expect(posts().flatMap(({ body }) => body?.records)).toEqual([
      { v: 1, id: 'a', state: ['read', expect.any(Number)] },
      { v: 1, id: 'b', gone: expect.any(Number) },
    ])
    expect(leader.filed(), 'a mark brings no words back').toEqual([])
  },
)

test('sends a removal even if another device marked the record later', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
  const { inbox } = openTab()
  const stream = await greet(frame('2', record('a')))
  inbox.remove('a')
  await advance()
  posts()[0]!.fail()
  stream.send(frame('3', { v: 1, id: 'a', state: ['read', now + 10] }))
  await advance(1000)
  expect(posts()[1]?.body).toEqual(posts()[0]?.body)
})

test('sends a mark that failed even if the record was edited since', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
  const { inbox } = openTab()
  const stream = await greet(frame('2', record('a')))
  inbox.mark('a', 'archived')
  await advance()
  stream.send(frame('3', record('a', { title: 'edited', edited: now + 1000 })))
  await advance()
  posts()[0]!.fail()
  await advance(1000)
  expect(posts()[1]?.body).toEqual(posts()[0]?.body)
})

test('sends that an action was done', async () => {
  const { openTab, greet, posts } = openBrowser()
  openTab().inbox.merge([record('a', { sent: now, acted: now + 1 })])
  await greet()
  expect(posts()[0]?.body?.records).toMatchObject([{ id: 'a', acted: now + 1 }])
})

test('sends what was archived offline, even if newer items have pushed it out since', async () => {
  const { openTab, greet, posts, advance, lastStream } = openBrowser()
  const { inbox } = openTab()
  const stream = await greet(frame('2', record('a')))
  stream.cut()
  await advance()
  inbox.mark('a', 'archived')
  for (let count = 0; count < 100; count++) inbox.add({ title: 'local' })
  expect(inbox.count('archived')).toBe(0)
  await advance(500)
  lastStream().open(hello('2', now, true))
  await advance()
  expect(posts()[0]?.body?.records).toEqual([
    { v: 1, id: 'a', state: ['archived', expect.any(Number)] },
  ])
})

test('sends again what the relay had confirmed and has lost, once', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
  const { inbox } = openTab()
  const stream = await greet(frame('2', record('a'), record('b')))
  const confirm = async (): Promise<void> => {
    await advance()
    posts().at(-1)!.answer(204)
    await advance(1000)
  }
  inbox.mark('a', 'read')
  await confirm()
  inbox.remove('b')
  await confirm()
  expect(posts()).toHaveLength(2)
  stream.send(frame('3', record('a'), record('b')))
  await confirm()
  expect(posts()).toHaveLength(3)
  expect(posts()[2]?.body?.records).toEqual([
    { v: 1, id: 'a', state: ['read', expect.any(Number)] },
    { v: 1, id: 'b', gone: expect.any(Number) },
  ])
  await advance(1e6)
  expect(posts()).toHaveLength(3)
})

test('a mark of a day that has not come yet keeps none of the others waiting', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
  const { inbox } = openTab()
  inbox.merge([record('a', { sent: now }), record('b', { sent: now })], now)
  inbox.mark('a', 'read')
  // The device's clock was set two days ahead, until the relay tells the time.
  inbox.merge([], now + 2 * 86_400_000)
  inbox.mark('b', 'read')
  await greet()
  posts()[0]!.answer(204)
  await advance(1e6)
  expect(posts().map(({ body }) => body?.records.map(({ id }) => id))).toEqual([['a']])
})

test('a device whose clock is days ahead sends what is marked once the relay has told the time', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
  await advance(3 * 86_400_000)
  const { inbox } = openTab()
  inbox.add({ title: 'local' })
  await greet(frame('2', record('a')))
  inbox.mark('a', 'read')
  await advance()
  expect(posts().map(({ body }) => body?.records.map(({ id }) => id))).toEqual([['a']])
})
