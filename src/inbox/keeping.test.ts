import { expect, test, vi } from 'vitest'
import { DAY, START, createSharedRows, fresh, settle, states, tab, titles } from './fresh.model.ts'
import { createNotifier } from '../core/index.ts'
import { createInbox } from './create-inbox.ts'
import type { InboxRecord } from '../record/index.ts'

test('over the limit, archived items go first, then read, then unread ones, the oldest first', () => {
  const { inbox } = fresh({ limit: 3 })
  for (const id of ['a', 'b', 'c']) inbox.add({ id, title: id })
  inbox.mark('c', 'archived')
  inbox.mark('b', 'read')
  inbox.add({ id: 'd', title: 'd' })
  expect(states(inbox)).toEqual({ d: 'unread', b: 'read', a: 'unread' })
  inbox.add({ id: 'e', title: 'e' })
  expect(states(inbox)).toEqual({ e: 'unread', d: 'unread', a: 'unread' })
  inbox.add({ id: 'f', title: 'f' })
  expect(titles(inbox.list())).toEqual(['f', 'e', 'd'])
})

test('a key that keeps coming pushes nothing else out, and takes only the room that is left', () => {
  const { inbox } = fresh({ limit: 3 })
  inbox.add({ title: 'rare' })
  for (let index = 0; index < 10; index++) inbox.add({ key: 'k', title: 'often' })
  expect(inbox.list().map(({ title, count }) => [title, count])).toEqual([
    ['often', 2],
    ['rare', undefined],
  ])
})

test('records under one key count for the limit like all others', async () => {
  const shared = createSharedRows()
  const { inbox } = fresh({ limit: 10, store: shared.open() })
  await inbox.ready
  for (let key = 0; key < 30; key++) {
    for (let index = 0; index < 15; index++) inbox.add({ key: `k${key}`, title: `${key}` })
  }
  await settle()
  expect(inbox.list()).toHaveLength(10)
  expect([...shared.rows.values()].filter((row) => 'title' in row)).toHaveLength(10)
})

test('an item is listed for as long as it may be kept and no longer, even if nothing else changes', () => {
  const { clock, inbox } = fresh({ maxAge: DAY })
  inbox.add({ title: 'old' })
  clock.advance(DAY)
  inbox.mark(inbox.list(), 'read')
  inbox.mark(inbox.list(), 'unread')
  expect(inbox.count()).toBe(1)
  clock.advance(1)
  expect([inbox.count(), inbox.unseen()]).toEqual([0, 0])
  expect(inbox.list()).toBe(inbox.list())
  expect(inbox.list('all')).toEqual([])
})

test('items that are too old go with the next change, read or not; what is on screen stays', () => {
  const { clock, notify, inbox } = fresh({ maxAge: DAY })
  inbox.add({ id: 'old', title: 'old' })
  notify('sticky', { id: 'sticky', duration: 0 })
  inbox.remove(inbox.add({ id: 'gone', title: 'gone' }))
  clock.advance(DAY + 100)
  inbox.add({ title: 'new' })
  expect(titles(inbox.list('all'))).toEqual(['new'])
  expect(inbox.record('old')).toBeUndefined()
  expect(inbox.record('gone')).toBeUndefined()
  const sent = vi.fn<(records: readonly InboxRecord[]) => void>()
  inbox.observe(sent)
  notify.clear('user')
  expect(sent.mock.calls, 'it can still be dismissed everywhere').toMatchObject([
    [[{ id: 'sticky', state: ['read', START + DAY + 101] }]],
  ])
  expect(titles(inbox.list('all'))).toEqual(['new'])
})

test('a record that is too old when it arrives is not accepted', () => {
  const { clock, inbox } = fresh({ maxAge: DAY })
  const filed = clock.now() - DAY - 1
  inbox.merge([{ v: 1, id: 'a', filed, edited: filed, title: 'old' }])
  expect(inbox.record('a')).toBeUndefined()
})

test('pruned and removed items do not come back from a tab that still had them', () => {
  const { inbox } = fresh({ limit: 1 })
  inbox.add({ id: 'a', title: 'a' })
  const a = inbox.record('a')
  inbox.add({ id: 'b', title: 'b' })
  const b = inbox.record('b')
  inbox.remove('b')
  inbox.merge([a, b])
  expect(inbox.list('all')).toEqual([])
})

test('what is pruned keeps no words, even if they were written after it was filed', () => {
  const { inbox } = fresh({ limit: 1 })
  inbox.merge([{ v: 1, id: 'a', filed: START, edited: START + 5, title: 'edited' }])
  inbox.add({ title: 'b' })
  expect(inbox.record('a')).toEqual({ v: 1, id: 'a', filed: START, gone: START + 5 })
})

