import { expect, test } from 'vitest'
import { openBrowser } from './answered-browser.model.ts'
import { frame, now, record } from './fake-fetch.model.ts'

/** A frame that also tells the relay's time. */
const timed = (cursor: string, time: number, ...records: readonly unknown[]): string =>
  `id: ${cursor}\ndata: ${JSON.stringify({ records, now: time })}\n\n`

const filedAt = (id: string, filed: number): object =>
  record(id, { filed, edited: filed, state: ['unread', filed] })

/** A visible and a hidden tab, minutes after a hello; the log's clock has stood still since. */
async function openLater() {
  const browser = openBrowser()
  const tabs = [browser.openTab(), browser.openTab({ visible: false })]
  const stream = await browser.greet()
  for (let minutes = 0; minutes < 3; minutes++) {
    await browser.advance(40_000)
    stream.send(':\n\n')
    await browser.advance()
  }
  return { ...browser, stream, tabs, shown: () => tabs.flatMap((tab) => tab.shown) }
}

test.each([
  ['with frames that tell the time', timed('2', now + 1, filedAt('a', now + 1))],
  ['with frames that do not', frame('2', filedAt('a', now + 1))],
])('what comes live after the log’s clock was set back is shown: %s', async (_, text) => {
  const { stream, advance, shown, tabs } = await openLater()
  stream.send(text)
  await advance()
  expect(shown()).toEqual(['a'])
  expect(tabs.map((tab) => tab.filed())).toEqual([['a'], ['a']])
})

test('… also by the tab that is looked at a moment later', async () => {
  const { stream, advance, shown, tabs } = await openLater()
  tabs[0]!.lookAway()
  stream.send(frame('2', filedAt('a', now + 1)))
  await advance(40_000)
  expect(shown()).toEqual([])
  tabs[1]!.look()
  await advance()
  expect(shown()).toEqual(['a'])
})

test('what was filed before the hello is as old as the hello says', async () => {
  const { stream, advance, shown, tabs } = await openLater()
  stream.send(frame('2', filedAt('a', now - 1)), timed('3', now + 130_000, filedAt('b', now + 1)))
  await advance()
  expect(shown()).toEqual([])
  expect(tabs[0]!.filed()).toEqual(['a', 'b'])
})

test('a time that is none changes nothing', async () => {
  const { stream, advance, shown } = await openLater()
  stream.send(`id: 2\ndata: ${JSON.stringify({ records: [filedAt('a', now + 1)], now: 'x' })}\n\n`)
  await advance()
  expect(shown()).toEqual(['a'])
})

test('an edit of what came minutes ago does not set the time back', async () => {
  const { stream, advance, tabs } = await openLater()
  stream.send(timed('2', now + 121_000, filedAt('a', now + 1000)))
  await advance()
  const edited = { ...filedAt('a', now + 1000), title: 'b', edited: now + 121_000 }
  stream.send(frame('3', edited))
  await advance()
  tabs[0]!.inbox.add({ id: 'local', title: 'local' })
  expect(tabs[0]!.inbox.record('local')!.filed).toBeGreaterThan(now + 120_000)
})
