import { afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from './answered-browser.model.ts'
import { frame, hello, now, record } from './fake-fetch.model.ts'
import { createKeptRows } from './kept-rows.model.ts'

afterEach(() => void vi.restoreAllMocks())

/** A browser whose pages are loaded one after another, over one store. */
function open() {
  const browser = openBrowser()
  const rows = createKeptRows()
  const onGap = vi.fn<() => void>()
  let tab: ReturnType<typeof browser.openTab> | undefined
  const load = async () => {
    await browser.advance()
    tab?.crash()
    tab = browser.openTab({ store: rows.store, onGap })
    await browser.advance()
    return tab
  }
  const answer = async (cursor: string, recovered: boolean, ...frames: readonly string[]) => {
    const stream = browser.lastStream().open(hello(cursor, now, recovered, 'ada'), ...frames)
    await browser.advance()
    return stream
  }
  const asked = () => browser.lastStream().headers.get('last-event-id')
  return { ...browser, rows, onGap, load, answer, asked }
}

test('a page load resumes where the last page ended', async () => {
  const { load, answer, asked, onGap } = open()
  await load()
  expect(asked()).toBeNull()
  await answer('1', false, frame('2', record('a')), ':\nid: 7\n\n')
  await load()
  expect(asked()).toBe('7')
  await answer('7', true, frame('8', record('b')))
  await load()
  expect(asked()).toBe('8')
  expect(onGap).not.toHaveBeenCalled()
})

test('a page load resumes even if nothing has ever come', async () => {
  const { load, answer, asked } = open()
  await load()
  await answer('1', false)
  await load()
  expect(asked()).toBe('1')
})

test('what was missed since the last page, and is not in the history any more, is told', async () => {
  const { load, answer, onGap } = open()
  await load()
  await answer('1', false, frame('2', record('a')))
  expect(onGap).not.toHaveBeenCalled()
  await load()
  await answer('90', false, frame('91', record('b')))
  expect(onGap).toHaveBeenCalledOnce()
})

test('a cursor whose records are not there is not used, and what it may have missed is told', async () => {
  const { load, answer, asked, rows, onGap } = open()
  await load()
  await answer('1', false, frame('2', record('a')))
  await load()
  await answer('2', true, frame('3', record('b')))
  rows.rows.delete('b')
  await load()
  expect(asked()).toBeNull()
  await answer('1', false, frame('2', record('a')), frame('3', record('b')))
  expect(onGap).toHaveBeenCalledOnce()
  await load()
  expect(asked()).toBe('3')
})

test('a cursor is kept by the URL of its relay: another has one of its own', async () => {
  const { load, answer, rows } = open()
  await load()
  await answer('1', false)
  await load()
  expect([...rows.values.keys()]).toEqual(['reader', 'ahead', 'cursor:/relay'])
})

test.each(['', '7', '[]', '{"cursor":5}', 'null'])(
  'a kept cursor that is none is none: %s',
  async (text) => {
    const { load, asked, rows } = open()
    rows.values.set('cursor:/relay', text)
    await load()
    expect(asked()).toBeNull()
  },
)

test('after everything was forgotten, the next connection asks for the whole history', async () => {
  const { load, answer, asked, rows, advance } = open()
  const tab = await load()
  const stream = await answer('1', false, frame('2', record('a')))
  await tab.inbox.forget()
  stream.send(':\nid: 9\n\n')
  await advance()
  expect(rows.values.has('cursor:/relay')).toBe(false)
  stream.end()
  await advance(1000)
  expect(asked()).toBeNull()
  await answer('1', false, frame('2', record('a')))
  await load()
  expect(asked()).toBe('2')
})