test('prunings are not sent on, and pruned silent notifications leave the queue', () => {
  const { notify, inbox } = fresh({ limit: 2 })
  const sent: (string | undefined)[] = []
  inbox.observe((records) => sent.push(...records.map(({ title }) => title)))
  for (const title of ['a', 'b', 'c']) notify(title, { silent: true, duration: 0 })
  expect(titles(inbox.list())).toEqual(['c', 'b'])
  expect(titles(notify.list())).toEqual(['b', 'c'])
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('what a mark takes off the screen counts for the limit at once', () => {
  const { notify, inbox } = fresh({ limit: 1 })
  inbox.add({ title: 'unread' })
  const id = notify('shown')
  inbox.mark(id, 'read')
  expect(titles(inbox.list('all'))).toEqual(['unread'])
})

test('an item that is pruned the moment it changes is sent on as it was', () => {
  const { notify, inbox } = fresh({ limit: 1 })
  inbox.add({ title: 'unread' })
  notify('shown', { id: 'shown' })
  const sent = vi.fn<(records: readonly InboxRecord[]) => void>()
  inbox.observe(sent)
  notify.dismiss('shown', 'user')
  expect(titles(inbox.list('all'))).toEqual(['unread'])
  const [[[dismissed]]] = sent.mock.calls as [[[InboxRecord]]]
  expect(dismissed).toMatchObject({ id: 'shown', title: 'shown', state: ['read', START + 2] })
  expect(dismissed).not.toHaveProperty('gone')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(Object.isFrozen(sent.mock.calls[0]![0]), 'nobody changes what the others hear').toBe(true)
})

test('the inbox remembers the newest thousand of removals and of marks that wait for their words', () => {
  const { inbox } = fresh()
  inbox.add({ title: 'a' })
  inbox.markSeen()
  const six = Array.from({ length: 600 }, (_, index) => index)
  inbox.merge(six.map((index) => ({ v: 1, id: `r${index}`, gone: START + index })))
  inbox.merge(
    six.map((index) => ({ v: 1, id: `m${index}`, state: ['read', START + 1000 + index] })),
  )
  expect(inbox.record('m0')).toBeDefined()
  expect(inbox.record('r599')).toBeDefined()
  expect(inbox.record('r0')).toBeUndefined()
  expect(inbox.record('r199')).toBeUndefined()
  expect(inbox.record('r200'), 'the last look is none of them').toBeDefined()
  expect(inbox.record('belfry:looked')).toBeDefined()
})

test('a mark that arrives first waits, unlisted, for its words', () => {
  const { inbox } = fresh()
  const words = { v: 1, filed: START, edited: START, state: ['unread', START] }
  const action = { label: 'Retry', name: 'retry' }
  inbox.merge([
    { v: 1, id: 'a', state: ['archived', START + 5] },
    { v: 1, id: 'b', acted: START + 5 },
  ])
  expect(inbox.list('all')).toEqual([])
  inbox.merge([
    { ...words, id: 'a', title: 'a' },
    { ...words, id: 'b', title: 'b', action },
  ])
  expect(states(inbox)).toEqual({ a: 'archived', b: 'unread' })
  expect(inbox.list()[0], 'its action is done').not.toHaveProperty('action')
})

test('a title or a message is enough for an item', () => {
  const { inbox } = fresh()
  const words = { v: 1, filed: START, edited: START }
  inbox.merge([
    { ...words, id: 'a', title: 'a' },
    { ...words, id: 'b', message: 'b' },
  ])
  expect(inbox.list()).toMatchObject([
    { title: '', message: 'b' },
    { title: 'a', message: '' },
  ])
})

test('stamps follow the relay’s time once it is known, and never step back', () => {
  const { clock, inbox } = fresh()
  inbox.merge([], START + 1000)
  const first = inbox.record(inbox.add({ title: 'a' }))!.filed!
  expect(first).toBe(START + 1000)
  inbox.merge([], START - 1000)
  expect(inbox.record(inbox.add({ title: 'b' }))!.filed).toBe(first + 1)
  clock.advance(10_000)
  inbox.merge([], Number.NaN)
  expect(inbox.record(inbox.add({ title: 'c' }))!.filed).toBe(START + 9000)
})

test('a mark is later than what it marks, even if that clock was ahead', () => {
  const { inbox } = fresh()
  const ahead = START + DAY / 2
  inbox.merge([
    { v: 1, id: 'a', filed: ahead, edited: ahead, state: ['unread', ahead], title: 'a' },
  ])
  inbox.mark('a', 'read')
  expect(inbox.record('a')!.state).toEqual(['read', ahead + 1])
})

test('what a clock ahead of ours has filed can be removed', () => {
  const { inbox } = fresh()
  const ahead = START + DAY / 2
  inbox.merge([{ v: 1, id: 'a', filed: ahead, edited: ahead, title: 'a' }])
  expect(inbox.remove('a')).toBe(1)
  expect(inbox.list('all')).toEqual([])
})

test('what is heard again of an item closes no card that has come since under its id', () => {
  const { notify, inbox } = fresh()
  for (const id of ['read', 'gone']) inbox.add({ id, title: id })
  inbox.mark('read', 'read')
  inbox.remove('gone')
  for (const id of ['read', 'gone']) notify('Working', { id, pending: true })
  inbox.merge(['read', 'gone'].map(inbox.record))
  inbox.merge([{ v: 1, id: 'read', state: ['unread', START + 10] }])
  expect(notify.size()).toBe(2)
})

test('merged marks close what is on screen and are not sent on', () => {
  const { notify, inbox } = fresh()
  const observer = vi.fn<() => void>()
  for (const id of ['a', 'b', 'c']) notify(id, { id })
  inbox.observe(observer)
  inbox.merge([
    { v: 1, id: 'a', state: ['read', START + 10] },
    { v: 1, id: 'b', gone: START + 10 },
    { v: 1, id: 'c', acted: START + 10 },
  ])
  expect(titles(notify.list())).toEqual(['c'])
  expect(states(inbox)).toEqual({ a: 'read' })
  expect(observer).not.toHaveBeenCalled()
})

test('what was marked elsewhere and has come again since is not closed as read', () => {
  const { notify, inbox } = fresh()
  const observer = vi.fn<() => void>()
  notify('First', { id: 'a' })
  inbox.observe(observer)
  const [marked, again] = [START + 10, START + 20]
  inbox.merge([
    { v: 1, id: 'a', state: ['read', marked] },
    { v: 1, id: 'a', filed: again, edited: again, state: ['unread', again], title: 'Second' },
  ])
  notify.clear()
  expect(states(inbox)).toEqual({ Second: 'unread' })
  expect(observer).not.toHaveBeenCalled()
})

test('what another tab drops for its limit stays on screen here, and leaves the queue if it is silent', async () => {
  const shared = createSharedRows()
  const { clock, notify } = fresh({ store: shared.open() })
  const other = createInbox({ notifier: createNotifier(), clock, store: shared.open(), limit: 1 })
  await settle()
  const onClose = vi.fn<() => void>()
  notify('silent', { silent: true, duration: 0 })
  notify('on screen', { duration: 0, onClose })
  await settle()
  other.add({ title: 'newer' })
  await settle()
  expect(titles(other.list('all'))).toEqual(['newer'])
  expect(titles(notify.list())).toEqual(['on screen'])
  expect(onClose).not.toHaveBeenCalled()
})

test('withdrawing what is on screen is announced, and changes no list', () => {
  const { notify, inbox } = fresh()
  notify('a', { id: 'a' })
  const before = inbox.list()
  const watcher = vi.fn<() => void>()
  inbox.watch(watcher)
  inbox.merge([{ v: 1, id: 'a', gone: START + 10 }])
  expect(notify.size()).toBe(0)
  expect(watcher).toHaveBeenCalledTimes(1)
  expect(inbox.list()).toBe(before)
})

test('a silent notification that was filed as read leaves the queue when it is archived elsewhere', () => {
  const { notify, inbox } = fresh()
  notify.quiet(() => 'read')
  const id = notify('muted', { duration: 0 })
  inbox.merge([{ v: 1, id, state: ['archived', START + 5] }])
  expect(states(inbox)).toEqual({ muted: 'archived' })
  expect(notify.size()).toBe(0)
})

test('a close that comes after a mark elsewhere does not undo it', async () => {
  const shared = createSharedRows()
  const one = fresh({ store: shared.open() })
  const other = tab(one.clock, shared.open())
  await settle()
  one.notify('Saved', { id: 'a' })
  await settle()
  other.inbox.mark('a', 'archived')
  await settle()
  one.clock.advance(5000)
  await settle()
  expect([states(one.inbox), states(other.inbox)]).toEqual([
    { Saved: 'archived' },
    { Saved: 'archived' },
  ])
})

test('what was queued before the inbox was made counts for its limit, and is sent to nobody', () => {
  const notifier = createNotifier()
  for (const title of ['a', 'b', 'c']) notifier({ title, silent: true })
  const inbox = createInbox({ notifier, limit: 2 })
  const sent = vi.fn<(records: readonly unknown[]) => void>()
  inbox.observe(sent)
  expect(titles(inbox.list())).toEqual(['c', 'b'])
  inbox.add({ id: 'd', title: 'd' })
  expect(sent.mock.calls).toEqual([[[expect.objectContaining({ id: 'd' })]]])
})

test('what went so long ago that nobody remembers it does not come again', () => {
  const { clock, inbox } = fresh({ limit: 100 })
  // What a relay tells at every visit: the words of all, and of some that they were read.
  const history = Array.from({ length: 3000 }, (_, index): InboxRecord[] => {
    const at = START - 6000 + 2 * index
    const record = { v: 1, id: `n${index}` } as const
    const words = { title: `n${index}`, message: '', filed: at, edited: at }
    const said: InboxRecord = { ...record, ...words, state: ['unread', at] }
    return index % 10 ? [said] : [said, { ...record, state: ['read', at + 1] }]
  }).flat()
  inbox.merge(history)
  inbox.mark(inbox.list(), 'read')
  const kept = titles(inbox.list('read'))
  clock.advance(DAY)
  for (let visit = 0; visit < 3; visit++) inbox.merge(history)
  expect(inbox.count()).toBe(0)
  expect(titles(inbox.list('read'))).toEqual(kept)
  inbox.add({ title: 'new' })
  expect(titles(inbox.list('unread'))).toEqual(['new'])
})
