import { expect, test, vi } from 'vitest'
import { createFakeFetch, frame, hello, now, record, settle } from './fake-fetch.model.ts'
import { createTabs, type Tab } from './tab.model.ts'
import { createTabs as createChannel } from './tabs.ts'

function open(random = Math.random) {
  const network = createFakeFetch()
  const browser = createTabs(network.fetch, random)
  const streams = () => network.calls.filter(({ method }) => method === 'GET')
  const posts = () => network.calls.filter(({ method }) => method === 'POST')
  /** Answers the stream that was asked for last. */
  const greet = async (frames: readonly string[] = [], cursor = '1') => {
    await browser.advance()
    const stream = streams()
      .at(-1)!
      .open(hello(cursor, now, cursor !== '1'), ...frames)
    await browser.advance()
    return stream
  }
  return { ...browser, streams, posts, greet }
}

const shown = (tabs: readonly Tab[]): string[] => tabs.flatMap((tab) => tab.shown)

test('tabs of one account share a connection; all file, one shows, all report its state', async () => {
  const { openTab, greet, streams } = open()
  const tabs = [openTab(), openTab(), openTab()]
  await greet([frame('2', record('a'))])
  expect(streams()).toHaveLength(1)
  expect(shown(tabs)).toEqual(['a'])
  expect(tabs.map((tab) => tab.filed())).toEqual([['a'], ['a'], ['a']])
  expect(tabs.map((tab) => tab.remote.state())).toEqual(['open', 'open', 'open'])
})

test('a channel to other tabs keeps no process alive', () => {
  const unref = vi.fn<() => void>()
  const openChannel = () => ({
    unref,
    postMessage: () => {},
    addEventListener: () => {},
    close: () => {},
  })
  createChannel(
    { openChannel, random: Math.random },
    'ada',
    () => undefined,
    () => {},
  ).open()
  expect(unref).toHaveBeenCalledOnce()
})

test('all tabs report that the connection was lost', async () => {
  const { openTab, greet, advance } = open()
  const tabs = [openTab(), openTab()]
  const stream = await greet()
  stream.end()
  await advance()
  expect(tabs.map((tab) => tab.remote.state())).toEqual(['waiting', 'waiting'])
})

test('a tab that the relay refuses leaves the lead to the next one', async () => {
  const { openTab, advance, streams } = open()
  const tabs = [openTab(), openTab()]
  await advance()
  streams()[0]!.answer(403)
  await advance()
  expect(streams()).toHaveLength(2)
  expect(tabs.map((tab) => tab.remote.state())).toEqual(['closed', 'connecting'])
})

test('tabs of different accounts, or without a name, share nothing', async () => {
  const { openTab, advance, streams } = open()
  const tabs = [openTab(), openTab({ group: 'bob' }), openTab({ group: '' })]
  tabs.push(openTab({ group: '' }))
  await advance()
  expect(streams()).toHaveLength(4)
  streams()[0]!.open(hello('1', now), frame('2', record('a')))
  await advance()
  expect(tabs.flatMap((tab) => tab.filed())).toEqual(['a'])
})

test('a message is shown in all tabs if you ask for that', async () => {
  const { openTab, greet } = open()
  const tabs = [openTab({ showsIn: 'all' }), openTab({ showsIn: 'all', visible: false })]
  await greet([frame('2', record('a'))])
  expect(tabs.map((tab) => tab.queued())).toEqual([['a'], ['a']])
})

test('dismissing in one tab removes it from all, and is sent once', async () => {
  const { openTab, greet, advance, posts } = open()
  const tabs = [
    openTab({ showsIn: 'all' }),
    openTab({ showsIn: 'all' }),
    openTab({ showsIn: 'all' }),
  ]
  await greet([frame('2', record('a'))])
  tabs[1]?.notifier.dismiss('a', 'user')
  await advance()
  expect(tabs.map((tab) => tab.queued())).toEqual([[], [], []])
  expect(tabs.map((tab) => tab.inbox.count('read'))).toEqual([1, 1, 1])
  posts()[0]?.answer(204)
  await advance(5000)
  expect(posts()).toHaveLength(1)
})

test('a message is shown in the visible tab', async () => {
  const { openTab, greet } = open()
  const tabs = [openTab({ visible: false }), openTab({ visible: false }), openTab()]
  await greet([frame('2', record('a'), record('b'))])
  expect(tabs.map((tab) => tab.shown)).toEqual([[], [], ['a', 'b']])
})

test('a message waits for a visible tab, as long as it may', async () => {
  const { openTab, greet, advance } = open()
  const tabs = [openTab({ visible: false }), openTab({ visible: false })]
  await greet([frame('2', record('a'), record('b', { toastWithin: 1000 }))])
  await advance(2000)
  tabs[1]?.look()
  await advance()
  tabs[0]?.look()
  await advance()
  expect(tabs.map((tab) => tab.shown)).toEqual([[], ['a']])
  expect(
    tabs.map((tab) =>
      tab.inbox
        .list()
        .map(({ id }) => id)
        .sort(),
    ),
  ).toEqual([['a', 'b'], ['b']])
})

