import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from './answered-browser.model.ts'
import { frame, hello, now, record } from './fake-fetch.model.ts'
import { createKeptRows } from './kept-rows.model.ts'

const ALICE = 'alice-alice-alice-alic'
const BOB = 'bob-bob-bob-bob-bob-bo'

let said: unknown[]
beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((error: unknown) => void said.push(error))
})
afterEach(() => void vi.restoreAllMocks())

/** A browser in which alice has been told of an item, with a store that outlives the page. */
async function openAlice(frames: readonly string[] = [frame('2', record('a'))]) {
  const browser = openBrowser()
  const rows = createKeptRows()
  const open = () => browser.openTab({ store: rows.store })
  const tab = open()
  /** Answers the stream that was asked for last, for this account. */
  const answer = async (reader: string, ...more: readonly string[]) => {
    await browser.advance()
    const stream = browser.lastStream().open(hello('1', now, true, reader), ...more)
    await browser.advance()
    return stream
  }
  const stream = await answer(ALICE, ...frames)
  return { ...browser, rows, open, tab, stream, answer }
}

const others = frame('9', record('secret of bob'))

test('what comes for another account is neither filed nor shown, and ends the connection', async () => {
  const { tab, rows, stream, answer, advance, streams } = await openAlice()
  stream.end()
  await advance(1000)
  const states: string[] = []
  tab.remote.watch(() => states.push(`${tab.remote.state()} ${tab.remote.reason()}`))
  await answer(BOB, others)
  expect(tab.filed()).toEqual(['a'])
  expect(tab.shown).toEqual(['a'])
  expect(rows.ids()).toEqual(['a'])
  expect(rows.values.get('reader')).toBe(ALICE)
  expect(states).toEqual(['closed account'])
  expect(said).toEqual([
    expect.objectContaining({ message: expect.stringContaining('another user') }),
  ])
  await advance(1e6)
  expect(streams()).toHaveLength(2)
})

test('the account is known on the next page, before the relay has answered', async () => {
  const { tab, open, rows, answer } = await openAlice()
  tab.crash()
  const next = open()
  await answer(BOB, others)
  expect(next.remote.reason()).toBe('account')
  expect(next.filed()).toEqual(['a'])
  expect(rows.ids()).toEqual(['a'])
})

test('a page that was put away, and comes back to another account, shows nothing of it', async () => {
  const { tab, answer, advance } = await openAlice()
  tab.hide()
  await advance()
  tab.comeBack()
  await answer(BOB, others)
  expect([tab.remote.state(), tab.remote.reason()]).toEqual(['closed', 'account'])
  expect([tab.filed(), tab.shown]).toEqual([['a'], ['a']])
})

test('every post says whose marks it brings', async () => {
  const { tab, advance, posts } = await openAlice()
  tab.inbox.mark('a', 'read')
  await advance()
  expect(posts()[0]?.body).toMatchObject({ records: [{ id: 'a' }], reader: ALICE })
})

test('no mark is posted after another account has answered', async () => {
  const { tab, stream, answer, advance, posts } = await openAlice()
  stream.end()
  await advance()
  tab.inbox.mark('a', 'read')
  await advance(1000)
  await answer(BOB)
  tab.inbox.remove('a')
  tab.hide()
  await advance(1e6)
  expect(posts()).toEqual([])
})

test('marks that the relay refuses because another user is signed in are sent on the next visit', async () => {
  const { tab, open, advance, answer, posts } = await openAlice()
  tab.inbox.mark('a', 'read')
  await advance()
  posts()[0]!.answer(409)
  await advance()
  expect([tab.remote.state(), tab.remote.reason()]).toEqual(['closed', 'account'])
  await advance(1e6)
  expect(posts()).toHaveLength(1)
  tab.crash()
  open()
  await answer(ALICE)
  expect(
    posts()
      .slice(1)
      .map(({ body }) => body),
  ).toMatchObject([{ records: [{ id: 'a', state: ['read', expect.any(Number)] }], reader: ALICE }])
})

test('marks that are sent on leaving, when the cookie is already the next user’s, are not lost', async () => {
  const { tab, open, advance, answer, posts } = await openAlice()
  tab.inbox.mark('a', 'read')
  tab.remote.close()
  await advance()
  // What is on its way is sent once more on leaving.
  expect(posts().map(({ body }) => body?.reader)).toEqual([ALICE, ALICE])
  for (const post of posts()) post.answer(409)
  await advance()
  expect(tab.remote.reason()).toBeUndefined()
  tab.crash()
  open()
  await answer(ALICE)
  expect(posts()[2]?.body).toMatchObject({ records: [{ id: 'a' }], reader: ALICE })
})

