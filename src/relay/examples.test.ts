import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildExamples } from './examples.model.ts'
import { readStream, requestOf } from './read-stream.model.ts'
import { freePort, untilOpen } from './redis/redis-server.model.ts'

const examples = resolve('examples')
const files = readdirSync(examples).filter((name) => name.endsWith('.js'))
let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await buildExamples()
}, 60_000)
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(files)('%s has 30 lines at most', (name) => {
  expect(
    readFileSync(join(examples, name), 'utf8').trimEnd().split('\n').length,
  ).toBeLessThanOrEqual(30)
})

const headers = { authorization: 'ada' }

async function serve(name: string): Promise<string> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), REDIS_URL: '' }
  children.push(spawn(process.execPath, [join(folder, name)], { stdio: 'ignore', env }))
  await untilOpen(port)
  return `http://127.0.0.1:${port}`
}

it('node-http.js streams what is published to it', { timeout: 30_000 }, async () => {
  const address = await serve('node-http.mjs')
  const client = readStream(await fetch(`${address}/notifications`, { headers }))
  await client.next()
  const published = await fetch(`${address}/publish?user=ada`, { method: 'POST', body: 'Hi' })
  const [record] = await client.records(1)
  expect(record).toMatchObject({ id: await published.text(), title: 'Hi' })
  await client.leave()
})

it.each(['node-http.mjs', 'express.mjs'])(
  '%s goes on, whatever address is asked for',
  { timeout: 30_000 },
  async (name) => {
    const address = await serve(name)
    for (const path of ['//', '/%', '/?user=%ff', '/notifications?after=%']) {
      const response = await fetch(address + path, { headers })
      await response.body?.cancel()
    }
    const client = readStream(await fetch(`${address}/notifications`, { headers }))
    expect(await client.next()).toMatchObject({ event: 'hello' })
    await client.leave()
  },
)

it.each(['node-http.mjs', 'express.mjs'])(
  '%s ends its streams and then itself on SIGTERM, whoever stays connected',
  { timeout: 30_000 },
  async (name) => {
    const address = await serve(name)
    const client = readStream(await fetch(`${address}/notifications`, { headers }))
    await client.next()
    // Node's own close waits for one on which nothing was ever asked.
    const spare = connect(Number(new URL(address).port), '127.0.0.1')
    await once(spare, 'connect')
    const child = children.at(-1)!
    const left = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await client.rest()).toEqual([])
    expect(await left).toEqual([0, null])
    spare.destroy()
  },
)

it(
  'express.js streams what is published to it, and accepts marks behind a body parser',
  { timeout: 30_000 },
  async () => {
    const address = await serve('express.mjs')
    const client = readStream(await fetch(`${address}/notifications`, { headers }))
    await client.next()
    const json = { ...headers, 'content-type': 'application/json' }
    const body = JSON.stringify({
      to: { channel: 'everybody' },
      notification: { id: 'x', title: 'Hi' },
    })
    await fetch(`${address}/publish`, { method: 'POST', headers: json, body })
    expect((await client.records(1))[0]).toMatchObject({ id: 'x', title: 'Hi' })
    const marks = JSON.stringify({ records: [{ v: 1, id: 'x', state: ['read', Date.now()] }] })
    const marked = await fetch(`${address}/notifications`, {
      method: 'POST',
      headers: json,
      body: marks,
    })
    expect(marked.status).toBe(204)
    expect((await client.records(1))[0]!.state![0]).toBe('read')
    await client.leave()
  },
)

it('next-route.js answers as a route handler does', async () => {
  const route = (await import(join(folder, 'next-route.mjs'))) as {
    GET: (request: Request) => Promise<Response>
    publish: (to: object, notification: object) => Promise<string>
  }
  const client = readStream(await route.GET(requestOf('ada')))
  await client.next()
  await route.publish({ user: 'ada' }, { id: 'x', title: 'Hi' })
  expect((await client.records(1))[0]!.id).toBe('x')
  await client.leave()
})
