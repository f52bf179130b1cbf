import { once } from 'node:events'
import { connect as connect2, createServer as createServer2 } from 'node:http2'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serve, stop } from './doors.model.ts'
import { type Authorized, createRelay, memoryLog, type Relay } from './index.ts'

const GET = 'GET / HTTP/1.1\r\nHost: a\r\nAuthorization: ada\r\n\r\n'

/** Two requests on one connection; `admit` lets both of them in. */
interface Pair {
  readonly relay: Relay
  readonly client: Socket
  /** The server's end of the connection. */
  readonly socket: Socket
  readonly admit: () => void
  readonly reads: () => number
}

async function askTwice(): Promise<Pair> {
  let admit!: () => void
  const admitted = new Promise<Authorized>((resolve) => {
    admit = () => resolve({ user: 'ada' })
  })
  const authorize = vi.fn<() => Promise<Authorized>>(() => admitted)
  const log = memoryLog()
  const read = vi.fn<typeof log.read>(log.read)
  const relay = createRelay({ log: { ...log, read }, authorize })
  const server = await serve(relay.node)
  onTestFinished(async () => {
    await relay.close()
    await stop(server)
  })
  const client = connect(server.port, '127.0.0.1')
  const [socket] = (await once(server, 'connection')) as [Socket]
  client.write(GET + GET)
  await vi.waitFor(() => expect(authorize).toHaveBeenCalledTimes(2))
  return {
    relay,
    client,
    socket,
    admit,
    reads: () => read.mock.calls.length,
  }
}

test('releases a stream that waits behind another when their connection ends', async () => {
  const { relay, client, admit } = await askTwice()
  admit()
  await vi.waitFor(() => expect(relay.stats().streams).toBe(2))
  client.destroy()
  await vi.waitFor(() => expect(relay.stats().streams).toBe(0))
})

test('releases both when their connection ended before they began', async () => {
  const { relay, client, socket, admit, reads } = await askTwice()
  client.destroy()
  await once(socket, 'close')
  admit()
  await vi.waitFor(() => expect(reads()).toBe(2))
  await vi.waitFor(() => expect(relay.stats().streams).toBe(0))
})

test('releases a stream whose response cannot be begun, as behind a middleware that fails', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const relay = createRelay({ authorize: () => ({ user: 'ada' }) })
  const server = await serve((request, response) => {
    const writeHead = (): never => {
      throw new Error('oops')
    }
    relay.node(request, Object.assign(response, { writeHead }))
  })
  onTestFinished(async () => {
    await relay.close()
    await stop(server)
    told.mockRestore()
  })
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow('fetch failed')
  expect(relay.stats().streams).toBe(0)
  expect(told).toHaveBeenCalledOnce()
})

test('sends clients of a closing relay to another process, also on connections that they keep', async () => {
  const relay = createRelay({ authorize: () => ({ user: 'ada' }) })
  const server = await serve(relay.node)
  onTestFinished(() => stop(server))
  await relay.close()
  const { status, headers } = await fetch(`http://127.0.0.1:${server.port}/`)
  expect([status, headers.get('connection')]).toEqual([503, 'close'])
})

test('sends them on over HTTP/2 too, where the server would wait for them', async () => {
  const relay = createRelay({ authorize: () => ({ user: 'ada' }) })
  const server = createServer2((request, response) => relay.node(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const session = connect2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => session.destroy())
  const stream = session.request().resume()
  await vi.waitFor(() => expect(relay.stats().streams).toBe(1))
  const isClosed = Promise.all([once(server, 'close'), once(session, 'close')])
  server.close()
  await relay.close()
  await once(stream, 'close')
  const [headers] = (await once(session.request().resume(), 'response')) as [object]
  expect(headers).toMatchObject({ ':status': 503 })
  await isClosed
})
