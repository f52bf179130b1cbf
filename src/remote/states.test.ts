import { expect, test, vi } from 'vitest'
import { openBrowser } from './answered-browser.model.ts'
import type { RemoteState } from './connection.ts'
import { frame, hello, now, record } from './fake-fetch.model.ts'

test('tells watchers about every state', async () => {
  const { openTab, greet, advance, last } = openBrowser()
  const tab = openTab()
  const states: RemoteState[] = []
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  tab.remote.watch(() => {
    throw new Error('oops')
  })
  tab.remote.watch(() => states.push(tab.remote.state()))
  const stream = await greet()
  stream.end()
  await advance(600)
  last().fail()
  await advance()
  tab.remote.close()
  expect(states).toEqual(['open', 'waiting', 'connecting', 'waiting', 'closed'])
  expect(reported).toHaveBeenCalledTimes(5)
  vi.unstubAllGlobals()
})

test('says when more was missed than the relay has, but not on the first connection', async () => {
  const { openTab, greet, advance } = openBrowser()
  const onGap = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  openTab({ onGap })
  openTab({ onGap: other })
  const stream = await greet()
  expect(onGap).not.toHaveBeenCalled()
  stream.end()
  await advance(500)
  await greet()
  expect(onGap).toHaveBeenCalledOnce()
  expect(other).toHaveBeenCalledOnce()
})

test('delivers nothing that comes with the hello if that is when it is closed', async () => {
  const { openTab, lastStream, advance } = openBrowser()
  const tab = openTab()
  await advance()
  tab.remote.watch(tab.remote.close)
  lastStream().open(hello('1', now) + frame('2', record('a')))
  await advance()
  expect(tab.remote.state()).toBe('closed')
  expect(tab.filed()).toEqual([])
})

test('an onGap that throws is reported, and the stream goes on', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { openTab, greet, advance, streams } = openBrowser()
  const error = new Error('oops')
  const tab = openTab({
    onGap: () => {
      throw error
    },
  })
  const stream = await greet()
  stream.end()
  await advance(500)
  await greet(frame('2', record('a')))
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
  expect(tab.shown).toEqual(['a'])
  expect(streams()).toHaveLength(2)
  vi.unstubAllGlobals()
})

test('ends when closed, and when the relay refuses', async () => {
  const { openTab, greet, lastStream, advance, streams } = openBrowser()
  const first = openTab({ group: '' })
  const stream = await greet(frame('2', record('a')))
  first.remote.close()
  stream.send(frame('3', record('b')))
  await advance(1e6)
  expect(first.remote.state()).toBe('closed')
  expect(first.shown).toEqual(['a'])
  expect(streams()).toHaveLength(1)
  const second = openTab({ group: '' })
  await advance()
  lastStream().answer(403)
  await advance(1e6)
  expect(second.remote.state()).toBe('closed')
  expect(streams()).toHaveLength(2)
})
