import { expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import type { InboxRecord } from '../record/index.ts'
import { createTestClock } from '../testing/index.ts'
import { DAY, START, createSharedRows, fresh, settle, tab, titles } from './fresh.model.ts'
import { createInbox, type InboxStore } from './index.ts'

const HOUR = 3_600_000

/** A store that keeps values, for pages on a device whose clock is this far from the relay's. */
function openDevice(error: number) {
  const shared = createSharedRows()
  const values = new Map<string, string>()
  const clock = createTestClock(START + error)
  const load = async () => {
    const store: InboxStore = {
      ...shared.open(),
      keep: async (name, value) => void values.set(name, value!),
      kept: async (name) => values.get(name),
    }
    const notify = createNotifier({ clock })
    const inbox = createInbox({ notifier: notify, clock, store })
    await inbox.ready
    await settle()
    return { inbox, notify }
  }
  return { clock, load, values, rows: shared.rows }
}

/** What the relay tells: an item that came just now, and its time. */
const relayed = (id: string, filed = START): InboxRecord => ({
  v: 1,
  id,
  title: id,
  message: '',
  filed,
  edited: filed,
  state: ['unread', filed],
})

test.each([31 * DAY, -31 * DAY])('a hello that is wrong by %d ms erases nothing', async (error) => {
  const { load, rows, clock } = openDevice(0)
  const { inbox } = await load()
  for (let items = 0; items < 5; items++) inbox.add({ title: `${items}` })
  inbox.merge([], START + error)
  await settle()
  clock.advance(1000)
  inbox.merge([], clock.now())
  await settle()
  expect([inbox.count(), rows.size]).toEqual([5, 5])
  const next = await load()
  expect(next.inbox.count()).toBe(5)
})

test('what is too old by both clocks goes', async () => {
  const { load, clock } = openDevice(HOUR)
  const { inbox } = await load()
  inbox.merge([relayed('a')], START)
  clock.advance(30 * DAY - HOUR)
  expect(inbox.count()).toBe(1)
  clock.advance(2 * HOUR)
  expect(inbox.count()).toBe(0)
})

test('a device that is hours ahead poisons no other, whatever was filed and looked at before the hello', async () => {
  const { load } = openDevice(20 * HOUR)
  const { inbox } = await load()
  const sent = vi.fn<(records: readonly InboxRecord[]) => void>()
  inbox.observe(sent)
  inbox.add({ id: 'local', title: 'local' })
  inbox.markSeen()
  inbox.merge([relayed('first', START - 1000)], START)
  expect(titles(inbox.list())).toEqual(['local', 'first'])
  expect(inbox.record('local')!.filed).toBe(START)
  expect(inbox.record('belfry:looked')!.state).toEqual(['read', START])
  inbox.merge([relayed('second', START + 10)], START + 10)
  expect(titles(inbox.list())).toEqual(['second', 'local', 'first'])
  expect(inbox.unseen()).toBe(2)
  const other = fresh()
  other.inbox.merge([inbox.record('belfry:looked'), relayed('second', START + 10)], START + 10)
  expect(other.inbox.unseen()).toBe(1)
})

test('a look of a device that is hours ahead counts for nobody, and delays no stamp', () => {
  const { inbox } = fresh()
  inbox.merge([relayed('a')], START)
  const look: InboxRecord = { v: 1, id: 'belfry:looked', state: ['read', START + 20 * HOUR] }
  inbox.merge([look, relayed('b', START + 20 * HOUR)], START)
  inbox.add({ id: 'local', title: 'local' })
  expect(inbox.record('local')!.filed).toBeLessThan(START + 1000)
  inbox.merge([relayed('c', START + 10)], START + 10)
  expect(inbox.unseen()).toBe(4)
})

test('a look is at most now, and what was listed then is not new until the next page', () => {
  const { inbox } = fresh()
  inbox.merge([relayed('a', START + 20 * HOUR)])
  inbox.markSeen()
  expect(inbox.record('belfry:looked')!.state).toEqual(['read', START])
  expect(inbox.unseen()).toBe(0)
  inbox.merge([relayed('b', START + 1)])
  expect(inbox.unseen()).toBe(1)
})

test('tabs of a device that was hours ahead agree, whichever is told the time first', async () => {
  const shared = createSharedRows()
  const clock = createTestClock(START + 20 * HOUR)
  const [one, other] = [tab(clock, shared.open()), tab(clock, shared.open())]
  await settle()
  one.inbox.add({ id: 'a', title: 'a' })
  await settle()
  one.inbox.merge([], START)
  await settle()
  other.inbox.mark('a', 'read')
  await settle()
  other.inbox.merge([], START + 3)
  await settle()
  const [a, b] = [one.inbox.record('a')!, other.inbox.record('a')!]
  expect(a).toEqual(b)
  expect(a).toEqual(shared.rows.get('a'))
  expect(a.filed).toBeLessThan(START + 1000)
  expect(a.state![0]).toBe('read')
})

test('an action that is a function still runs after its item was restamped', () => {
  const clock = createTestClock(START + 20 * HOUR)
  const notify = createNotifier({ clock })
  const inbox = createInbox({ notifier: notify, clock })
  const onAction = vi.fn<() => void>()
  const id = notify({ title: 'a', silent: true, duration: 0, action: { label: 'Undo', onAction } })
  inbox.merge([], START)
  expect(inbox.act(id)).toBe(true)
  expect(onAction).toHaveBeenCalledOnce()
})

test('closing a toast that was filed before the hello marks its item', () => {
  const clock = createTestClock(START + 20 * HOUR)
  const notify = createNotifier({ clock })
  const inbox = createInbox({ notifier: notify, clock })
  const id = notify('a')
  inbox.merge([], START)
  notify.dismiss(id, 'user')
  expect(inbox.list('read')).toHaveLength(1)
})

test('a device that is two days behind still has its items after a reload, before the relay has answered', async () => {
  const { load } = openDevice(-2 * DAY)
  const first = await load()
  first.inbox.merge([relayed('a'), relayed('b', START - 5)], START)
  first.inbox.add({ title: 'local' })
  await settle()
  const { inbox } = await load()
  expect(titles(inbox.list())).toEqual(['local', 'a', 'b'])
  inbox.add({ title: 'offline' })
  inbox.merge([], START + 1000)
  expect(titles(inbox.list())).toEqual(['offline', 'local', 'a', 'b'])
})

test('… also with a store that keeps no values: it is at least as late as what the relay has sent', async () => {
  const shared = createSharedRows()
  const clock = createTestClock(START - 2 * DAY)
  const first = tab(clock, shared.open()).inbox
  await first.ready
  first.merge([{ ...relayed('a'), sent: START }], START)
  first.add({ title: 'local' })
  await settle()
  const next = tab(clock, shared.open()).inbox
  await next.ready
  expect(titles(next.list())).toEqual(['local', 'a'])
})

test('how far the clocks are apart is written when it changes, not with every message', async () => {
  const { load, values, clock } = openDevice(0)
  const { inbox } = await load()
  for (const late of [0, 20, 400]) inbox.merge([], clock.now() - late)
  await settle()
  expect([...values]).toEqual([])
  inbox.merge([], clock.now() - HOUR)
  await settle()
  expect([...values]).toEqual([['ahead', `${-HOUR}`]])
})
