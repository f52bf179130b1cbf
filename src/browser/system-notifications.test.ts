import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Notifier, createNotifier } from '../core/index.ts'
import { type Inbox, type InboxStore, createInbox } from '../inbox/index.ts'
import { createPreferences } from './create-preferences.ts'
import { defaults } from './defaults.ts'
import type { PreferenceValues } from './preferences.ts'
import { createSystemNotifications } from './system-notifications.ts'

beforeEach(() => {
  const deaf = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('document', { ...deaf, visibilityState: 'hidden' })
  vi.stubGlobal('addEventListener', deaf.addEventListener)
  vi.stubGlobal('removeEventListener', deaf.removeEventListener)
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

/** Lets promises that are done be heard of. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** A hidden page whose system notifications are titles in a list. */
const hiddenPage = async (
  choices: Partial<PreferenceValues>,
  store?: InboxStore,
  labels?: { count: (unread: number) => string },
): Promise<{
  notify: Notifier
  inbox: Inbox
  visible: () => string[]
  closed: string[]
  stop: () => void
}> => {
  const notify = createNotifier()
  const inbox = createInbox({ notifier: notify, store })
  const byTag = new Map<string, object & { title: string }>()
  const closed: string[] = []
  const show = (title: string, { tag = '' }: NotificationOptions): object => {
    const own = {
      title,
      close: () => {
        closed.push(title)
        if (byTag.get(tag) === own) byTag.delete(tag)
      },
    }
    byTag.set(tag, own)
    return own
  }
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify({ ...defaults, ...choices }),
  })
  const preferences = createPreferences({ notifier: notify })
  const stop = createSystemNotifications({ inbox, preferences, show, labels })
  await settle()
  const visible = (): string[] => [...byTag.values()].map(({ title }) => title)
  return { notify, inbox, visible, closed, stop }
}

test('the notification that shows a count closes when all are read, in any order', async () => {
  const { inbox, visible } = await hiddenPage({ system: 'count' })
  for (const id of ['a', 'b']) {
    inbox.add({ id, title: id })
    await settle()
  }
  inbox.mark('b', 'read')
  expect(visible()).toEqual(['2 unread notifications'])
  inbox.mark('a', 'read')
  expect(visible()).toEqual([])
})

test('a label that throws costs no notification, and is reported', async () => {
  const failure = new Error('No words')
  const count = () => {
    throw failure
  }
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  const { inbox, visible } = await hiddenPage({ system: 'count' }, undefined, { count })
  inbox.add({ title: 'a' })
  await settle()
  expect(visible()).toEqual(['1 unread notification'])
  expect(reportError).toHaveBeenCalledExactlyOnceWith(failure)
})

test('what comes late, as after a weekend offline, is for the inbox alone', async () => {
  const { inbox, visible } = await hiddenPage({ system: 'full' })
  const now = Date.now()
  const record = (id: string, filed: number) => ({
    v: 1,
    id,
    title: id,
    message: '',
    filed,
    edited: filed,
    state: ['unread', filed],
  })
  inbox.merge([record('two days old', now - 2 * 86_400_000), record('live', now)], now)
  await settle()
  expect(visible()).toEqual(['live'])
  expect(inbox.count()).toBe(2)
})

test.each([
  ['full', 'B'],
  ['count', '1 unread notification'],
] as const)('what comes again under its key replaces what was shown: %s', async (system, text) => {
  const { inbox, visible } = await hiddenPage({ system })
  for (const title of ['A', 'B']) {
    inbox.add({ title, key: 'build' })
    await settle()
  }
  expect(inbox.count()).toBe(1)
  expect(visible()).toEqual([text])
  inbox.mark(inbox.list(), 'read')
  expect(visible()).toEqual([])
})

test('what comes again closes what was shown of it, in case the system ignores tags', async () => {
  const { inbox, visible, closed } = await hiddenPage({ system: 'full' })
  for (const title of ['first', 'again']) {
    inbox.add({ id: 'a', title })
    await settle()
  }
  expect(closed).toEqual(['first'])
  expect(visible()).toEqual(['again'])
})

test('an item without a title is shown by its message', async () => {
  const { inbox, visible } = await hiddenPage({ system: 'full' })
  inbox.add({ message: 'Saved' })
  await settle()
  expect(visible()).toEqual(['Saved'])
})

test('what came again under its key before it could be shown is shown once', async () => {
  const { inbox, visible } = await hiddenPage({ system: 'full' })
  for (const title of ['A', 'B']) inbox.add({ title, key: 'build' })
  await settle()
  expect(visible()).toEqual(['B'])
})