test('nothing is said between tabs of what concerns this browser alone', async () => {
  const { openTab, greet, advance, sent } = open()
  const [tab] = [openTab(), openTab()]
  await greet()
  const before = sent()
  tab.notifier.dismiss(tab.notifier('Saved'))
  expect(tab.inbox.mark(tab.inbox.list('all'), 'archived')).toBe(1)
  await advance()
  expect(sent()).toBe(before)
})

test.each([
  ['looks at another tab', (other: Tab) => other.look()],
  ['opens another tab', (_other: Tab, openTab: () => Tab) => openTab()],
])('does not wait any longer when somebody %s', async (_, come) => {
  let drawn = 0
  // Nearly the longest waits, and a name of its own for each tab.
  const { openTab, advance, streams } = open(() => 1 - drawn++ / 1e6)
  openTab({ visible: false })
  const other = openTab({ visible: false })
  for (const wait of [0, 1000, 2000, 4000, 8000]) {
    await advance(wait)
    streams().at(-1)!.answer(502)
  }
  await advance(5000)
  const before = streams().length
  come(other, openTab)
  await advance(1000)
  expect(streams()).toHaveLength(before + 1)
})

test('a message that waits for a visible tab is shown in one that opens', async () => {
  const { openTab, greet, advance } = open()
  const hidden = openTab({ visible: false })
  await greet([frame('2', record('a'))])
  const visible = openTab()
  await advance()
  expect([hidden.shown, visible.shown]).toEqual([[], ['a']])
})

test('a message that waits for a visible tab is shown in one that comes back', async () => {
  const { openTab, greet, advance } = open()
  const [hidden, visible] = [openTab({ visible: false }), openTab()]
  const stream = await greet()
  visible.hide()
  await advance()
  stream.send(frame('2', record('a')))
  await advance()
  visible.comeBack()
  await advance()
  expect([hidden.shown, visible.shown]).toEqual([[], ['a']])
})

test('where storage is blocked, a message is shown in one tab too', async () => {
  const { openTab, greet, advance } = open()
  const tabs = Array.from({ length: 3 }, () => openTab({ visible: false, hasStorage: false }))
  const stream = await greet([frame('2', record('a'))])
  tabs[1]?.look()
  tabs[2]?.look()
  await advance()
  expect(shown(tabs)).toEqual(['a'])
  tabs[0]?.look()
  await advance()
  stream.send(frame('3', record('b')))
  await advance()
  expect(shown(tabs).sort()).toEqual(['a', 'b'])
  tabs[0]?.crash()
  tabs[1]?.crash()
  await greet([], '3')
  expect(shown(tabs).sort()).toEqual(['a', 'b'])
})

test('a message that was read meanwhile is not shown', async () => {
  const { openTab, greet, advance } = open()
  const [leader, other] = [openTab({ visible: false }), openTab({ visible: false })]
  await greet([frame('2', record('a'), record('b'))])
  other.inbox.mark('a', 'read')
  await advance()
  leader.look()
  await advance()
  expect(leader.shown).toEqual(['b'])
})

test('a message that one tab knows to be read is not shown there', async () => {
  const { openTab, greet } = open()
  const tabs = [openTab({ showsIn: 'all' }), openTab({ showsIn: 'all' })]
  tabs[1]?.inbox.merge([record('a', { state: ['read', now + 1] })])
  await greet([frame('2', record('a'))])
  expect(tabs.map((tab) => tab.shown)).toEqual([['a'], []])
})

test('the next tab goes on where a closed tab left off', async () => {
  const { openTab, greet, advance, streams } = open()
  const tabs = [openTab(), openTab(), openTab()]
  await greet([frame('2', record('a'))])
  tabs[0]?.remote.close()
  await advance()
  expect(streams()).toHaveLength(2)
  expect(streams()[0]?.signal.aborted).toBe(true)
  expect(streams()[1]?.headers.get('last-event-id')).toBe('2')
  await greet([frame('2', record('a')), frame('3', record('b'))], '2')
  expect(shown(tabs)).toEqual(['a', 'b'])
  expect(tabs[2]?.filed()).toEqual(['a', 'b'])
})

test('the next tab takes over what still waits to be shown', async () => {
  const { openTab, greet, advance } = open()
  const tabs = [openTab({ visible: false }), openTab({ visible: false })]
  await greet([frame('2', record('a'))])
  tabs[0]?.crash()
  await advance()
  tabs[1]?.look()
  expect(tabs[1]?.shown).toEqual([])
  await greet([], '2')
  await advance()
  expect(tabs.map((tab) => tab.shown)).toEqual([[], ['a']])
})