test('forgetting the account makes room for another', async () => {
  const { tab, stream, answer, advance, rows } = await openAlice()
  await tab.inbox.forget()
  expect([...rows.values]).toEqual([])
  stream.end()
  await advance(1000)
  await answer(BOB, frame('9', record('b')))
  expect(tab.remote.state()).toBe('open')
  expect(rows.ids()).toEqual(['b'])
  expect(rows.values.get('reader')).toBe(BOB)
})

test('… but not what comes before that: whose it is, the store says again', async () => {
  const { tab, stream, answer, advance, rows } = await openAlice()
  await tab.inbox.forget()
  stream.send(frame('3', record('late')))
  await advance()
  stream.end()
  await advance(1000)
  await answer(BOB, others)
  expect(tab.remote.reason()).toBe('account')
  expect(rows.ids()).toEqual(['late'])
})

test('that another tab signed out makes no room for another account here', async () => {
  const browser = openBrowser()
  let tell: (records: null) => void = () => {}
  const { store } = createKeptRows()
  const listen: typeof store.listen = (on) => {
    tell = on
    return () => {}
  }
  const tab = browser.openTab({ store: { ...store, listen } })
  await browser.advance()
  const stream = browser.lastStream().open(hello('1', now, true, ALICE), frame('2', record('a')))
  await browser.advance()
  tell(null)
  stream.end()
  await browser.advance(1000)
  browser.lastStream().open(hello('1', now, true, BOB), others)
  await browser.advance()
  expect(tab.remote.reason()).toBe('account')
  expect(tab.filed()).toEqual(['a'])
})

test('a relay that refuses for good says so by the reason', async () => {
  for (const status of [204, 403, 410]) {
    const { openTab, advance, lastStream } = openBrowser()
    const { remote } = openTab()
    expect(remote.reason()).toBeUndefined()
    await advance()
    lastStream().answer(status)
    await advance()
    expect([remote.state(), remote.reason()]).toEqual(['closed', 'refused'])
  }
})

test('a hello without a reader, or with a strange one, is a hello', async () => {
  for (const reader of [undefined, null, 5, '', {}]) {
    const { openTab, lastStream, advance } = openBrowser()
    const tab = openTab()
    await advance()
    lastStream().open(hello('1', now, true, reader as string), frame('2', record('a')))
    await advance()
    expect(tab.remote.state()).toBe('open')
    expect(tab.filed()).toEqual(['a'])
  }
})

/** Two tabs with one name, the second of which has no account yet. */
async function openTwo() {
  const alice = await openAlice()
  const second = alice.openTab({ visible: false })
  await alice.advance()
  return { ...alice, second }
}

test('a tab believes the leading one once the relay says that both have one account', async () => {
  const { second, advance, posts, streams, stream } = await openTwo()
  expect(posts().map(({ body }) => body)).toEqual([{ records: [], reader: ALICE }])
  stream.send(frame('3', record('b')))
  await advance()
  expect(second.filed()).toEqual([])
  posts()[0]!.answer(204)
  await advance()
  expect(second.filed()).toEqual(['a', 'b'])
  stream.send(frame('4', record('c')))
  await advance()
  expect(second.filed()).toEqual(['a', 'b', 'c'])
  expect([posts().length, streams().length]).toEqual([1, 1])
})

test('a tab of another account takes nothing from the leading one, gives it nothing, and has its own connection', async () => {
  const { tab, second, advance, posts, answer, streams, stream } = await openTwo()
  posts()[0]!.answer(409)
  await answer(BOB, frame('5', record('b')))
  stream.send(frame('3', record('c')))
  await advance()
  second.inbox.mark('b', 'read')
  await advance()
  expect([tab.filed(), second.filed()]).toEqual([['a', 'c'], ['b']])
  expect(streams()).toHaveLength(2)
  expect([tab, second].map(({ remote }) => remote.state())).toEqual(['open', 'open'])
  expect(posts().at(-1)?.body).toMatchObject({ records: [{ id: 'b' }], reader: BOB })
})

test('a tab whose store belongs to another account asks nobody: it has its own connection', async () => {
  const { tab, openTab, advance, answer, posts } = await openAlice()
  const rows = createKeptRows()
  rows.values.set('reader', BOB)
  const second = openTab({ store: rows.store })
  await answer(BOB, frame('5', record('b')))
  await advance()
  expect([tab.filed(), second.filed()]).toEqual([['a'], ['b']])
  expect(posts()).toEqual([])
})

test('whether two tabs have one account is asked again if the relay could not say', async () => {
  const { second, advance, posts, stream } = await openTwo()
  posts()[0]!.fail()
  await advance()
  stream.send(frame('3', record('b')))
  await advance()
  posts()[1]!.answer(204)
  await advance()
  expect(second.filed()).toEqual(['a', 'b'])
})
