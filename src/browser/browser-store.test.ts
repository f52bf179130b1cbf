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
  const deleteDatabase = () => {
    done.push('erase')
    return new EventTarget()
  }
  vi.stubGlobal('indexedDB', { deleteDatabase })
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(({ type }) => {
    done.push(type)
  })
  void openTab('x', false).store.forget()
  expect(done).toEqual(['erase', 'forgot'])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
