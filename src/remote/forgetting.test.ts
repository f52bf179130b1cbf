import { expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { createInbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'
import { openBrowser } from './answered-browser.model.ts'
import { connect } from './connect.ts'
import { createFakeFetch, frame, hello, now, record } from './fake-fetch.model.ts'
import { createTabs } from './tab.model.ts'

async function openShown() {
  const { fetch, calls } = createFakeFetch()
  const { openTab, advance, stored } = createTabs(fetch)
  const tab = openTab()
  await advance()
  const stream = calls.at(-1)!.open(hello('1', now), frame('2', record('a')))
  await advance()
  return { tab, openTab, advance, stored, stream }
}

test('what was shown is remembered in storage until the inbox forgets', async () => {
  const { tab, stored } = await openShown()
  expect(stored()).toEqual([['ada:shown', '["a"]']])
  await tab.inbox.forget()
  expect(stored()).toEqual([])
})

test('that memory is wiped even if the remote was closed first', async () => {
  const { tab, stored } = await openShown()
  tab.remote.close()
  expect(stored()).toHaveLength(1)
  await tab.inbox.forget()
  expect(stored()).toEqual([])
})

test('a mark that waits for its turn is sent before it is forgotten', async () => {
  const { openTab, greet, advance, posts } = openBrowser()
  const { inbox } = openTab()
  await greet(frame('2', record('a'), record('b')))
  inbox.mark('a', 'read')
  await advance()
  inbox.mark('b', 'read')
  await inbox.forget()
  await advance()
  expect(posts().map(({ body }) => body?.records.map(({ id }) => id))).toEqual([['a'], ['a', 'b']])
})

test('what waited for a visible tab is forgotten too', async () => {
  const { tab, advance, stream } = await openShown()
  tab.lookAway()
  stream.send(frame('3', record('b')))
  await advance()
  await tab.inbox.forget()
  tab.look()
  await advance()
  expect(tab.shown).toEqual(['a'])
})

type Listen = (listener: never) => () => void

/** Replaces members of an object, and returns how many listen through them now. */
function countListeners<Owner extends object>(owner: Owner, ...members: (keyof Owner)[]) {
  let listeners = 0
  for (const member of members) {
    const listen = owner[member] as Listen
    const counted: Listen = (listener) => {
      const leave = listen(listener)
      listeners++
      return () => {
        listeners--
        leave()
      }
    }
    Object.assign(owner, { [member]: counted })
  }
  return () => listeners
}

const fetch: typeof globalThis.fetch = () => new Promise(() => {})
const url = 'http://localhost/'

test('without an inbox, closing leaves no listener on the notifier', async () => {
  const notifier = createNotifier()
  const listeners = countListeners(notifier, 'observe', 'watch')
  const remote = connect({ url, notifier, fetch })
  expect(listeners()).toBeGreaterThan(0)
  remote.close()
  expect(listeners()).toBe(0)
})

test('connecting an inbox again and again leaves nobody listening to what it does', () => {
  const notifier = createNotifier()
  const inbox = createInbox({ notifier })
  const listeners = countListeners(inbox, 'observe')
  for (let round = 0; round < 3; round++) connect({ url, notifier, inbox, fetch }).close()
  expect(listeners()).toBe(0)
})

test('connecting an inbox again and again leaves one task for when it forgets', () => {
  const notifier = createNotifier()
  const inbox = createInbox({ notifier })
  const onForget = vi.spyOn(factsOf(inbox)!, 'onForget')
  const names = () => new Set(onForget.mock.calls.map(([name]) => name))
  for (let round = 0; round < 3; round++) connect({ url, notifier, inbox, fetch }).close()
  expect(names().size).toBe(1)
  connect({ url, notifier, inbox, fetch, name: 'ada' }).close()
  connect({ url, notifier, inbox, fetch, name: 'ada', tabs: 'all' }).close()
  expect(names().size).toBe(3)
})
