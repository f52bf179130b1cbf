import { afterAll, beforeAll, describe, it } from 'vitest'
import { logConformance } from '../index.ts'
import { redisLog } from './index.ts'
import { lacks, redisProgram, type RedisServer, startRedis } from './redis-server.model.ts'

let redis: RedisServer
let logs = 0

describe.skipIf(lacks(redisProgram))('the log in Redis', () => {
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.remove())

  for (const { promise, run } of logConformance)
    // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the table holds both
    it(promise, () =>
      run((options) => redisLog({ url: redis.url, prefix: `log ${++logs}`, ...options })),
    )
})
