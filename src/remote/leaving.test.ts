import { expect, test } from 'vitest'
import { openBrowser } from './answered-browser.model.ts'
import { frame, record } from './fake-fetch.model.ts'

test('a remote closed while its page comes back leaves no connection behind', async () => {
  for (const group of ['ada', '']) {
    const { openTab, greet, advance, streams } = openBrowser()
    const tab = openTab({ group })
    await greet()
    tab.hide()
    tab.remote.watch(tab.remote.close)
    tab.comeBack()
    await advance()
    expect(tab.remote.state()).toBe('closed')
    expect(streams()).toHaveLength(1)
    expect(streams()[0]?.signal.aborted).toBe(true)
  }
})

test('a remote closed before its inbox is ready never connects', async () => {
  const { openTab, advance, streams } = openBrowser()
  openTab().remote.close()
  await advance(1e6)
  expect(streams()).toEqual([])
})

test('a remote closed the moment it leads stays closed, and never connects', async () => {
  const { openTab, advance, streams } = openBrowser()
  const { inbox, remote } = openTab({ group: '' })
  await inbox.ready
  remote.close()
  await advance()
  expect(remote.state()).toBe('closed')
  expect(streams()).toEqual([])
})

test('a remote closed while its page comes back leaves the lead to the next tab', async () => {
  const { openTab, greet, advance, lastStream } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  await greet()
  second.hide()
  first.hide()
  first.remote.watch(first.remote.close)
  first.comeBack()
  second.comeBack()
  await advance()
  expect(first.remote.state()).toBe('closed')
  expect(lastStream().signal.aborted).toBe(false)
  await greet(frame('2', record('a')))
  expect(second.shown).toEqual(['a'])
})

test('a page that is left before its inbox is ready connects only when it comes back', async () => {
  for (const group of ['ada', '']) {
    const { openTab, advance, streams } = openBrowser()
    const tab = openTab({ group })
    tab.hide()
    await advance()
    expect(streams()).toEqual([])
    tab.comeBack()
    await advance()
    expect(streams()).toHaveLength(1)
  }
})

test('a page that says twice that it is there, as when it loads, asks for everything once', async () => {
  const { openTab, greet, advance, sent } = openBrowser()
  openTab()
  await greet(frame('2', record('a')))
  const tab = openTab()
  await advance()
  const before = sent()
  tab.comeBack()
  await advance()
  expect(sent()).toBe(before)
})

test('a page that was away before its inbox was ready asks for everything once', async () => {
  const { openTab, greet, advance, sent } = openBrowser()
  openTab()
  await greet(frame('2', record('a')))
  const before = sent()
  openTab()
  await advance()
  const once = sent() - before
  const tab = openTab()
  tab.hide()
  tab.comeBack()
  await advance()
  expect(sent() - before - once).toBe(once)
})

test('a mark made just before the user leaves the page is sent at once', async () => {
  const { openTab, greet, advance, posts } = openBrowser()
  const tab = openTab()
  await greet(frame('2', record('a'), record('b'), record('c')))
  tab.inbox.mark('a', 'read')
  await advance()
  posts()[0]!.answer(204)
  await advance(200)
  tab.inbox.mark('b', 'read')
  tab.inbox.mark('c', 'archived')
  await advance()
  expect(posts()).toHaveLength(1)
  tab.hide()
  await advance()
  expect(posts()).toHaveLength(2)
  expect(posts()[1]?.body?.records.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(posts()[1]?.keepalive).toBe(true)
})

test('a mark made just before the remote is closed is sent at once', async () => {
  const { openTab, greet, advance, posts } = openBrowser()
  const { inbox, remote } = openTab()
  await greet(frame('2', record('a'), record('b')))
  inbox.mark('a', 'read')
  await advance()
  inbox.mark('b', 'read')
  remote.close()
  await advance()
  expect(posts().map(({ body }) => body?.records.map(({ id }) => id))).toEqual([['a'], ['a', 'b']])
})

test('a page on which nothing was marked sends nothing when the user leaves it', async () => {
  const { openTab, greet, advance, posts } = openBrowser()
  const tab = openTab()
  await greet(frame('2', record('a')))
  tab.hide()
  await advance()
  expect(posts()).toEqual([])
})

test('a mark that could not be sent is tried once more when the user leaves the page', async () => {
  const { openTab, greet, advance, posts } = openBrowser()
  const tab = openTab()
  await greet(frame('2', record('a')))
  tab.inbox.mark('a', 'read')
  await advance()
  posts()[0]!.fail()
  await advance()
  expect(posts()).toHaveLength(1)
  tab.hide()
  await advance()
  expect(posts().map(({ body }) => body?.records.map(({ id }) => id))).toEqual([['a'], ['a']])
})

test('a mark made offline waits for the next page, whoever leaves', async () => {
  const { openTab, greet, advance, posts } = openBrowser()
  const tab = openTab()
  const stream = await greet(frame('2', record('a')))
  stream.cut()
  await advance()
  tab.inbox.mark('a', 'read')
  tab.hide()
  await advance()
  expect(posts()).toEqual([])
})
