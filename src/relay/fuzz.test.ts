import { connect } from 'node:net'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runs } from '../runs.model.ts'
import { serve, stop } from './doors.model.ts'
import { createRelay, memoryLog } from './index.ts'
import { post, requestOf } from './read-stream.model.ts'

let appended = 0
const log = memoryLog()
const authorize = (request: Request) => ({ user: request.headers.get('authorization') ?? 'x' })
const relay = createRelay({
  log: {
    ...log,
    append: (...args) => {
      appended += 1
      return log.append(...args)
    },
    mark: async (...args) => {
      const taken = await log.mark(...args)
      if (taken && args[1].length > 0) appended += 1
      return taken
    },
  },
  authorize,
})
let server: Awaited<ReturnType<typeof serve>>
const told = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeAll(async () => {
  server = await serve(relay.node)
})
afterAll(async () => {
  await relay.close()
  await stop(server)
})

// Almost right, so that it comes far: each has one thing that does not fit.
const bad = fc.oneof(
  fc.record({ id: fc.string({ minLength: 1, maxLength: 9 }), title: fc.string() }),
  fc.record({ id: fc.constantFrom('', 5, null, {}), acted: fc.nat() }),
  fc.record({
    id: fc.constant('x'),
    state: fc.oneof(fc.string(), fc.array(fc.jsonValue(), { maxLength: 1 })),
  }),
  fc.record({
    id: fc.constant('x'),
    gone: fc.oneof(fc.string(), fc.constant(-1), fc.constant(9e15)),
  }),
  fc.record({ v: fc.constantFrom(0, 2, '1', null), id: fc.constant('x'), acted: fc.nat() }),
  fc.jsonValue().filter((value) => !(value instanceof Object && 'id' in value)),
)
const good = fc.record({ id: fc.string({ minLength: 1, maxLength: 9 }), acted: fc.nat() })
const bodies = fc.oneof(
  fc
    .tuple(fc.array(good, { maxLength: 3 }), bad, fc.array(good, { maxLength: 3 }))
    .map(([before, one, behind]) => JSON.stringify({ records: [...before, one, ...behind] })),
  fc.string().filter((text) => !text.includes('records')),
  fc.jsonValue().map((value) => JSON.stringify({ record: value })),
)

it('appends nothing and keeps running, whatever is posted', async () => {
  let n = 0
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const { status } = await post(relay, `user ${(n += 1)}`, body)
      expect(status).toBe(400)
    }),
    runs(10_000),
  )
  expect(appended).toBe(0)
})

it('opens a stream or refuses it, whatever the cursor and address', async () => {
  let n = 0
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (cursor, query) => {
      const headers = { 'last-event-id': encodeURIComponent(cursor) }
      const address = `?after=${encodeURIComponent(query)}`
      const response = await relay.fetch(requestOf(`user ${(n += 1)}`, { headers }, address))
      expect(response.status).toBe(200)
      await response.body!.cancel()
    }),
    runs(5000),
  )
  expect(relay.stats().streams).toBe(0)
})

it('keeps running and appends nothing, whatever bytes come over the wire', async () => {
  const line = fc.constantFrom(
    'GET / HTTP/1.1\r\n',
    'POST / HTTP/1.1\r\n',
    'Host: a\r\n',
    'Host: \r\n',
    'Content-Length: 5\r\n',
    'Content-Length: -1\r\n',
    'Transfer-Encoding: chunked\r\n',
    'Content-Type: application/json\r\n',
    'Last-Event-ID: \x00\r\n',
    'Origin: null\r\n',
    '\r\n',
    '5\r\n{"a":\r\n',
    '0\r\n\r\n',
    '{"records":',
    'Connection: close\r\n',
  )
  const bytes = fc.array(fc.oneof(line, fc.string({ maxLength: 20 })), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(
      bytes,
      (parts) =>
        new Promise<void>((resolve) => {
          const socket = connect(server.port, '127.0.0.1', () =>
            socket.end(parts.join(''), () => socket.destroy()),
          )
          socket.on('error', () => {}).once('close', () => resolve())
        }),
    ),
    runs(5000),
  )
  const response = await fetch(`http://127.0.0.1:${server.port}/`, {
    headers: { authorization: 'ada' },
  })
  expect(response.status).toBe(200)
  await response.body!.cancel()
  expect(appended).toBe(0)
  expect(told).not.toHaveBeenCalled()
})

it('publishes or rejects with a TypeError, whatever it is given', async () => {
  const field = fc.constantFrom(
    'title',
    'message',
    'type',
    'id',
    'key',
    'media',
    'action',
    'data',
    'duration',
    'timestamp',
    'priority',
  )
  const notification = fc.dictionary(
    field,
    fc.oneof(fc.anything(), fc.jsonValue(), fc.constant('info')),
    { noNullPrototype: true },
  )
  await fc.assert(
    fc.asyncProperty(notification, async (given) => {
      const before = appended
      const answer = await relay
        .publish({ user: 'ada' }, given as object)
        .catch((error: unknown) => error)
      expect(typeof answer === 'string' || answer instanceof TypeError).toBe(true)
      expect(appended).toBe(before + (typeof answer === 'string' ? 1 : 0))
    }),
    runs(10_000),
  )
})