test('… also if it opened after that had come', async () => {
  const { openTab, greet, advance } = open()
  const first = openTab({ visible: false })
  await greet([frame('2', record('a'))])
  const second = openTab({ visible: false })
  await advance()
  first.crash()
  await greet([], '2')
  second.look()
  await advance()
  expect(second.shown).toEqual(['a'])
})

test('a page that the user leaves hands over at once, and comes back without the lead', async () => {
  const { openTab, greet, advance, streams } = open()
  const [first, second] = [openTab(), openTab()]
  await greet([frame('2', record('a'))])
  first.hide()
  const stream = await greet([frame('3', record('b'))], '2')
  expect(streams()).toHaveLength(2)
  expect([first.filed(), second.filed()]).toEqual([['a'], ['a', 'b']])
  first.comeBack()
  await advance()
  expect(streams()).toHaveLength(2)
  expect(first.filed()).toEqual(['a', 'b'])
  expect([first.shown, second.shown]).toEqual([['a'], ['b']])
  expect(first.remote.state()).toBe('open')
  stream.end()
  await advance()
  expect(first.remote.state()).toBe('waiting')
})

test('a tab that opens later knows what came before, and shows none of it', async () => {
  const { openTab, greet, advance } = open()
  openTab()
  await greet([frame('2', record('a'), record('b'))])
  const late = openTab()
  await advance()
  expect(late.filed()).toEqual(['a', 'b'])
  expect(late.shown).toEqual([])
  expect(late.remote.state()).toBe('open')
})

test('a tab that opened while nobody led learns it from the next leader', async () => {
  const { openTab, greet, advance, streams } = open()
  const first = openTab()
  await greet([frame('2', record('a'))])
  const second = openTab()
  await advance()
  first.hide()
  const third = openTab()
  await greet([], '2')
  expect(streams()).toHaveLength(2)
  expect([second.filed(), third.filed()]).toEqual([['a'], ['a']])
})

test('a tab whose leader dies before it has told all that it knows asks the relay for all', async () => {
  const { openTab, greet, advance, streams } = open()
  const first = openTab()
  const stream = await greet([frame('2', record('a'))])
  openTab()
  await settle()
  stream.send(frame('3', record('b')))
  await settle()
  first.hang()
  await advance()
  first.crash()
  await advance()
  expect(streams().at(-1)?.headers.get('last-event-id')).toBeNull()
})

test('a tab that loses the lead while asleep goes on as one of the others', async () => {
  const { openTab, greet, steal, streams } = open()
  const tabs = [openTab(), openTab()]
  await greet([frame('2', record('a'))])
  steal('ada')
  await greet([frame('3', record('b'))], '2')
  expect(streams()).toHaveLength(2)
  expect(tabs.map((tab) => tab.filed())).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(tabs.map((tab) => tab.shown)).toEqual([['a'], ['b']])
})

test('… and leaves it to the next leader to send its marks', async () => {
  const { openTab, greet, steal, posts, advance } = open()
  const tabs = [openTab(), openTab()]
  await greet([frame('2', record('a'))])
  steal('ada')
  await greet([], '2')
  tabs[0]?.inbox.mark('a', 'read')
  await advance()
  expect(posts()).toHaveLength(1)
})

test('what a tab marked while it was away is sent once it is back', async () => {
  const { openTab, greet, posts, advance } = open()
  const tabs = [openTab(), openTab()]
  await greet([frame('2', record('a'))])
  tabs[1]?.hide()
  tabs[1]?.inbox.mark('a', 'read')
  await advance()
  expect(posts()).toEqual([])
  tabs[1]?.comeBack()
  await advance()
  expect(posts()).toHaveLength(1)
})

test('the next leader does not send what the last one has sent', async () => {
  const { openTab, greet, posts, advance } = open()
  const tabs = [openTab(), openTab()]
  await greet([frame('2', record('a'))])
  tabs[1]?.inbox.mark('a', 'read')
  await advance()
  posts()[0]?.answer(204)
  await advance()
  tabs[0]?.remote.close()
  await greet([], '2')
  await advance(5000)
  expect(posts()).toHaveLength(1)
})

test('the next leader sends the marks of a tab that died before sending them', async () => {
  const { openTab, greet, advance, posts } = open()
  const tabs = [openTab(), openTab()]
  const stream = await greet([frame('2', record('a'))])
  stream.end()
  await advance()
  tabs[0]?.inbox.mark('a', 'read')
  await advance()
  tabs[0]?.crash()
  await greet([], '2')
  expect(posts()).toHaveLength(1)
  expect(posts()[0]?.body?.records).toMatchObject([
    { id: 'a', state: ['read', expect.any(Number)] },
  ])
})
