import { expect, test, vi } from 'vitest'
import { openBrowser } from './answered-browser.model.ts'
import { connect } from './connection.model.ts'
import { hello, settle } from './fake-fetch.model.ts'

test('waits longer after each failure, and briefly after a stream that has lived', async () => {
  const { calls, last, advance } = connect()
  for (const wait of [1000, 2000, 4000]) {
    await settle()
    last().fail()
    const before = calls.length
    await advance(wait - 1)
    expect(calls).toHaveLength(before)
    await advance(1)
    expect(calls).toHaveLength(before + 1)
  }
  const stream = last().open(hello('1'))
  await advance(20_000)
  stream.end()
  await advance(1000)
  expect(calls).toHaveLength(5)
})

test.each([
  [0, 'data: {"v":1}'],
  [19_999, 'data: {"v":1}'],
  [59_999, 'data: {"v":1,"beat":60000}'],
])('waits longer after each stream that ends within %d ms of its hello: %s', async (life, data) => {
  const { calls, last, advance } = connect()
  for (const wait of [1000, 2000, 4000]) {
    await settle()
    const stream = last().open(`event: hello\nid: 1\n${data}\n\n`)
    for (let lived = 0; lived < life; lived += 10_000) {
      await advance(Math.min(10_000, life - lived))
      stream.send(':\n\n')
    }
    await settle()
    stream.end()
    const before = calls.length
    await advance(wait - 1)
    expect(calls).toHaveLength(before)
    await advance(1)
    expect(calls).toHaveLength(before + 1)
  }
})

test.each([429, 503])('comes back after %d at the time the relay says', async (status) => {
  const { calls, last, advance } = connect()
  await settle()
  last().answer(status, { 'retry-after': '90' })
  await settle()
  expect(last().signal.aborted).toBe(true)
  await advance(90_999)
  expect(calls).toHaveLength(1)
  await advance(1)
  expect(calls).toHaveLength(2)
})

test.each([404, 500, 502])(
  'does not wait as long as a %d says, which no relay sent',
  async (status) => {
    const { calls, last, advance } = connect()
    await settle()
    last().answer(status, { 'retry-after': '3600' })
    await advance(1000)
    expect(calls).toHaveLength(2)
  },
)

test('does not wait as long as the relay says once the network is back or the user looks', async () => {
  const { calls, last, advance, connection } = connect()
  await settle()
  last().answer(503, { 'retry-after': '3600' })
  await settle()
  connection.hurry()
  await advance(1000)
  expect(calls).toHaveLength(2)
})

test('asks for new headers once when they are refused, and then less and less often', async () => {
  let asked = 0
  const headers = (): Promise<HeadersInit> =>
    Promise.resolve({ authorization: `Bearer ${++asked}` })
  const { calls, last, advance, states } = connect(headers)
  await settle()
  last().answer(401)
  await settle()
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual(['Bearer 1', 'Bearer 2'])
  expect(calls[0]?.isDiscarded()).toBe(true)
  last().answer(401)
  await advance(1000)
  expect(calls).toHaveLength(3)
  expect(states).toEqual(['connecting', 'waiting', 'connecting'])
})

test('does not repeat headers that were refused and cannot change', async () => {
  const { calls, last } = connect({ authorization: 'Bearer 1' })
  await settle()
  last().answer(401)
  await settle()
  expect(calls).toHaveLength(1)
})

test('logs what headers throw, and tries again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('no token')
  const { calls, advance } = connect(() => {
    throw error
  })
  await settle()
  expect(logged).toHaveBeenCalledExactlyOnceWith(error)
  await advance(1000)
  expect(logged).toHaveBeenCalledTimes(2)
  expect(calls).toHaveLength(0)
  logged.mockRestore()
})

test('gives up on headers that never come, and tries again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const headers = vi.fn<() => Promise<HeadersInit>>(() => new Promise(() => {}))
  const { advance } = connect(headers)
  await advance(50_000)
  await advance(1000)
  expect(headers).toHaveBeenCalledTimes(2)
  said.mockRestore()
})

test.each([204, 403, 410])('ends for good at %d, and says no more', async (status) => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { calls, last, states, advance, connection } = connect()
  await settle()
  last().answer(status)
  await settle()
  connection.hurry()
  await advance(1e6)
  expect(states).toEqual(['connecting', 'closed'])
  expect(calls).toHaveLength(1)
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

test('tries again at once when told to hurry', async () => {
  const { calls, last, advance, connection } = connect()
  for (let failures = 0; failures < 5; failures++) {
    await settle()
    last().fail()
    await advance(30_000)
  }
  last().fail()
  await settle()
  connection.hurry()
  connection.hurry()
  await advance(1000)
  expect(calls).toHaveLength(7)
  connection.hurry()
  await advance(1000)
  expect(calls).toHaveLength(7)
})

test('makes one attempt at a time, however often it is told to hurry', async () => {
  const { calls, last, advance, connection } = connect()
  await settle()
  last().fail()
  await advance(1000)
  connection.hurry()
  await advance(1000)
  expect(calls).toHaveLength(2)
})

test.each(['look', 'goOnline'] as const)(
  'tries again soon when the page is visible or the network is back: %s',
  async (event) => {
    const { openTab, advance, lastStream, streams } = openBrowser()
    const tab = openTab()
    for (const wait of [500, 1000, 0]) {
      await advance()
      lastStream().fail()
      await advance(wait)
    }
    tab[event]()
    await advance(499)
    expect(streams()).toHaveLength(3)
    await advance(1)
    expect(streams()).toHaveLength(4)
  },
)

test('waits as the stream asks, so that returning clients are spread out', async () => {
  const { calls, last, advance } = connect()
  await settle()
  last().open('retry: 8000\n\n', hello('1')).end()
  await advance(7999)
  expect(calls).toHaveLength(1)
  await advance(1)
  expect(calls).toHaveLength(2)
})
