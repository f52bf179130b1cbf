import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createRelay, type Relay } from '../index.ts'
import { listen, requestOf } from '../read-stream.model.ts'
import { redisLog, type RedisLogOptions } from './index.ts'
import {
  lacks,
  redisProgram,
  type RedisServer,
  startNetwork,
  startRedis,
} from './redis-server.model.ts'

const authorize = (request: Request) => ({ user: request.headers.get('authorization')! })
const ada = { user: 'ada' }

/** A connection of the operator's. */
const adminOf = async ({ url }: RedisServer) => {
  const admin = createClient({ url }).on('error', () => {})
  onTestFinished(() => admin.destroy())
  await admin.connect()
  return admin
}

describe.skipIf(lacks(redisProgram))('a relay on Redis', { timeout: 30_000 }, () => {
  let redis: RedisServer
  const relays: Relay[] = []
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})

  const relayOn = (options: RedisLogOptions = { url: redis.url }): Relay => {
    const relay = createRelay({ log: redisLog(options), authorize })
    relays.push(relay)
    return relay
  }

  beforeEach(async () => {
    told.mockClear()
    redis = await startRedis({ appendOnly: true })
  })
  afterEach(async () => {
    redis.thaw()
    await Promise.all(relays.splice(0).map((relay) => relay.close()))
    await redis.remove()
  })

  it('delivers what one relay publishes to the clients of another, in order', async () => {
    const [here, there] = [relayOn(), relayOn()]
    const client = await listen(there, 'ada')
    const ids = await Promise.all(
      Array.from({ length: 50 }, (_, n) => here.publish(ada, { id: `n${n}`, title: 'N' })),
    )
    expect((await client.records(50)).map(({ id }) => id)).toEqual(ids)
    const resumed = await listen(here, 'ada', client.hello.id)
    expect(resumed.hello.data.recovered).toBe(true)
  })

  it('rejects within 5 s while Redis hangs, with the id; streams stay open and go on', async () => {
    const relay = relayOn()
    const client = await listen(relay, 'ada')
    redis.freeze()
    const [failed, asked] = await Promise.all([
      relay.publish(ada, { id: 'x', title: 'X' }).catch((error: unknown) => error),
      relay.fetch(requestOf('ada')),
    ])
    expect(failed).toMatchObject({ id: 'x' })
    expect(asked.status).toBe(503)
    expect(relay.stats().streams).toBe(1)
    redis.thaw()
    await vi.waitFor(() => relay.publish(ada, { id: 'x', title: 'X' }), { timeout: 10_000 })
    await relay.publish(ada, { id: 'y', title: 'Y' })
    expect((await client.records(2)).map(({ id }) => id)).toEqual(['x', 'y'])
  })

  it('goes on after connections that the network has dropped silently', async () => {
    const network = await startNetwork(redis.url)
    onTestFinished(network.remove)
    const relay = relayOn({ url: network.url })
    const client = await listen(relay, 'ada')
    network.dropSilently()
    const failed = relay.publish(ada, { id: 'lost', title: 'X' })
    await expect(failed).rejects.toMatchObject({ id: 'lost' })
    await vi.waitFor(() => relay.publish(ada, { id: 'x', title: 'X' }), { timeout: 10_000 })
    expect((await client.records(1)).map(({ id }) => id)).toEqual(['x'])
  })

  it('goes on after connections that the network has dropped silently while they began', async () => {
    const network = await startNetwork(redis.url)
    onTestFinished(network.remove)
    network.dropNext(2)
    const relay = relayOn({ url: network.url })
    await vi.waitFor(() => relay.publish(ada, { id: 'x', title: 'X' }), { timeout: 10_000 })
    const client = await listen(relay, 'ada')
    expect((await client.records(1)).map(({ id }) => id)).toEqual(['x'])
  })

  it('continues where it was when Redis is killed and comes back', async () => {
    const relay = relayOn()
    const client = await listen(relay, 'ada')
    await relay.publish(ada, { id: 'before', title: 'X' })
    await redis.kill()
    const failed = relay.publish(ada, { id: 'meanwhile', title: 'X' })
    await expect(failed).rejects.toMatchObject({ id: 'meanwhile' })
    await redis.start()
    await vi.waitFor(() => relay.publish(ada, { id: 'meanwhile', title: 'X' }), { timeout: 10_000 })
    expect((await client.records(2)).map(({ id }) => id)).toEqual(['before', 'meanwhile'])
    expect(relay.stats().streams).toBe(1)
  })

  it('ends all streams when the log has lost its content, and tells clients that come back', async () => {
    const relay = relayOn()
    const client = await listen(relay, 'ada')
    await relay.publish(ada, { id: 'lost', title: 'X' })
    await client.records(1)
    const admin = await adminOf(redis)
    await admin.flushAll()
    await relay.publish(ada, { id: 'new', title: 'X' })
    expect(await client.rest()).toEqual([])
    const again = await listen(relay, 'ada', client.cursor())
    expect(again.hello.data.recovered).toBe(false)
    expect((await again.records(1)).map(({ id }) => id)).toEqual(['new'])
  })

  it('notices it also if the clock of Redis is behind now', async () => {
    const admin = await adminOf(redis)
    const ahead = Date.now() + 3_600_000
    const step = { a: `${ahead}`, p: '1', r: '{"v":1,"id":"lost"}', c: 'uada' }
    await admin.xAdd('{belfry}:tail', `${ahead}-0`, step)
    const relay = relayOn()
    const client = await listen(relay, 'ada')
    await admin.flushAll()
    await relay.publish(ada, { id: 'new', title: 'X' })
    expect(await client.rest()).toEqual([])
    const again = await listen(relay, 'ada', client.cursor())
    expect(again.hello.data.recovered).toBe(false)
    await relay.publish(ada, { id: 'newer', title: 'X' })
    expect((await again.records(2)).map(({ id }) => id)).toEqual(['new', 'newer'])
  })

  it('takes no cursor for its own whose steps a failover has lost, and gives their stamps to no others', async () => {
    const admin = await adminOf(redis)
    // More than a thousand steps a second make stamps run ahead of the clock.
    await admin.hSet('{belfry}:meta', { epoch: 'first', last: `${Date.now() + 60_000}` })
    const relay = relayOn()
    const client = await listen(relay, 'ada')
    await relay.publish(ada, { id: 'kept', title: 'X' })
    const keys = await admin.keys('{belfry}:*')
    for (const key of keys) await admin.copy(key, `replica ${key}`)
    await relay.publish(ada, { id: 'lost', title: 'X' })
    const [, lost] = await client.records(2)
    for (const key of keys) await admin.copy(`replica ${key}`, key, { REPLACE: true })
    for (const id of ['new', 'newer']) await relay.publish(ada, { id, title: 'X' })
    expect(await client.rest()).toEqual([])
    const again = await listen(relay, 'ada', client.cursor())
    expect(again.hello.data.recovered).toBe(false)
    const found = await again.records(3)
    expect(found.map(({ id }) => id)).toEqual(['kept', 'new', 'newer'])
    expect(found[1]!.filed).toBeGreaterThan(lost!.filed!)
  })

  it('skips unreadable rows, reports them once, and goes on', async () => {
    const relay = relayOn()
    await relay.publish(ada, { id: 'good', title: 'X' })
    const client = await listen(relay, 'ada')
    await client.records(1)
    const admin = await adminOf(redis)
    // Told once a process: another try is about another one.
    const bad = crypto.randomUUID()
    for (const fields of [{ x: '1' }, { a: '5', p: '4', r: '{"broken', c: 'uada' }])
      await admin.xAdd('{belfry}:tail', '*', fields)
    await admin.hSet('{belfry}:rows:uada', `w:${bad}`, '{"broken')
    for (const set of ['changes', 'words'])
      await admin.zAdd(`{belfry}:${set}:uada`, { score: Date.now(), value: bad })
    await relay.publish(ada, { id: 'better', title: 'X' })
    expect((await client.records(1)).map(({ id }) => id)).toEqual(['better'])
    for (let times = 0; times < 2; times += 1) {
      const fresh = await listen(relay, 'ada')
      expect((await fresh.records(2)).map(({ id }) => id).sort()).toEqual(['better', 'good'])
    }
    // On a busy machine it may also tell that connecting took too long.
    const lines = told.mock.calls.map(([error]) => String(error))
    expect(lines.filter((line) => line.includes('cannot be read'))).toEqual([
      expect.stringContaining('{belfry}:tail'),
      expect.stringContaining(bad),
    ])
  })

  it('uses the settings of the client you pass, and leaves that client alone', async () => {
    const client = createClient({ url: redis.url })
    client.on('error', () => {})
    await client.connect()
    const listeners = client.eventNames().map((name) => client.listenerCount(name))
    const relay = relayOn({ client, prefix: 'borrowed' })
    await relay.publish(ada, { id: 'x', title: 'X' })
    expect(await client.exists('{borrowed}:meta')).toBe(1)
    await relay.close()
    expect(client.eventNames().map((name) => client.listenerCount(name))).toEqual(listeners)
    expect(await client.ping()).toBe('PONG')
    expect(await client.sendCommand(['CLIENT', 'LIST'])).not.toMatch(/xread/)
    client.destroy()
  })

  it('waits for a Redis that starts after it', async () => {
    await redis.kill()
    const relay = relayOn()
    const published = relay.publish(ada, { id: 'x', title: 'X' })
    await redis.start()
    expect(await published).toBe('x')
  })

  it('connects again when Redis is back, also with a client that was set up to give up', async () => {
    await redis.kill()
    const client = createClient({ url: redis.url, socket: { reconnectStrategy: false } })
    const relay = relayOn({ client })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    await redis.start()
    await vi.waitFor(() => relay.publish(ada, { id: 'x', title: 'X' }), { timeout: 10_000 })
    const listening = await listen(relay, 'ada')
    expect((await listening.records(1)).map(({ id }) => id)).toEqual(['x'])
  })
})

it.each([
  {},
  { url: 5 },
  { url: '' },
  { url: 'redis://x', client: createClient() },
  { client: {} },
  { url: 'redis://x', prefix: '' },
  { url: 'redis://x', prefix: '{a}' },
  { url: 'redis://x', history: 0 },
])('refuses %o as options', (options) => {
  expect(() => redisLog(options as RedisLogOptions)).toThrow(TypeError)
})
