import { expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
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

test('without an inbox, closing leaves no listener on the notifier', async () => {
  const notifier = createNotifier()
  let listeners = 0
  const counted =
    <Listen extends (listener: never) => () => void>(listen: Listen) =>
    (listener: Parameters<Listen>[0]) => {
      const leave = listen(listener)
      listeners++
      return () => {
        listeners--
        leave()
      }
    }
  const watched = Object.assign(notifier, {
    observe: counted(notifier.observe),
    watch: counted(notifier.watch),
  })
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}))
  const remote = connect({ url: 'http://localhost/', notifier: watched, fetch })
  expect(listeners).toBeGreaterThan(0)
  remote.close()
  expect(listeners).toBe(0)
})
