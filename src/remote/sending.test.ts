import { expect, test } from 'vitest'
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
