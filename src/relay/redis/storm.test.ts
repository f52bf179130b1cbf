import { expect, it, onTestFinished, describe, vi } from 'vitest'
import { createRelay } from '../index.ts'
import { listen } from '../read-stream.model.ts'
import { redisLog } from './index.ts'
import { lacks, redisProgram, startRedis } from './redis-server.model.ts'

const authorize = (request: Request) => ({ user: request.headers.get('authorization')! })

describe.skipIf(lacks(redisProgram))('a busy process', { timeout: 60_000 }, () => {
  it('does not take itself for a dead Redis: what came meanwhile is read first', async () => {
    const redis = await startRedis()
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const relay = createRelay({ log: redisLog({ url: redis.url }), authorize })
    onTestFinished(async () => {
      await relay.close()
      await redis.remove()
      told.mockRestore()
    })
    const client = await listen(relay, 'ada')
    const sent = Array.from({ length: 200 }, (_, n) =>
      relay.publish({ user: 'ada' }, { id: `n${n}`, title: 'N' }),
    )
    // Longer than Redis may take: nothing is written or read meanwhile.
    for (const end = performance.now() + 5500; performance.now() < end;);
    expect(await Promise.all(sent)).toHaveLength(200)
    expect(await client.records(200)).toHaveLength(200)
    expect(told).not.toHaveBeenCalled()
  })
})
