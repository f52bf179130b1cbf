import { expect, test } from 'vitest'
import { createFakeFetch, frame, hello, now, record } from './fake-fetch.model.ts'
import { createKeptRows } from './kept-rows.model.ts'
import { createTabs, type Tab } from './tab.model.ts'

/** A browser whose pages are loaded again and again, over one store. */
function open() {
  const network = createFakeFetch()
  const { openTab, advance } = createTabs(network.fetch, () => 0.5)
  const rows = createKeptRows()
  let tab: Tab | undefined

  const load = async (): Promise<Tab> => {
    // A page finishes its task before it goes.
    await Promise.resolve()
    tab?.crash()
    tab = openTab({ store: rows.store })
    await advance()
    return tab
  }
  const greet = async (...frames: readonly string[]) => {
    const asked = network.calls.filter(({ method }) => method === 'GET').at(-1)!
    const stream = asked.open(hello('1', now), ...frames)
    await advance()
    return stream
  }
  /** Loads the page, which then loses the relay that has told it these. */
  const loadAndLose = async (...records: readonly object[]): Promise<Tab> => {
    const loaded = await load()
    const stream = await greet(frame('2', ...records))
    stream.cut()
    await advance()
    return loaded
  }
  const posts = () => network.calls.filter(({ method }) => method === 'POST')
  const sent = () => posts().flatMap(({ body }) => body?.records ?? [])
  /** The relay takes what was sent last. */
  const confirm = async (): Promise<void> => {
    await advance()
    posts().at(-1)!.answer(204)
    await advance(1000)
  }
  return { load, greet, loadAndLose, posts, sent, confirm, advance, rows }
}

test('a mark made offline is sent after a reload, even if the relay has forgotten the record', async () => {
  const { load, greet, loadAndLose, sent, advance } = open()
  const { inbox } = await loadAndLose(record('a'), record('b'), record('c'))
  inbox.mark('a', 'archived')
  inbox.remove('b')
  await advance()
  await load()
  await greet()
  expect(sent()).toEqual([
    { v: 1, id: 'a', state: ['archived', expect.any(Number)] },
    { v: 1, id: 'b', gone: expect.any(Number) },
  ])
})

test('a mark made offline is sent also of what was removed once and came again', async () => {
  const { load, greet, loadAndLose, sent } = open()
  const { inbox } = await loadAndLose(record('a', { gone: now - 1 }))
  inbox.mark('a', 'read')
  await load()
  await greet()
  expect(sent()).toEqual([{ v: 1, id: 'a', state: ['read', expect.any(Number)] }])
})

test('a look made offline is sent after a reload', async () => {
  const { load, greet, loadAndLose, sent } = open()
  const { inbox } = await loadAndLose(record('a', { filed: now - 1e6, edited: now - 1e6 }))
  inbox.markSeen()
  await load()
  await greet()
  expect(sent()).toEqual([{ v: 1, id: 'belfry:looked', state: ['read', now - 1e6] }])
})

test('a mark made after a reload is sent, even if the relay has forgotten the record', async () => {
  const { load, greet, loadAndLose, sent, advance } = open()
  await loadAndLose(record('a'))
  const { inbox } = await load()
  await greet()
  inbox.mark('a', 'read')
  await advance()
  expect(sent()).toEqual([{ v: 1, id: 'a', state: ['read', expect.any(Number)] }])
})

test('the next page does not send again what the relay has accepted', async () => {
  const { load, greet, posts, confirm } = open()
  const { inbox } = await load()
  await greet(frame('2', record('a', { filed: now - 1e6, edited: now - 1e6 })))
  inbox.markSeen()
  inbox.mark('a', 'read')
  await confirm()
  await confirm()
  const before = posts().length
  await load()
  await greet()
  expect(posts()).toHaveLength(before)
})

test('the next page does not send back what came from another device', async () => {
  const { load, greet, posts, advance } = open()
  await load()
  const stream = await greet(frame('2', record('a'), record('b')))
  stream.send(
    frame(
      '3',
      { v: 1, id: 'a', state: ['archived', now + 5] },
      { v: 1, id: 'b', gone: now + 5 },
      { v: 1, id: 'belfry:looked', state: ['read', now] },
    ),
  )
  await advance()
  await load()
  await greet()
  expect(posts()).toEqual([])
})

test('no page sends what exists only in this browser, or was only pruned here', async () => {
  const { load, greet, loadAndLose, posts } = open()
  const { inbox } = await loadAndLose(
    ...Array.from({ length: 101 }, (_, index) =>
      record(`${index}`, { filed: now - 1e6 + index, edited: now - 1e6 + index }),
    ),
  )
  expect(inbox.count('all')).toBe(100)
  inbox.mark(inbox.add({ title: 'local' }), 'archived')
  await load()
  await greet()
  expect(posts()).toEqual([])
})

test('a forgotten account leaves no trace once its last marks have arrived', async () => {
  const { load, greet, confirm, rows, sent } = open()
  const { inbox } = await load()
  await greet(frame('2', record('a', { filed: now - 1e6, edited: now - 1e6 })))
  inbox.mark('a', 'read')
  await inbox.forget()
  await confirm()
  expect(sent()).toContainEqual(expect.objectContaining({ id: 'a' }))
  expect(rows.ids()).toEqual([])
})

test.each(['read', 'archived'] as const)(
  'what was %s offline is unread again if it was edited meanwhile: nobody has read those words',
  async (state) => {
    const { greet, loadAndLose, sent, confirm, advance } = open()
    const { inbox } = await loadAndLose(record('build', { title: 'runs' }), record('other'))
    await advance(500)
    inbox.mark(['build', 'other'], state)
    const marked = inbox.record('build')!.state![1]
    await advance(1000)
    const [filed, edited] = [marked - 100, marked - 100]
    const edit = { title: 'has failed', filed, edited, state: ['unread', filed] }
    await greet(frame('3', record('build', edit)))
    expect(inbox.list('unread')).toMatchObject([{ title: 'has failed' }])
    expect(inbox.record('other')!.state![0]).toBe(state)
    await confirm()
    await confirm()
    expect(sent().at(-1)).toEqual({ v: 1, id: 'build', state: ['unread', expect.any(Number)] })
    expect(inbox.count()).toBe(1)
  },
)
