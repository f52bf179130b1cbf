import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { createClient, createCluster, createSentinel } from 'redis'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createRelay, type Relay } from '../index.ts'
import { listen, post } from '../read-stream.model.ts'
import { redisLog, type RedisLogOptions } from './index.ts'
import { lacks, redisProgram, type RedisServer, startRedis } from './redis-server.model.ts'

const authorize = (request: Request) => ({ user: request.headers.get('authorization')! })
const ada = { user: 'ada' }

const commandTo = async (url: string, ...args: string[]): Promise<void> => {
  const admin = createClient({ url })
  await admin.connect()
  await admin.sendCommand(args)
  admin.destroy()
}

describe.skipIf(lacks(redisProgram))('a Redis that says no', { timeout: 30_000 }, () => {
  let redis: RedisServer
  const relays: Relay[] = []
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})

  const command = (...args: string[]): Promise<void> => commandTo(redis.url, ...args)
  const relayOn = (options: RedisLogOptions = { url: redis.url }): Relay => {
    const relay = createRelay({ log: redisLog(options), authorize })
    relays.push(relay)
    return relay
  }
  /** The address of Redis for a user with these rights. */
  const addressWith = async (...rights: string[]): Promise<string> => {
    await command('ACL', 'SETUSER', 'belfry', 'reset', 'on', '>secret', ...rights)
    return redis.url.replace('//', '//belfry:secret@')
  }
  /** The rights that the documentation names; these, after “also”, only for some. */
  const documentedRights = (...also: string[]): string[] => {
    const docs = readFileSync('docs/relay.md', 'utf8')
    for (const right of also) expect(docs).toContain(`\`${right}\``)
    return [...`${/`ACL SETUSER belfry on >secret (.+?)`/.exec(docs)![1]}`.split(' '), ...also]
  }
  const linesAbout = (word: string): string[] =>
    told.mock.calls.map(([error]) => String(error)).filter((line) => line.includes(word))

  beforeAll(async () => {
    redis = await startRedis()
  })
  afterEach(async () => {
    await Promise.all(relays.splice(0).map((relay) => relay.close()))
    told.mockClear()
  })
  afterAll(() => redis.remove())

  it('is not met by a user with the rights that the documentation names', async () => {
    const relay = relayOn({ url: await addressWith(...documentedRights()) })
    const client = await listen(relay, 'ada')
    await relay.publish(ada, { id: 'x', title: 'X' })
    await relay.withdraw(ada, 'x')
    expect((await post(relay, 'ada', { records: [{ id: 'x', acted: 1 }] })).status).toBe(204)
    expect(await client.records(3)).toHaveLength(3)
    expect(told).not.toHaveBeenCalled()
  })

  it('is not met by those who choose a database, a name and pings, with what it names for them', async () => {
    const rights = documentedRights('+select', '+client|setname', '+ping')
    const url = `${await addressWith(...rights)}/1`
    const relay = relayOn({ client: createClient({ url, name: 'shop', pingInterval: 10 }) })
    const client = await listen(relay, 'ada')
    await relay.publish(ada, { id: 'x', title: 'X' })
    expect(await client.records(1)).toHaveLength(1)
    expect(told).not.toHaveBeenCalled()
  })

  it('is reported once by its own words when the log may not be followed', async () => {
    const relay = relayOn({ url: await addressWith('~*', '+@all', '-xread') })
    await vi.waitFor(() => expect(linesAbout('NOPERM')).toHaveLength(1))
    await vi.waitFor(() => expect(relay.stats().lag).toBeGreaterThan(0), { timeout: 5000 })
    expect(linesAbout('NOPERM')).toEqual([expect.stringContaining('xread')])
  })

  it('keeps no connection of a relay that is closed while it connects', async () => {
    const admin = createClient({ url: redis.url })
    await admin.connect()
    onTestFinished(() => admin.destroy())
    const count = async (what: string): Promise<number> =>
      Number(new RegExp(`${what}:(\\d+)`).exec(await admin.info())![1])
    const before = await count('total_connections_received')
    await relayOn().close()
    await vi.waitFor(async () => expect(await count('total_connections_received')).toBe(before + 2))
    await vi.waitFor(async () => expect(await count('connected_clients')).toBe(1))
  })

  it('forgets by itself what nobody has used for as long as the history is kept', async () => {
    const retention = 60_000
    const relay = relayOn({ url: redis.url, prefix: 'brief', retention })
    await relay.publish(ada, { id: 'x', title: 'X' })
    await relay.withdraw(ada, 'y')
    await post(relay, 'ada', { records: [{ id: 'x', acted: 1 }] })
    const admin = createClient({ url: redis.url })
    await admin.connect()
    onTestFinished(() => admin.destroy())
    for (const part of ['rows', 'changes', 'words', 'kept']) {
      const left = await admin.pTTL(`{brief}:${part}:uada`)
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThanOrEqual(retention)
    }
  })

  it('keeps no more steps than a relay may miss, however many there were', async () => {
    const admin = createClient({ url: redis.url })
    await admin.connect()
    onTestFinished(() => admin.destroy())
    await admin.eval(
      "for n = 1, 11000 do redis.call('XADD', KEYS[1], '*', 'a', n, 'p', n - 1, 'r', '{}') end",
      { keys: ['{long}:tail'] },
    )
    await relayOn({ url: redis.url, prefix: 'long' }).publish(ada, { title: 'X' })
    const kept = await admin.xLen('{long}:tail')
    expect(kept).toBeGreaterThanOrEqual(10_000)
    expect(kept).toBeLessThan(10_500)
  })

  it('gives no more at a time than a relay can keep for many who never read', async () => {
    const relay = relayOn({ url: redis.url, prefix: 'large' })
    const message = 'm'.repeat(3500)
    for (let n = 0; n < 100; n += 1) await relay.publish(ada, { id: `${n}`, title: 'X', message })
    const log = redisLog({ url: redis.url, prefix: 'large' })
    onTestFinished(() => log.close())
    const { rows, more } = await log.read(['uada'], undefined, 500)
    expect([JSON.stringify(rows).length < 150_000, more]).toEqual([true, true])
    const client = await listen(relay, 'ada')
    expect((await client.records(100)).at(-1)!.id).toBe('99')
  })

  it('still lets clients read the history when it is full', async () => {
    const relay = relayOn()
    await relay.publish(ada, { id: 'x', title: 'X' })
    onTestFinished(() => command('CONFIG', 'SET', 'maxmemory', '0'))
    await command('CONFIG', 'SET', 'maxmemory', '1')
    await expect(relay.publish(ada, { id: 'y', title: 'Y' })).rejects.toThrow('OOM')
    const client = await listen(relay, 'ada')
    expect((await client.records(1)).map(({ id }) => id)).toEqual(['x'])
    expect((await post(relay, 'ada', { records: [{ id: 'x', acted: 1 }] })).status).toBe(503)
  })
})

