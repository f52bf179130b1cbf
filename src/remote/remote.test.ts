import { expect, test, vi } from 'vitest'
import { createFakeFetch, frame, hello, now, record } from './fake-fetch.model.ts'
import type { RemoteState } from './connection.ts'
import { createTabs } from './tab.model.ts'

function open() {
  const network = createFakeFetch()
  const browser = createTabs(network.fetch, () => 0.5)
  const posts = () => network.calls.filter(({ method }) => method === 'POST')
  const streams = () => network.calls.filter(({ method }) => method === 'GET')
  const lastStream = () => streams().at(-1)!
  const { advance } = browser
  /** Opens the stream that was asked for last. */
  const greet = async (...frames: readonly string[]) => {
    await advance()
    const stream = lastStream().open(hello('1', now), ...frames)
    await advance()
    return stream
  }
  return { ...network, ...browser, posts, streams, lastStream, greet }
}

test('shows and files what comes, and is open', async () => {
  const { openTab, greet } = open()
  const tab = openTab()
  expect(tab.remote.state()).toBe('connecting')
  await greet(frame('2', record('a', { type: 'success', duration: 0, priority: 3 })))
  expect(tab.remote.state()).toBe('open')
  expect(tab.notifier.list()).toMatchObject([
    { id: 'a', title: 'a', type: 'success', duration: 0, priority: 3 },
  ])
  expect(tab.inbox.record('a')).toMatchObject({ title: 'a', filed: now, edited: now })
})

test('the toast is the record: it files nothing anew, and its closing marks it, everywhere', async () => {
  const { openTab, greet, posts, advance } = open()
  const tab = openTab()
  await greet(frame('2', record('a')))
  expect(tab.inbox.record('a')?.filed).toBe(now)
  tab.notifier.dismiss('a', 'user')
  await advance()
  expect(tab.inbox.list('read')).toHaveLength(1)
  expect(posts()).toHaveLength(1)
  expect(posts()[0]?.body?.records).toEqual([
    { v: 1, id: 'a', state: ['read', expect.any(Number)] },
  ])
})

test('tells those who watch of every state', async () => {
  const { openTab, greet, advance, last } = open()
  const tab = openTab()
  const states: RemoteState[] = []
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  tab.remote.watch(() => {
    throw new Error('oops')
  })
  tab.remote.watch(() => states.push(tab.remote.state()))
  const stream = await greet()
  stream.end()
  await advance(600)
  last().fail()
  await advance()
  tab.remote.close()
  expect(states).toEqual(['open', 'waiting', 'connecting', 'waiting', 'closed'])
  expect(reported).toHaveBeenCalledTimes(5)
  vi.unstubAllGlobals()
})

test('shows nothing that is read, went, or is late; the inbox has it', async () => {
  const { openTab, greet } = open()
  const tab = openTab()
  await greet(
    frame(
      '2',
      record('read', { state: ['read', now] }),
      record('archived', { state: ['archived', now] }),
      { v: 1, id: 'gone', gone: now },
      record('late', { filed: now - 60_001, edited: now - 60_001 }),
      record('just in time', { filed: now - 60_000, edited: now - 60_000 }),
      record('patient', { filed: now - 1e6, edited: now - 1e6, toastWithin: 2e6 }),
    ),
  )
  expect(tab.shown).toEqual(['just in time', 'patient'])
  expect(tab.inbox.count('unread')).toBe(1)
  expect(tab.inbox.count('all')).toBe(3)
})

test('shows nothing whose mark came before its words', async () => {
  const { openTab, greet } = open()
  const tab = openTab()
  await greet(frame('2', { v: 1, id: 'a', state: ['read', now + 1] }), frame('3', record('a')))
  expect(tab.shown).toEqual([])
  expect(tab.inbox.count('read')).toBe(1)
})

test('shows at once, or not at all, what is only for those who are there', async () => {
  const { openTab, greet, advance } = open()
  const tab = openTab()
  const live = { toastWithin: 0, filed: now - 5, edited: now - 5 }
  const stream = await greet(frame('2', record('a', live)))
  expect(tab.shown).toEqual(['a'])
  tab.lookAway()
  stream.send(frame('3', record('b', live)))
  await advance(2000)
  tab.look()
  await advance()
  expect(tab.shown).toEqual(['a'])
})

