import { createClient } from 'redis'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createRelay, type Relay } from '../index.ts'
import { listen, post, readStream, requestOf } from '../read-stream.model.ts'
import { redisLog, type RedisLogOptions } from './index.ts'
import { lacks, redisProgram, type RedisServer, startRedis } from './redis-server.model.ts'

const channels = Array.from({ length: 100 }, (_, n) => `c${n}`)
const authorize = (request: Request) => ({ user: request.headers.get('authorization')!, channels })
const ada = { user: 'ada' }

describe.skipIf(lacks(redisProgram))('a log in Redis', { timeout: 60_000 }, () => {
  let redis: RedisServer
  let admin: ReturnType<typeof createClient>
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})

  beforeAll(async () => {
    redis = await startRedis()
    admin = createClient({ url: redis.url })
    await admin.connect()
  })
  afterAll(async () => {
    admin.destroy()
    await redis.remove()
  })
  beforeEach(async () => {
    told.mockClear()
    await admin.flushAll()
  })

  const relayOn = (options: RedisLogOptions = {}): Relay => {
    const relay = createRelay({ log: redisLog({ url: redis.url, ...options }), authorize })
    onTestFinished(() => relay.close())
    return relay
  }

  const publishMany = async (relay: Relay, count: number, to: object): Promise<void> => {
    const sent = Array.from({ length: count }, (_, n) =>
      relay.publish(to as typeof ada, { id: `${JSON.stringify(to)} ${n}`, title: `${n}` }),
    )
    await Promise.all(sent)
  }

  /** How many commands Redis ran meanwhile, also those within scripts. */
  async function commandsOf(work: () => Promise<unknown>): Promise<number> {
    await admin.configResetStat()
    await work()
    const stats = await admin.info('commandstats')
    return [...stats.matchAll(/cmdstat_(?:h|z)\w+:calls=(\d+)/g)].reduce(
      (sum, [, calls]) => sum + Number(calls),
      0,
    )
  }

  it('costs a reader what she gets, however much her channels hold', async () => {
    const relay = relayOn()
    for (const channel of channels) await publishMany(relay, 30, { channel })
    await publishMany(relay, 30, ada)
    await listen(relay, 'bob')
    const first = await commandsOf(async () => {
      const client = await listen(relay, 'ada')
      const records = await client.records(500)
      expect(new Set(records.map(({ id }) => id)).size).toBe(500)
      expect(records.at(-1)!.title).toBe('29')
      await client.leave()
    })
    // Of each channel its floor and a piece or two; of each item words, mark and the reader's own.
    expect(first).toBeLessThan(2000)
    const client = await listen(relay, 'ada')
    await client.records(500)
    const resumed = await commandsOf(() => listen(relay, 'ada', client.cursor()))
    expect(resumed).toBeLessThan(300)
  })

  it('keeps no marks of what nobody holds, and sends them to connected devices', async () => {
    const relay = relayOn()
    await relay.publish({ channel: 'c7' }, { id: 'held', title: 'X' })
    const phone = await listen(relay, 'ada')
    await phone.records(1)
    const unknown = Array.from({ length: 1000 }, (_, n) => ({ id: `unknown ${n}`, acted: 1 }))
    expect((await post(relay, 'ada', { records: unknown })).status).toBe(204)
    expect(await phone.records(1000)).toHaveLength(1000)
    expect(await admin.keys('*:uada')).toEqual([])
    await post(relay, 'ada', { records: [{ id: 'held', acted: 1 }] })
    expect(await admin.zCard('{belfry}:marks:uada')).toBe(1)
  })

  it('keeps as much as the relay that asks for most, and tells the others', async () => {
    const large = relayOn({ history: 500 })
    await publishMany(large, 300, ada)
    const job = relayOn()
    await job.publish(ada, { id: 'of the job', title: 'X' })
    await job.publish(ada, { id: 'another', title: 'X' })
    expect(await admin.zCard('{belfry}:words:uada')).toBe(302)
    expect(told).toHaveBeenCalledTimes(1)
    expect(String(told.mock.calls[0])).toMatch(/history 500.*asked for 100/)
    await admin.hDel('{belfry}:meta', ['history', 'retention'])
    await job.publish(ada, { id: 'after it was lowered', title: 'X' })
    expect(await admin.zCard('{belfry}:words:uada')).toBe(100)
  })

  it('keeps as long as the relay that asks for longest, also if that one only reads', async () => {
    const long = relayOn()
    const before = await listen(long, 'ada')
    const short = relayOn({ retention: 200 })
    await short.publish(ada, { id: 'x', title: 'X' })
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    const client = await listen(long, 'ada', before.cursor())
    expect(client.hello.data.recovered).toBe(true)
    expect((await client.records(1)).map(({ id }) => id)).toEqual(['x'])
    expect(String(told.mock.calls[0])).toContain('retention 2592000000')
  })

  it("ends a user's streams at every relay, and is no part of the history", async () => {
    const [here, there] = [relayOn(), relayOn()]
    const clients = [await listen(here, 'ada'), await listen(there, 'ada')]
    const bob = await listen(there, 'bob')
    await here.publish(ada, { id: 'last', title: 'X' })
    await here.end(ada)
    for (const client of clients) expect(await client.rest()).toHaveLength(1)
    expect(there.stats().streams).toBe(1)
    const again = await listen(there, 'ada', clients[0]!.cursor())
    expect(again.hello.data.recovered).toBe(true)
    await there.publish([ada, { user: 'bob' }], { id: 'next', title: 'X' })
    expect((await again.records(1))[0]!.id).toBe('next')
    expect((await bob.records(1))[0]!.id).toBe('next')
  })

  it('sends a history of many pages whole, with what was marked and published meanwhile', async () => {
    const relay = relayOn({ history: 400 })
    const message = 'm'.repeat(3500)
    for (let n = 0; n < 300; n += 1) await relay.publish(ada, { id: `n${n}`, title: 'N', message })
    const client = readStream(await relay.fetch(requestOf('ada')))
    await client.next()
    const first = await client.records(20)
    await post(relay, 'ada', { records: [{ id: 'n0', state: ['read', Date.now() + 60_000] }] })
    await relay.publish(ada, { id: 'n300', title: 'N' })
    const found = new Map(first.map((record) => [record.id, record]))
    for (let last = ''; last !== 'n300';) {
      const records = await client.records(1)
      for (const record of records) found.set(record.id, { ...found.get(record.id), ...record })
      last = records.at(-1)!.id
    }
    expect(found.size).toBe(301)
    expect(found.get('n0')!.state![0]).toBe('read')
    await client.leave()
  })
})