describe.skipIf(lacks(redisProgram))('a Redis that becomes a replica', { timeout: 30_000 }, () => {
  const inRedis6 = '-ERR Error running script (call to f_1): @user_script: 1: -READONLY'

  it.each([
    ['as Redis 7 does', '-READONLY', []],
    ['as Redis 6 does', inRedis6, []],
    ['to a user who may load no scripts', '-READONLY', ['-script']],
  ])('and says so %s: its address is asked again where it leads', async (_, refusal, rights) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [first, second] = await Promise.all([startRedis(), startRedis()])
    let primary = first
    const address = createServer((client) => {
      const server = connect(Number(new URL(primary.url).port), '127.0.0.1')
      client
        .on('error', () => {})
        .pipe(server.on('error', () => {}))
        .on('data', (reply) => client.write(String(reply).replace('-READONLY', refusal)))
        .on('end', () => client.end())
    })
    for (const { url } of [first, second])
      await commandTo(url, 'ACL', 'SETUSER', 'default', ...rights)
    await once(address.listen(0, '127.0.0.1'), 'listening')
    const { port } = address.address() as AddressInfo
    const relay = createRelay({ log: redisLog({ url: `redis://127.0.0.1:${port}` }), authorize })
    onTestFinished(async () => {
      await relay.close()
      address.close()
      await Promise.all([first.remove(), second.remove()])
      told.mockRestore()
    })
    await relay.publish(ada, { id: 'x', title: 'X' })
    await commandTo(first.url, 'REPLICAOF', '127.0.0.1', new URL(second.url).port)
    primary = second
    await expect(relay.publish(ada, { id: 'y', title: 'Y' })).rejects.toThrow('READONLY')
    expect(await relay.publish(ada, { id: 'y', title: 'Y' })).toBe('y')
  })
})

it('keeps the addresses of several logs apart', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const logs = ['redis://127.0.0.1:1', 'rediss://127.0.0.1:1'].map((url) => redisLog({ url }))
  expect(await Promise.all(logs.map((log) => log.close()))).toHaveLength(2)
  told.mockRestore()
})

it.each([
  ['a cluster', createCluster({ rootNodes: [{ url: 'redis://x' }] })],
  ['a sentinel', createSentinel({ name: 'x', sentinelRootNodes: [{ host: 'x', port: 1 }] })],
  ['another package', { duplicate: () => ({}), sendCommand: () => {}, status: 'ready' }],
])('refuses a client of %s, which takes commands in another way', (_, client) => {
  expect(() => redisLog({ client })).toThrow(TypeError)
})
