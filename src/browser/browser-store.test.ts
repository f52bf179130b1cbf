// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createInbox } from '../inbox/index.ts'
import type { InboxRecord } from '../record/index.ts'
import { createBrowserStore } from './index.ts'

const item: InboxRecord = { v: 1, id: 'a', filed: 1, edited: 1, title: 'Secret' }
const leaving: (() => void)[] = []

/** A tab that tells what it hears. */
const openTab = (account: string, session: boolean) => {
  const store = createBrowserStore(account, { session })
  const heard = vi.fn<(records: readonly unknown[] | null) => void>()
  leaving.push(store.listen(heard))
  return { store, heard }
}

afterEach(() => leaving.splice(0).forEach((leave) => leave()))

test('a session is heard by its own tabs, and by no account, whatever its name', async () => {
  const [one, two] = [openTab('x', true), openTab('x', true)]
  const others = ['x', 'x:session', 'session:x', 'belfry-session:x'].map((name) =>
    openTab(name, false),
  )
  await one.store.save([item], [])
  await vi.waitFor(() => expect(two.heard).toHaveBeenCalledWith([item]))
  for (const { heard } of others) expect(heard).not.toHaveBeenCalled()
})

test('what a tab said before it heard that everything was forgotten does not come back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 })
  const [one, two] = [openTab('y', true), openTab('y', true)]
  vi.setSystemTime(1_790_000_000_010)
  await two.store.save([item], [])
  await one.store.forget()
  await vi.waitFor(() => expect(two.heard).toHaveBeenCalledWith(null))
  await two.store.save([{ ...item, id: 'b' }], [])
  await vi.waitFor(() => expect(one.heard).toHaveBeenLastCalledWith([{ ...item, id: 'b' }]))
  expect(one.heard).not.toHaveBeenCalledWith([item])
  expect(await one.store.load()).toEqual([{ ...item, id: 'b' }])
  expect(await two.store.load()).toEqual([{ ...item, id: 'b' }])
  vi.useRealTimers()
})

test('suspended tabs of a session learn, once, that everything was forgotten meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 })
  const [one, other, two] = [openTab('s', true), openTab('s', true), openTab('s', true)]
  const next = { ...item, id: 'b' }
  await one.store.save([item], [])
  await vi.waitFor(() => expect(two.heard).toHaveBeenCalledWith([item]))
  dispatchEvent(new Event('pagehide'))
  vi.setSystemTime(1_790_000_000_010)
  await two.store.forget()
  await two.store.save([next], [])
  // The first time, the one that knows is not back yet.
  for (const _ of [1, 2]) dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  for (const { heard, store } of [one, other]) {
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith([next]))
    expect(heard.mock.calls.filter(([records]) => records === null)).toHaveLength(1)
    expect(await store.load()).toEqual([next])
  }
  expect(two.heard).not.toHaveBeenCalledWith(null)
  vi.useRealTimers()
})

test('an account that is left and entered again at once has what was filed just before', async () => {
  const [before, after] = [1, 2].map(() =>
    createInbox({ store: createBrowserStore('z', { session: true }) }),
  )
  leaving.push(after!.close)
  before!.add({ id: 'a', title: 'a' })
  before!.close()
  await vi.waitFor(() => expect(after!.list()).toMatchObject([{ id: 'a' }]))
})

test('erasing is asked for before other tabs hear of it: what they write then is not erased', () => {
  const done: string[] = []
  const ask = (what: string) => () => {
    done.push(what)
    return new EventTarget()
  }
  vi.stubGlobal('indexedDB', { open: ask('open'), deleteDatabase: ask('erase') })
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(({ type }) => {
    done.push(type)
  })
  void openTab('x', false).store.forget()
  expect(done).toEqual(['open', 'erase', 'forgot'])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('other tabs are told even if nothing can be erased', async () => {
  const [one, two] = [openTab('w', false), openTab('w', false)]
  const open = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open })
  await expect(one.store.forget()).rejects.toThrow('no')
  await vi.waitFor(() => expect(two.heard).toHaveBeenCalledExactlyOnceWith(null))
  vi.unstubAllGlobals()
})

test('a session keeps values until all is forgotten', async () => {
  const { store } = openTab('v', true)
  await store.keep!('cursor', '7')
  await store.keep!('reader', 'ada')
  await store.keep!('cursor', null)
  expect([await store.kept!('cursor'), await store.kept!('reader')]).toEqual([undefined, 'ada'])
  await store.forget()
  expect(await store.kept!('reader')).toBeUndefined()
})
