import { once } from 'node:events'
import { connect as connect2, createServer as createServer2 } from 'node:http2'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serve, stop } from './doors.model.ts'
import { createRelay, type Relay } from './index.ts'
import { readStream } from './read-stream.model.ts'
import { soon } from './soon.model.ts'

let relay: Relay
beforeEach(() => {
  relay = createRelay({ authorize: () => ({ user: 'ada' }) })
})
afterEach(() => relay.close())

it('writes plain server-sent events that end with the connection', async () => {
  const server = await serve(relay.node)
  const socket = connect(server.port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => (text += String(data)))
  socket.write('GET /notifications HTTP/1.1\r\nHost: a\r\n\r\n')
  await soon(() => expect(text).toContain('event: hello'))
  await relay.publish({ user: 'ada' }, { id: 'x', title: 'Grüße 🎉' })
  await soon(() => expect(text).toContain('🎉'))
  await relay.publish({ user: 'ada' }, { id: 'y', title: 'Mañana' })
  await soon(() => expect(text).toContain('"Mañana"'))

  const [head, ...blocks] = text.split(/\r\n\r\n|\n\n/)
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(head).toMatch(/content-type: text\/event-stream/i)
  expect(head).toMatch(/cache-control: .*no-store, no-transform/i)
  expect(head).toMatch(/x-content-type-options: nosniff/i)
  expect(head).toMatch(/x-accel-buffering: no/i)
  expect(head).not.toMatch(/transfer-encoding/i)
  expect(blocks[0]).toMatch(
    /^event: hello\nid: \S+\ndata: \{"v":1,"now":\d+,"recovered":false,"reader":"[\w-]{22}"\}\nretry: \d+$/,
  )
  expect(blocks[1]).toMatch(/^id: \S+\ndata: \{"records":\[\{.*\}\]\}$/)

  const ended = once(socket, 'close')
  await relay.close()
  await ended
  await stop(server)
})

it('sends the head, the hello and a short history in one piece', async () => {
  await relay.publish({ user: 'ada' }, { id: 'x', title: 'Hi' })
  const server = await serve(relay.node)
  const socket = connect(server.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [first] = (await once(socket, 'data')) as [Buffer]
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 [^]*event: hello[^]*"title":"Hi"[^]*\n\n$/)
  socket.destroy()
  await stop(server)
})

it('sends all of a long history where a server has larger buffers, and then what is new', async () => {
  const message = 'm'.repeat(3500)
  for (let n = 0; n < 60; n += 1) await relay.publish({ user: 'ada' }, { title: '~', message })
  const server = await serve(relay.node, { highWaterMark: 1024 * 1024 })
  const client = readStream(await fetch(`http://127.0.0.1:${server.port}/`))
  expect(await client.records(60)).toHaveLength(60)
  await relay.publish({ user: 'ada' }, { id: 'new', title: 'New' })
  expect((await client.records(1))[0]!.id).toBe('new')
  await client.leave()
  await stop(server)
})

it('answers the next request on a connection after a body that was too large', async () => {
  const server = await serve(relay.node)
  const socket = connect(server.port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => (text += String(data)))
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  socket.write(`${post}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(8)}0\r\n\r\n`)
  await soon(() => expect(text).toContain('HTTP/1.1 413 '))
  socket.write(`${post}Content-Length: 14\r\n\r\n{"records":[]}`)
  await soon(() => expect(text).toContain('HTTP/1.1 204 '))
  socket.destroy()
  await stop(server)
})

it('streams over HTTP/2 as well, and knows its own origin there', async () => {
  const server = createServer2((request, response) => relay.node(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const session = connect2(origin)
  const stream = session.request({ ':path': '/notifications', origin })
  let text = ''
  stream.on('data', (data) => (text += String(data)))
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
  expect(headers[':status']).toBe(200)
  await soon(() => expect(text).toContain('event: hello'))
  await relay.publish({ user: 'ada' }, { id: 'x', title: 'Hi' })
  await soon(() => expect(text).toContain('"title":"Hi"'))
  expect(relay.stats().streams).toBe(1)
  stream.close()
  await soon(() => expect(relay.stats().streams).toBe(0))
  session.destroy()
  server.close()
})

it(
  'closes a client that has stopped reading, and goes on with the others',
  { timeout: 30_000 },
  async () => {
    const server = await serve(relay.node)
    const stopped = connect(server.port, '127.0.0.1')
    stopped.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    stopped.on('error', () => {})
    await once(stopped, 'readable')
    stopped.pause()
    let heard = 0
    const reading = connect(server.port, '127.0.0.1')
    // A single byte cannot be split between two pieces.
    reading.on('data', (data) => (heard += String(data).split('~').length - 1))
    reading.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await soon(() => expect(relay.stats().streams).toBe(2))
    let sent = 0
    // The system's own buffers come first, and are large.
    for (; relay.stats().streams === 2 && sent < 20_000; sent += 20) {
      for (let n = 0; n < 20; n += 1)
        await relay.publish({ user: 'ada' }, { title: '~', message: 'm'.repeat(3500) })
      await soon(() => expect(heard).toBe(sent + 20), 1)
    }
    expect(relay.stats().streams).toBe(1)
    stopped.destroy()
    reading.destroy()
    await stop(server)
  },
)
