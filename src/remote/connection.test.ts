import { expect, test, vi } from 'vitest'
import { connect } from './connection.model.ts'
import { frame, hello, settle } from './fake-fetch.model.ts'

test('is open once the relay has said hello, and delivers records in order', async () => {
  const { last, states, hellos, records } = connect()
  await settle()
  last().open(hello('1', 500, true), frame('2', 'a', 'b'), ': hb\n\n', frame('3', 'c'))
  await settle()
  expect(states).toEqual(['connecting', 'open'])
  expect(hellos).toEqual([[500, true]])
  expect(records).toEqual(['a', 'b', 'c'])
})

test('asks as an event source does: for a stream, and past the cache, where it would wait for other tabs', async () => {
  const { last } = connect()
  await settle()
  expect(last().headers.get('accept')).toBe('text/event-stream')
  expect(last().cache).toBe('no-store')
})

test('resumes after the last cursor it got, even one from a heartbeat', async () => {
  const { last, calls, advance, states } = connect()
  await settle()
  expect(last().headers.has('last-event-id')).toBe(false)
  last().open(hello('1'), frame('2', 'a'), ':\nid: 7\n\n').end()
  await advance(1000)
  expect(calls).toHaveLength(2)
  expect(last().headers.get('last-event-id')).toBe('7')
  expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting'])
})

test('resumes before a frame that was cut off', async () => {
  const { last, advance, records } = connect()
  await settle()
  const stream = last().open(hello('1'), 'id: 2\ndata: {"records":["a"]}\n')
  await settle()
  stream.cut()
  await advance(1000)
  expect(records).toEqual([])
  expect(last().headers.get('last-event-id')).toBe('1')
})

test('skips an unreadable frame, and keeps its cursor', async () => {
  const { last, advance, records } = connect()
  await settle()
  last().open(hello('1'), 'id: 2\ndata: {oh\n\n', 'id: 3\ndata: null\n\n', frame('4', 'a')).end()
  await advance(1000)
  expect(records).toEqual(['a'])
  expect(last().headers.get('last-event-id')).toBe('4')
})

test('skips an event with a name that it does not know, and keeps its cursor', async () => {
  const { last, advance, records } = connect()
  await settle()
  last()
    .open(hello('1'), `event: message\n${frame('2', 'a')}`, `event: other\n${frame('3', 'b')}`)
    .end()
  await advance(1000)
  expect(records).toEqual(['a'])
  expect(last().headers.get('last-event-id')).toBe('3')
})

test('waits as long as the relay says for the next sign of life, and no longer for its next answer', async () => {
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
  await advance(1000)
  await advance(50_000)
  expect(states.slice(3)).toEqual(['connecting', 'waiting'])
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

test('gives up on a silent stream even if fetch does not hear of it', async () => {
  const { calls, last, advance } = connect(undefined, {
    wrap: (fetch) => (url, init) => fetch(url, { ...init, signal: new AbortController().signal }),
  })
  await settle()
  last().open(hello('1'))
  await advance(50_000)
  await advance(1000)
  expect(calls).toHaveLength(2)
})

test('what died silently may not have died alone: the next answer has 10 s, those after it have 50 s', async () => {
  const { last, advance, calls, states } = connect()
  await settle()
  last().open(hello('1'))
  await advance(50_000)
  await advance(1000)
  expect(calls).toHaveLength(2)
  await advance(10_000)
  expect(states.at(-1)).toBe('waiting')
  await advance(2000)
  expect(calls).toHaveLength(3)
  await advance(49_999)
  expect(states.at(-1)).toBe('connecting')
})

test('a computer that slept does not wait for its timers: what was silent for too long is given up', async () => {
  const { calls, last, advance, clock, connection } = connect()
  await settle()
  last().open(hello('1'))
  await advance(10_000)
  const now = vi.spyOn(clock, 'now')
  now.mockReturnValue(49_999)
  connection.hurry()
  expect(last().signal.aborted).toBe(false)
  now.mockReturnValue(50_000)
  connection.hurry()
  expect(last().signal.aborted).toBe(true)
  now.mockRestore()
  await advance(1000)
  expect(calls).toHaveLength(2)
})

test.each([
  ['back', -86_400_000],
  ['forward', 3_600_000],
])('takes nothing after the clock was set %s: only a hello tells the time', async (_, ms) => {
  const { last, clock, records, advance, calls } = connect()
  await settle()
  const stream = last().open(hello('1'), frame('2', 'a'))
  await settle()
  const now = vi.spyOn(clock, 'now').mockReturnValue(clock.now() + ms)
  stream.send(frame('3', 'b'))
  await advance(1000)
  expect(calls).toHaveLength(2)
  expect(last().headers.get('last-event-id')).toBe('2')
  last().open(hello('2'), frame('3', 'b'))
  await settle()
  expect(records).toEqual(['a', 'b'])
  now.mockRestore()
})

test('delivers nothing once it is stopped, whatever still comes', async () => {
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

test.each(['connecting', 'open', 'waiting', 'later'])(
  'leaves no timer when it is stopped: %s',
  async (moment) => {
    const { calls, clock, connection } = connect(undefined, {
      onState: (state) => {
        if (state === moment) connection.stop()
      },
    })
    const timers = new Set<unknown>()
    const { setTimeout, clearTimeout } = clock
    vi.spyOn(clock, 'setTimeout').mockImplementation((task, ms) => {
      const timer = setTimeout(task, ms)
      timers.add(timer)
      return timer
    })
    vi.spyOn(clock, 'clearTimeout').mockImplementation((timer) => {
      timers.delete(timer)
      clearTimeout(timer)
    })
    await settle()
    calls[0]?.open(hello('1')).end()
    await settle()
    if (moment === 'later') connection.stop()
    expect([...timers]).toEqual([])
  },
)

test('a hello whose time is no number tells none', async () => {
  const { last, hellos } = connect()
  await settle()
  last().open('event: hello\nid: 1\ndata: {"v":1,"now":"soon","recovered":true}\n\n')
  await settle()
  expect(hellos).toEqual([[undefined, true]])
})

test('ends a stream whose line never ends, says so once, and comes back ever more rarely', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { last, calls, advance } = connect()
  for (const wait of [1000, 2000, 4000]) {
    await settle()
    last().open(hello('1'), 'data: '.padEnd(2 ** 20 + 1, 'a'))
    const before = calls.length
    await advance(wait - 1)
    expect(calls).toHaveLength(before)
    await advance(1)
    expect(calls).toHaveLength(before + 1)
  }
  expect(said).toHaveBeenCalledExactlyOnceWith(
    new RangeError('belfry: the relay sent a line or an event of more than 1 MiB'),
  )
  said.mockRestore()
})
