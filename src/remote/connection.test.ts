import { expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { openConnection, type RemoteState } from './connection.ts'
import { createFakeFetch, frame, hello, settle } from './fake-fetch.model.ts'
import { createRequest, type HeaderSource } from './request.ts'

function connect(headers?: HeaderSource) {
  const clock = createTestClock()
  const network = createFakeFetch()
  const states: RemoteState[] = []
  const hellos: [now: number, recovered: boolean][] = []
  const records: unknown[] = []
  let cursor: string | undefined
  const connection = openConnection(
    createRequest('/relay', headers, network.fetch),
    { clock, random: () => 1 },
    () => cursor,
    {
      onState: (state) => states.push(state),
      onHello: (now, recovered, at) => {
        hellos.push([now, recovered])
        cursor = at
      },
      onRecords: (given, at) => {
        records.push(...given)
        cursor = at ?? cursor
      },
    },
  )
  const advance = async (ms: number): Promise<void> => {
    await settle()
    clock.advance(ms)
    await settle()
  }
  return { ...network, connection, states, hellos, records, advance }
}

test('is open when the relay has said hello, and tells what comes in order', async () => {
  const { last, states, hellos, records } = connect()
  await settle()
  last().open(hello('1', 500, true), frame('2', 'a', 'b'), ': hb\n\n', frame('3', 'c'))
  await settle()
  expect(states).toEqual(['connecting', 'open'])
  expect(hellos).toEqual([[500, true]])
  expect(records).toEqual(['a', 'b', 'c'])
})

test('resumes after the last that it got, also where that came with a heartbeat', async () => {
  const { last, calls, advance, states } = connect()
  await settle()
  expect(last().headers.has('last-event-id')).toBe(false)
  last().open(hello('1'), frame('2', 'a'), ':\nid: 7\n\n').end()
  await advance(1000)
  expect(calls).toHaveLength(2)
  expect(last().headers.get('last-event-id')).toBe('7')
  expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting'])
})

test('resumes before a frame that was cut', async () => {
  const { last, advance, records } = connect()
  await settle()
  const stream = last().open(hello('1'), 'id: 2\ndata: {"records":["a"]}\n')
  await settle()
  stream.cut()
  await advance(1000)
  expect(records).toEqual([])
  expect(last().headers.get('last-event-id')).toBe('1')
})

test('skips a frame that cannot be read, and keeps its cursor', async () => {
  const { last, advance, records } = connect()
  await settle()
  last().open(hello('1'), 'id: 2\ndata: {oh\n\n', 'id: 3\ndata: null\n\n', frame('4', 'a')).end()
  await advance(1000)
  expect(records).toEqual(['a'])
  expect(last().headers.get('last-event-id')).toBe('4')
})

test('waits longer after each failure, and briefly after a success', async () => {
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
  last().open(hello('1')).end()
  await advance(1000)
  expect(calls).toHaveLength(5)
})

test.each([429, 503])('comes back after %d when the relay says', async (status) => {
  const { calls, last, advance, connection } = connect()
  await settle()
  last().answer(status, { 'retry-after': '90' })
  await settle()
  connection.hurry()
  await advance(90_999)
  expect(calls).toHaveLength(1)
  await advance(1)
  expect(calls).toHaveLength(2)
})

test('asks for headers again once when they are refused, and then ever more rarely', async () => {
  let asked = 0
  const headers = (): Promise<HeadersInit> =>
    Promise.resolve({ authorization: `Bearer ${++asked}` })
  const { calls, last, advance, states } = connect(headers)
  await settle()
  last().answer(401)
  await settle()
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual(['Bearer 1', 'Bearer 2'])
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

test('reports headers that throw, and tries again', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const error = new Error('no token')
  const { calls, advance } = connect(() => {
    throw error
  })
  await settle()
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
  await advance(1000)
  expect(reported).toHaveBeenCalledTimes(2)
  expect(calls).toHaveLength(0)
  vi.unstubAllGlobals()
})

test.each([204, 403, 410])('ends for good at %d', async (status) => {
  const { calls, last, states, advance, connection } = connect()
  await settle()
  last().answer(status)
  await settle()
  connection.hurry()
  await advance(1e6)
  expect(states).toEqual(['connecting', 'closed'])
  expect(calls).toHaveLength(1)
})

test('waits as long for the next sign of life as the relay says', async () => {
  const { last, advance, states } = connect()
  await settle()
  const stream = last().open(
    'event: hello\nid: 1\ndata: {"v":1,"now":1,"recovered":true,"beat":60000}\n\n',
  )
  await advance(140_000)
  expect(states).toEqual(['connecting', 'open'])
  stream.send(':\n\n')
  await advance(140_000)
  expect(states).toEqual(['connecting', 'open'])
  await advance(10_000)
  expect(states).toEqual(['connecting', 'open', 'waiting'])
})

test('gives up on a stream that has gone silent, and on an answer that never comes', async () => {
  const { calls, last, advance } = connect()
  await settle()
  const stream = last().open(hello('1'))
  await advance(40_000)
  stream.send(': hb\n\n')
  await advance(49_999)
  expect(last().signal.aborted).toBe(false)
  await advance(1)
  expect(last().signal.aborted).toBe(true)
  await advance(1000)
  expect(calls).toHaveLength(2)
  await advance(50_000)
  await advance(2000)
  expect(calls).toHaveLength(3)
})

test('tries at once when something speaks for it', async () => {
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

test('waits as the stream asks to spread those who come back', async () => {
  const { calls, last, advance } = connect()
  await settle()
  last().open('retry: 8000\n\n', hello('1')).end()
  await advance(7999)
  expect(calls).toHaveLength(1)
  await advance(1)
  expect(calls).toHaveLength(2)
})

test('tells nothing once it is stopped, whatever still comes', async () => {
  const { last, advance, connection, states, records, calls } = connect()
  await settle()
  const stream = last().open(hello('1'))
  await settle()
  connection.stop()
  stream.send(frame('2', 'a'))
  await advance(1e6)
  expect(states).toEqual(['connecting', 'open'])
  expect(records).toEqual([])
  expect(calls).toHaveLength(1)
})

test('says once that something else than a relay answers at its address', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { last, calls, advance } = connect()
  for (let answers = 0; answers < 3; answers++) {
    await settle()
    last().answer(200, { 'content-type': 'text/html' })
    await advance(30_000)
  }
  expect(calls).toHaveLength(4)
  expect(said).toHaveBeenCalledExactlyOnceWith(
    new TypeError(
      'belfry: url must be the address of a relay, which answers with text/event-stream; got "text/html"',
    ),
  )
  said.mockRestore()
})

test('says once that a relay was not heard, as behind a proxy that collects its answer', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { advance } = connect()
  await advance(49_999)
  expect(said).not.toHaveBeenCalled()
  await advance(1)
  await advance(120_000)
  expect(said).toHaveBeenCalledExactlyOnceWith(
    new Error('belfry: no relay was heard for 50 s; does a proxy collect its answer?'),
  )
  said.mockRestore()
})

test('says nothing of an address where a relay was heard, nor when it is stopped', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { last, advance } = connect()
  await settle()
  last().open(hello('1')).end()
  await advance(1000)
  last().answer(200, { 'content-type': 'text/html' })
  await advance(100_000)
  const { connection, last: asked } = connect()
  await settle()
  connection.stop()
  asked().answer(200, { 'content-type': 'text/html' })
  await settle()
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})
