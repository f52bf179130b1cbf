import { expect, test } from 'vitest'
import { createFakeFetch, frame, hello } from './fake-fetch.model.ts'
import { createTabs } from './tab.model.ts'

const now = 5_000_000

const record = (id: string, more: object = {}): object => ({
  v: 1,
  id,
  title: id,
  message: '',
  type: 'info',
  filed: now,
  edited: now,
  state: ['unread', now],
  toastWithin: 60_000,
  ...more,
})

/** A tab whose user has muted the category `social`, and the stream that it listens to. */
async function openMuted(...frames: readonly string[]) {
  const { fetch, calls } = createFakeFetch()
  const { openTab, advance } = createTabs(fetch)
  const tab = openTab()
  const unmute = tab.notifier.quiet(({ category }) => (category === 'social' ? 'read' : false))
  const of = (method: string) => calls.filter((call) => call.method === method)
  await advance()
  const stream = of('GET')
    .at(-1)!
    .open(hello('1', now), ...frames)
  await advance()
  return { tab, unmute, stream, advance, streams: () => of('GET'), posts: () => of('POST') }
}

const late = { filed: now - 1e6, edited: now - 1e6, state: ['unread', now - 1e6] }

test('a muted message is filed as read and shown nowhere, whether it came live or late', async () => {
  const { tab } = await openMuted(
    frame('2', record('muted', { category: 'social' }), record('plain')),
    frame('3', record('old', { category: 'social', ...late }), record('old and plain', late)),
  )
  expect(tab.shown).toEqual(['plain'])
  expect(tab.inbox.list('read').map(({ id }) => id)).toEqual(['muted', 'old'])
  expect(tab.inbox.list('unread').map(({ id }) => id)).toEqual(['old and plain'])
})

test('a message muted here stays unread on the user’s other devices', async () => {
  const { tab, posts, advance, streams, stream } = await openMuted(
    frame('2', record('muted', { category: 'social' })),
  )
  await advance(5000)
  stream.end()
  await advance(1000)
  streams()
    .at(-1)!
    .open(hello('1', now), frame('2', record('muted', { category: 'social' })))
  await advance(5000)
  expect(posts()).toEqual([])
  expect(tab.inbox.list('read')).toHaveLength(1)
})

test('the user’s own mark still counts, and is sent on', async () => {
  const { tab, posts, advance } = await openMuted(
    frame('2', record('muted', { category: 'social' })),
  )
  tab.inbox.mark('muted', 'unread')
  await advance(5000)
  expect(tab.inbox.count('unread')).toBe(1)
  expect(posts()).toHaveLength(1)
})

test('an edit of a muted message is read too; an edit of what is on screen is shown', async () => {
  const { tab, stream, advance } = await openMuted(
    frame('2', record('muted', { category: 'social' }), record('shown')),
  )
  const edit = { edited: now + 9, filed: now + 9, state: ['unread', now + 9], category: 'social' }
  stream.send(frame('3', record('muted', { ...edit, message: 'new' }), record('shown', edit)))
  await advance()
  expect(tab.inbox.list('read')).toMatchObject([{ id: 'muted', message: 'new' }])
  expect(tab.queued()).toEqual(['shown'])
})

test('a message muted while it waited for a visible tab is read, and never shown', async () => {
  const { tab, stream, advance, unmute } = await openMuted()
  unmute()
  tab.lookAway()
  stream.send(frame('2', record('muted', { category: 'social' }), record('plain')))
  await advance()
  tab.notifier.quiet(({ category }) => (category === 'social' ? 'read' : false))
  tab.look()
  await advance()
  expect(tab.shown).toEqual(['plain'])
  expect(tab.inbox.list('read')).toMatchObject([{ id: 'muted' }])
})

test('a message that comes while quiet, but not muted, stays unread', async () => {
  const { tab, stream, advance } = await openMuted()
  tab.notifier.quiet(() => true)
  stream.send(frame('2', record('quiet')))
  await advance()
  expect(tab.notifier.shown()).toEqual([])
  expect(tab.inbox.list('unread')).toMatchObject([{ id: 'quiet' }])
})

test('what comes under quiet while nobody looks is shown nowhere, also when quiet has ended', async () => {
  const { fetch, calls } = createFakeFetch()
  const { openTab, advance } = createTabs(fetch)
  const tab = openTab({ visible: false })
  const end = tab.notifier.quiet()
  await advance()
  calls[0]!.open(hello('1', now), frame('2', record('quiet')))
  await advance()
  end()
  tab.look()
  await advance()
  expect(tab.shown).toEqual([])
  expect(tab.inbox.list('unread').map(({ id }) => id)).toEqual(['quiet'])
})

test('quiet in a hidden leading tab keeps nothing from the tab that the user looks at', async () => {
  const { fetch, calls } = createFakeFetch()
  const { openTab, advance } = createTabs(fetch)
  const hidden = openTab({ visible: false })
  hidden.notifier.quiet()
  await advance()
  const visible = openTab()
  calls[0]!.open(hello('1', now), frame('2', record('news')))
  await advance()
  expect(visible.shown).toEqual(['news'])
  expect(hidden.shown).toEqual([])
})

test('quiet in the tab that the user looks at is not lifted by a leading tab without it', async () => {
  const { fetch, calls } = createFakeFetch()
  const { openTab, advance } = createTabs(fetch)
  const hidden = openTab({ visible: false })
  await advance()
  const visible = openTab({ visible: false })
  const end = visible.notifier.quiet()
  await advance()
  calls[0]!.open(hello('1', now), frame('2', record('news')))
  await advance()
  end()
  visible.look()
  await advance()
  expect([...hidden.shown, ...visible.shown]).toEqual([])
  expect(visible.inbox.list('unread').map(({ id }) => id)).toEqual(['news'])
})