test('shows what comes again once, and an edit in its place', async () => {
  const { openTab, greet, advance } = open()
  const tab = openTab()
  const stream = await greet(frame('2', record('a'), record('b')), frame('3', record('a')))
  tab.notifier.dismiss('b', 'user')
  const edit = { edited: now + 9, filed: now + 9, state: ['unread', now + 1e6], message: 'new' }
  stream.send(frame('4', record('a', edit), record('b', edit)))
  await advance()
  expect(tab.shown).toEqual(['a', 'b'])
  expect(tab.notifier.list()).toMatchObject([{ id: 'a', message: 'new' }])
  expect(tab.inbox.list('unread')).toMatchObject([{ id: 'b', message: 'new' }])
})

test('shows the newest of a key, and each closing marks its own record', async () => {
  const { openTab, greet } = open()
  const tab = openTab()
  await greet(
    frame('2', record('a', { key: 'k' })),
    frame('3', record('b', { key: 'k', filed: now + 1 })),
  )
  expect(tab.queued()).toEqual(['b'])
  expect(tab.inbox.record('b')).toMatchObject({ title: 'b', state: ['unread', now] })
  expect(tab.inbox.record('a')?.title).toBe('a')
})

test('what is marked elsewhere leaves the screen, and that is told to nobody', async () => {
  const { openTab, greet, advance, posts } = open()
  const tab = openTab()
  const stream = await greet(frame('2', record('a'), record('b')))
  stream.send(
    frame('3', { v: 1, id: 'a', state: ['archived', now + 5] }, { v: 1, id: 'b', gone: now + 5 }),
  )
  await advance(5000)
  expect(tab.queued()).toEqual([])
  expect(tab.inbox.list('archived')).toHaveLength(1)
  expect(posts()).toEqual([])
})

test('skips what is no record, and goes on', async () => {
  const { openTab, greet } = open()
  const tab = openTab()
  await greet(frame('2', null, 7, 'x', {}, { v: 2, id: 'a' }, { v: 1, id: '' }, record('b')))
  expect(tab.shown).toEqual(['b'])
})

test('says when more was missed than the relay has, and not on the first connection', async () => {
  const { openTab, greet, advance } = open()
  const onGap = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  openTab({ onGap })
  openTab({ onGap: other })
  const stream = await greet()
  expect(onGap).not.toHaveBeenCalled()
  stream.end()
  await advance(500)
  await greet()
  expect(onGap).toHaveBeenCalledOnce()
  expect(other).toHaveBeenCalledOnce()
})

test('sends marks of the relay’s own records alone', async () => {
  const { openTab, greet, posts, advance } = open()
  const tab = openTab()
  await greet(frame('2', record('a')))
  const local = tab.inbox.add({ title: 'private' })
  tab.inbox.mark([local, 'a'], 'archived')
  await advance(5000)
  expect(posts().flatMap(({ body }) => body?.records.map(({ id }) => id))).toEqual(['a'])
})

test('sends what was marked while the relay was away once it is back', async () => {
  const { openTab, greet, posts, advance, lastStream } = open()
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
  const { openTab, greet, posts, advance } = open()
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

test('asks for nothing before the store has answered, though the page is shown', async () => {
  const { openTab, greet, posts, streams, advance } = open()
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

test('ends when it is closed, and when the relay refuses', async () => {
  const { openTab, greet, lastStream, advance, streams } = open()
  const first = openTab({ group: undefined })
  const stream = await greet(frame('2', record('a')))
  first.remote.close()
  stream.send(frame('3', record('b')))
  await advance(1e6)
  expect(first.remote.state()).toBe('closed')
  expect(first.shown).toEqual(['a'])
  expect(streams()).toHaveLength(1)
  const second = openTab({ group: undefined })
  await advance()
  lastStream().answer(403)
  await advance(1e6)
  expect(second.remote.state()).toBe('closed')
  expect(streams()).toHaveLength(2)
})
