import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Door, doors, serve, stop } from './doors.model.ts'
import { createRelay, memoryLog, type Log, type Relay } from './index.ts'
import { readStream, requestOf } from './read-stream.model.ts'
import { redisLog } from './redis/index.ts'
import { lacks, redisProgram, startRedis } from './redis/redis-server.model.ts'
import { soon } from './soon.model.ts'

const authorize = (request: Request) => ({ user: request.headers.get('authorization') ?? 'ada' })
const message = 'm'.repeat(3700)
const MOST = 64 * 1024 + 4400

const logs: Record<string, () => Promise<Log>> = {
  memoryLog: async () => memoryLog(),
  redisLog: async () => {
    const redis = await startRedis()
    onTestFinished(redis.remove)
    return redisLog({ url: redis.url })
  },
}

async function burst(relay: Relay, count: number): Promise<void> {
  const sent = Array.from({ length: count }, (_, n) =>
    relay.publish({ user: 'ada' }, { id: `n${n}`, title: 'N', message }),
  )
  await Promise.all(sent)
}

const has = (log: string): boolean => log === 'memoryLog' || !lacks(redisProgram)
const kinds = Object.keys(logs)
  .filter(has)
  .flatMap((log) => (['fetch', 'node'] as const).map((door) => [log, door] as const))

describe('a burst of 500 records of 3.9 KB', { timeout: 60_000 }, () => {
  it.each(kinds)(
    'with %s, through %s, reaches a client that reads on one stream',
    async (log, kind) => {
      const relay = createRelay({ log: await logs[log]!(), authorize })
      const door: Door = await doors[kind](relay)
      onTestFinished(async () => {
        await relay.close()
        await door.close()
      })
      const client = readStream(await door.ask({ headers: { authorization: 'ada' } }))
      await client.next()
      const [heard] = await Promise.all([client.records(500), burst(relay, 500)])
      expect(heard.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, n) => `n${n}`))
      expect(relay.stats().streams).toBe(1)
      await client.leave()
    },
  )
})

describe('a burst that is not read', () => {
  it('leaves no more waiting for a client than 64 KiB and a record, at any moment', async () => {
    const relay = createRelay({ authorize })
    const response = await relay.fetch(requestOf('ada'))
    let most = 0
    const sent = burst(relay, 300)
    for (let turn = 0; turn < 100; turn += 1) {
      most = Math.max(most, relay.stats().unsent)
      await new Promise(setImmediate)
    }
    await sent
    expect(most).toBeGreaterThan(60_000)
    expect(most).toBeLessThan(MOST)
    expect(relay.stats().streams).toBe(0)
    await expect(response.text()).rejects.toThrow('keep up')
    await relay.close()
  })

  it('waits in the log for a client that is still reading its history', async () => {
    const relay = createRelay({ log: memoryLog({ history: 500 }), authorize })
    await burst(relay, 100)
    const client = readStream(await relay.fetch(requestOf('ada')))
    let most = 0
    for (let n = 100; n < 120; n += 1) {
      await relay.publish({ user: 'ada' }, { id: `n${n}`, title: 'N', message })
      await new Promise(setImmediate)
      most = Math.max(most, relay.stats().unsent)
    }
    const heard = await client.records(120)
    expect(heard.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, n) => `n${n}`))
    // A frame of history has several records.
    expect(most).toBeLessThan(MOST + 16 * 1024)
    expect(relay.stats().streams).toBe(1)
    await relay.close()
  })

  it('ends the stream of a client that has stopped reading its socket', async () => {
    const relay = createRelay({ authorize })
    const server = await serve(relay.node)
    const socket = connect(server.port, '127.0.0.1').on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'readable')
    socket.pause()
    await burst(relay, 5000)
    await soon(() => expect(relay.stats()).toMatchObject({ streams: 0, unsent: 0 }))
    socket.destroy()
    await stop(server)
    await relay.close()
  })
})

describe('a relay that cannot deliver as fast as the log brings it', () => {
  it('says how far it is behind, and ends its streams where the log is read faster', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const relay = createRelay({
      authorize: () => ({ user: crypto.randomUUID(), channels: ['all'] }),
    })
    for (let n = 0; n < 1500; n += 1) await relay.fetch(requestOf('x'))
    await relay.publish({ channel: 'all' }, { title: 'A' })
    vi.advanceTimersToNextTimer()
    expect(relay.stats().streams).toBe(1500)
    // The rest waits for its turn, which does not come.
    vi.setSystemTime(Date.now() + 5000)
    const uptime = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000)
    expect(relay.stats().lag).toBeGreaterThanOrEqual(5000)
    uptime.mockReturnValue(performance.now() + 6000)
    await vi.advanceTimersByTimeAsync(1)
    uptime.mockRestore()
    expect(relay.stats()).toMatchObject({ streams: 0, lag: 0 })
    await relay.close()
  })
})