test('stopping closes what is shown, and shows nothing more, even if it was on its way', async () => {
  const { inbox, visible, stop } = await hiddenPage({ system: 'full' })
  inbox.add({ title: 'shown' })
  await settle()
  expect(visible()).toEqual(['shown'])
  inbox.add({ title: 'on its way' })
  stop()
  inbox.add({ title: 'later' })
  await settle()
  expect(visible()).toEqual([])
})

test('what was stored by an earlier visit is not shown again', async () => {
  const stamp = Date.now()
  const stored = { v: 1, id: 'a', title: 'a', filed: stamp, edited: stamp }
  const { inbox, visible } = await hiddenPage(
    { system: 'full' },
    {
      load: async () => [stored],
      save: async () => {},
      listen: () => () => {},
      forget: async () => {},
    },
  )
  inbox.add({ id: 'b', title: 'b' })
  await settle()
  expect(inbox.count()).toBe(2)
  expect(visible()).toEqual(['b'])
})

test('… also if the store answers when nobody waits for it any longer', async () => {
  vi.useFakeTimers()
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  let answer!: (records: readonly unknown[]) => void
  const { inbox, visible } = await hiddenPage(
    { system: 'full' },
    {
      load: () => new Promise((resolve) => (answer = resolve)),
      save: async () => {},
      listen: () => () => {},
      forget: async () => {},
    },
  )
  await vi.advanceTimersByTimeAsync(2000)
  expect(await inbox.ready).toBe('memory')
  complaint.mockRestore()
  inbox.add({ id: 'b', title: 'b' })
  const stamp = Date.now()
  answer([{ v: 1, id: 'a', title: 'a', filed: stamp, edited: stamp }])
  await settle()
  expect(inbox.count()).toBe(2)
  expect(visible()).toEqual(['b'])
  vi.useRealTimers()
})

test('what was read before and is marked as unread on another device is not new', async () => {
  const { inbox, visible } = await hiddenPage({ system: 'full' })
  const stamp = Date.now()
  const read = { v: 1, id: 'a', title: 'a', filed: stamp, edited: stamp, state: ['read', stamp] }
  inbox.merge([read])
  await settle()
  inbox.merge([{ v: 1, id: 'a', state: ['unread', stamp + 1] }])
  await settle()
  expect(inbox.count()).toBe(1)
  expect(visible()).toEqual([])
})

test('… nor is what is left of a key when its newest item is withdrawn', async () => {
  const stamp = Date.now()
  const stored = ['older', 'newer'].map((id, place) => {
    const filed = stamp + place
    return { v: 1, id, title: id, key: 'build', filed, edited: filed }
  })
  const { inbox, visible } = await hiddenPage(
    { system: 'full' },
    {
      load: async () => stored,
      save: async () => {},
      listen: () => () => {},
      forget: async () => {},
    },
  )
  inbox.merge([{ v: 1, id: 'newer', gone: stamp + 2 }])
  await settle()
  expect(inbox.list()).toMatchObject([{ id: 'older' }])
  expect(visible()).toEqual([])
})

test('while quiet, the system is as quiet as the page, and errors pass as they do there', async () => {
  const { notify, inbox, visible } = await hiddenPage({
    system: 'full',
    quiet: true,
    muted: ['comments'],
  })
  const stamp = Date.now()
  notify('quiet')
  notify.error('failed')
  inbox.merge([
    { v: 1, id: 'muted', filed: stamp, edited: stamp, title: 'muted', category: 'comments' },
  ])
  await settle()
  expect(inbox.count('unread')).toBe(2)
  expect(visible()).toEqual(['failed'])
})

test('a message that is withdrawn while its toast waits to be seen is closed', async () => {
  const { notify, inbox, visible } = await hiddenPage({ system: 'full' })
  const id = notify('Outage')
  await settle()
  expect(visible()).toEqual(['Outage'])
  inbox.merge([{ v: 1, id, gone: Date.now() + 1000 }])
  expect(visible()).toEqual([])
})

test('what comes before the store has answered is shown, too', async () => {
  let answer: (records: readonly unknown[]) => void
  const store: InboxStore = {
    load: () => new Promise((resolve) => (answer = resolve)),
    save: async () => {},
    listen: () => () => {},
    forget: async () => {},
  }
  const { notify, inbox, visible } = await hiddenPage({ system: 'full' }, store)
  notify('On screen')
  inbox.add({ title: 'Added' })
  await settle()
  answer!([])
  await settle()
  expect(visible()).toEqual(['On screen', 'Added'])
})
