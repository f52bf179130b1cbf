import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { serve, stop } from './doors.model.ts'
import { createRelay, type Relay } from './index.ts'
import { readStream } from './read-stream.model.ts'

type Handler = (request: IncomingMessage, response: unknown, next: () => void) => void

// It comes without types.
const express = createRequire(import.meta.url)('express') as Record<
  'json' | 'text' | 'raw' | 'urlencoded',
  (options?: object) => Handler
> &
  (() => Relay['node'] & { use: (path: string, ...handlers: readonly unknown[]) => void })

const headers = { 'content-type': 'application/json' }
const marks = JSON.stringify({ records: [{ v: 1, id: 'x', state: ['read', 5] }] })

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

function open(): Relay {
  const relay = createRelay({ authorize: () => ({ user: 'ada' }) })
  ends.push(relay.close)
  return relay
}

/** Starts an Express application with a relay behind these; returns its address. */
async function mount(...before: readonly Handler[]): Promise<string> {
  const app = express()
  app.use('/notifications', ...before, open().node)
  const server = await serve(app)
  ends.push(() => stop(server))
  return `http://127.0.0.1:${server.port}/notifications`
}

const post = (address: string): Promise<Response> =>
  fetch(address, { method: 'POST', headers, body: marks })

/** Reads a body and passes nothing on, as Fastify does with what is under its request. */
const swallow: Handler = (request, _, next) => {
  request.on('end', next).resume()
}

/** Expects another kind of body, but leaves an empty one there, as a parser of Express 4 does. */
const expectForm: Handler = (request, _, next) => {
  Object.assign(request, { body: {} })
  next()
}

const everything = { type: () => true }

test.each([
  ['nothing', []],
  ['express.json', [express.json()]],
  ['express.text', [express.text(everything)]],
  ['express.raw', [express.raw(everything)]],
  ['a parser of forms of Express 4', [expectForm]],
  ['several', [express.urlencoded({ extended: true }), express.json()]],
] as const)('accepts marks behind %s', async (_, before) => {
  const address = await mount(...before)
  expect((await post(address)).status).toBe(204)
  expect((await post(`${address}/`)).status).toBe(204)
})

test('tells the operator about a body that was already read, and lets the client try again later', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const address = await mount(swallow)
  expect((await post(address)).status).toBe(500)
  const request = new Request('http://relay.example/', { method: 'POST', headers, body: marks })
  await request.text()
  expect((await open().fetch(request)).status).toBe(500)
  expect(told).toHaveBeenCalledTimes(2)
  expect(String(told.mock.calls)).toContain('read before the relay got it')
  told.mockRestore()
})

test('streams at any address below its own, and answers a HEAD without a body', async () => {
  const address = await mount(express.json())
  for (const path of ['', '/', '/?x=1', '//']) {
    const client = readStream(await fetch(address + path))
    expect(await client.next()).toMatchObject({ event: 'hello' })
    await client.leave()
  }
  const head = await fetch(address, { method: 'HEAD' })
  expect(head.status).toBe(405)
  expect(head.headers.get('allow')).toBe('GET, POST, OPTIONS')
  expect(await head.text()).toBe('')
})

test('leaves a response alone that somebody else has begun to answer meanwhile', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const relay = open()
  let finish!: () => void
  const server = await serve((request, response) => {
    relay.node(request, response)
    response.write('Sor', 'utf8')
    finish = () => response.end('ry')
  })
  ends.push(() => stop(server))
  const response = await fetch(`http://127.0.0.1:${server.port}/`)
  await vi.waitFor(() => expect(relay.stats().streams).toBe(0))
  finish()
  expect(await response.text()).toBe('Sorry')
  expect(told).not.toHaveBeenCalled()
  told.mockRestore()
})
