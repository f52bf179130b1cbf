import { expect, test } from 'vitest'
import type { InboxRecord, InboxStore } from '../inbox/index.ts'
import { openBrowser } from './answered-browser.model.ts'
import { frame, record } from './fake-fetch.model.ts'

/** Stores of tabs that tell each other what they write; returns all that was written, by tab. */
function createStores() {
  type On = Parameters<InboxStore['listen']>[0]
  const listeners = new Map<number, On>()
  const written: string[] = []
  const open = (tab: number): InboxStore => ({
    load: async () => [],
    save: async (records: readonly InboxRecord[], dropped) => {
      written.push(
        ...records.map(({ id }) => `${tab} ${id}`),
        ...dropped.map((id) => `${tab} -${id}`),
      )
      for (const [other, on] of listeners) if (other !== tab) on(structuredClone(records))
    },
    listen: (on) => {
      listeners.set(tab, on)
      return () => listeners.delete(tab)
    },
    forget: async () => {},
  })
  return { open, written }
}

/** Eight tabs with one connection. */
async function openEight() {
  const browser = openBrowser()
  const stores = createStores()
  const tabs = Array.from({ length: 8 }, (_, tab) =>
    browser.openTab({ store: stores.open(tab), visible: tab === 0 }),
  )
  const stream = await browser.greet()
  return { ...browser, ...stores, tabs, stream }
}

test('of eight tabs, the leading one writes what comes, and the others have it too', async () => {
  const { tabs, stream, written, advance } = await openEight()
  stream.send(frame('2', record('a')))
  await advance()
  await advance(5000)
  expect(written).toEqual(['0 a'])
  expect(tabs.map((tab) => tab.filed())).toEqual(tabs.map(() => ['a']))
})

test('a mark is written by the tab that made it, and that the relay has it by the leading one', async () => {
  const { tabs, stream, written, advance, posts } = await openEight()
  stream.send(frame('2', record('a')))
  await advance()
  tabs[3]!.inbox.mark('a', 'archived')
  await advance()
  posts().at(-1)!.answer(204)
  await advance()
  await advance(5000)
  expect(written).toEqual(['0 a', '3 a', '0 a'])
})

test('at its limit, what goes for it is written once', async () => {
  const { stream, written, advance } = await openEight()
  const many = Array.from({ length: 101 }, (_, index) =>
    record(`${index}`, { filed: 4_000_000 + index }),
  )
  stream.send(frame('2', ...many.slice(0, 100)))
  await advance(5000)
  written.length = 0
  stream.send(frame('3', many[100]))
  await advance()
  await advance(5000)
  expect(written.sort()).toEqual(['0 0', '0 100'])
})

test('what the leading tab does not write, the others do', async () => {
  const browser = openBrowser()
  const { open, written } = createStores()
  browser.openTab()
  browser.openTab({ store: open(1) })
  const stream = await browser.greet()
  stream.send(frame('2', record('a')))
  await browser.advance()
  expect(written).toEqual([])
  await browser.advance(1000)
  expect(written).toEqual(['1 a'])
})

test('… at once when they are closed', async () => {
  const browser = openBrowser()
  const { open, written } = createStores()
  browser.openTab()
  const other = browser.openTab({ store: open(1) })
  const stream = await browser.greet()
  stream.send(frame('2', record('a')))
  await browser.advance()
  other.inbox.close()
  await browser.advance()
  expect(written).toEqual(['1 a'])
})
