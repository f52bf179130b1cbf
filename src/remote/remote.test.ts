import { expect, test, vi } from 'vitest'
import { openBrowser } from './answered-browser.model.ts'
import { frame, now, record } from './fake-fetch.model.ts'

test('shows and files what comes, and is open', async () => {
  const { openTab, greet } = openBrowser()
  const tab = openTab()
  expect(tab.remote.state()).toBe('connecting')
  await greet(frame('2', record('a', { type: 'success', duration: 0, priority: 3 })))
  expect(tab.remote.state()).toBe('open')
  expect(tab.notifier.list()).toMatchObject([
    { id: 'a', title: 'a', type: 'success', duration: 0, priority: 3 },
  ])
  expect(tab.inbox.record('a')).toMatchObject({ title: 'a', filed: now, edited: now })
})

test('the toast is the record: nothing is filed again, and closing it marks the record everywhere', async () => {
  const { openTab, greet, posts, advance } = openBrowser()
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

test.each(['one', 'all'] as const)(
  'shows nothing that is read, removed or late; the inbox has it: %s',
  async (showsIn) => {
    const { openTab, greet } = openBrowser()
    const tab = openTab({ showsIn })
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
  },
)

test('shows no message whose mark came before its words', async () => {
  const { openTab, greet } = openBrowser()
  const tab = openTab()
  await greet(frame('2', { v: 1, id: 'a', state: ['read', now + 1] }), frame('3', record('a')))
  expect(tab.shown).toEqual([])
  expect(tab.inbox.count('read')).toBe(1)
})

test('shows a message that is only for connected users at once or not at all', async () => {
  const { openTab, greet, advance } = openBrowser()
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

test('shows a repeated record once, and an edit in its place', async () => {
  const { openTab, greet, advance } = openBrowser()
  const tab = openTab()
  const written: string[] = []
  tab.notifier.observe(({ type, notification }) => {
    if (type === 'updated') written.push(notification.message)
  })
  const keyed = record('a', { key: 'k' })
  const stream = await greet(
    frame('2', keyed, record('b'), record('c'), record('d')),
    frame('3', keyed),
  )
  expect(written).toEqual([])
  tab.notifier.dismiss('b', 'user')
  tab.inbox.remove('c')
  const later = now + 1e6
  const edit = { edited: later, filed: later, state: ['unread', later], message: 'new' }
  const isRead = { ...edit, state: ['read', later], message: 'read elsewhere' }
  stream.send(
    frame('4', { ...keyed, ...edit }, record('b', edit), record('c', edit), record('d', isRead)),
  )
  await advance()
  expect(tab.shown).toEqual(['a', 'b', 'c', 'd'])
  expect(written).toEqual(['new'])
  expect(tab.notifier.list()).toMatchObject([{ id: 'a', message: 'new' }])
  expect(tab.inbox.list('unread')).toMatchObject([
    { id: 'c', message: 'new' },
    { id: 'b', message: 'new' },
  ])
})

test('shows a message that was edited while it waited as it is now', async () => {
  const { openTab, greet, advance } = openBrowser()
  const tab = openTab({ visible: false })
  const stream = await greet(frame('2', record('a')))
  stream.send(frame('3', record('a', { edited: now + 9, filed: now + 9, message: 'new' })))
  await advance()
  tab.look()
  expect(tab.notifier.list()).toMatchObject([{ id: 'a', message: 'new' }])
})

test('shows the newest of a key, and closing each one marks its own record', async () => {
  const { openTab, greet } = openBrowser()
  const tab = openTab()
  await greet(
    frame('2', record('a', { key: 'k' })),
    frame('3', record('b', { key: 'k', filed: now + 1 })),
  )
  expect(tab.queued()).toEqual(['b'])
  expect(tab.inbox.record('b')).toMatchObject({ title: 'b', state: ['unread', now] })
  expect(tab.inbox.record('a')).toMatchObject({ title: 'a', state: ['read', expect.any(Number)] })
  tab.notifier.dismiss('b', 'user')
  expect(tab.inbox.record('b')?.state?.[0]).toBe('read')
})

test('a message of a key goes beside work of that key that is under way, whose outcome is shown', async () => {
  const { openTab, greet, advance } = openBrowser()
  const tab = openTab()
  const stream = await greet()
  let finish!: (answer: string) => void
  const saving = new Promise<string>((resolve) => (finish = resolve))
  const work = tab.notifier.promise(saving, {
    loading: { id: 'work', key: 'k', title: 'Saving' },
    success: (answer) => answer,
    error: null,
  })
  stream.send(frame('2', record('a', { key: 'k' })))
  await advance()
  finish('saved')
  await work
  expect(tab.notifier.list()).toMatchObject([{ id: 'work', title: 'saved' }, { id: 'a' }])
  tab.notifier.dismiss('a', 'user')
  expect(tab.inbox.record('a')?.state?.[0]).toBe('read')
})

test('marking elsewhere takes it off the screen, and that is not sent on', async () => {
  const { openTab, greet, advance, posts } = openBrowser()
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

test('a record that cannot be shown is reported, and costs the others nothing', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { openTab, greet, streams } = openBrowser()
  const tab = openTab()
  const { adopt } = tab.inbox
  const error = new Error('oops')
  tab.inbox.adopt = (id) => {
    if (id === 'a') throw error
    adopt(id)
  }
  await greet(frame('2', record('a')), frame('3', record('b')))
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
  expect(tab.shown).toEqual(['b'])
  expect(streams()).toHaveLength(1)
  vi.unstubAllGlobals()
})

test('skips anything but records, and goes on', async () => {
  const { openTab, greet } = openBrowser()
  const tab = openTab()
  await greet(frame('2', null, 7, 'x', {}, { v: 2, id: 'a' }, { v: 1, id: '' }, record('b')))
  expect(tab.shown).toEqual(['b'])
})

test('what is shown was never listed before: the count does not flicker', async () => {
  const { openTab, greet } = openBrowser()
  const tab = openTab({ showsIn: 'all' })
  const other = openTab({ showsIn: 'all' })
  const counts: number[] = []
  for (const { inbox } of [tab, other]) inbox.watch(() => counts.push(inbox.count()))
  const stream = await greet(frame('2', record('a'), record('b')))
  stream.send(frame('3', record('a', { edited: now + 1, message: 'new' })))
  expect([tab.shown, other.shown]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(Math.max(0, ...counts)).toBe(0)
})

test('a toast takes from a record only what a record has', async () => {
  const { openTab, greet } = openBrowser()
  const tab = openTab()
  const foreign = { silent: true, pending: true, keep: false, count: 7 }
  await greet(frame('2', record('a', { dismissible: false, ...foreign })))
  expect(tab.shown).toEqual(['a'])
  const [toast] = tab.notifier.list()
  expect(toast).toMatchObject({ id: 'a', dismissible: false })
  expect(Object.keys(toast!)).not.toEqual(expect.arrayContaining(['pending']))
})
