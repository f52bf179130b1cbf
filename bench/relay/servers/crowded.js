// @ts-check
// A relay with full channels and a quiet publisher, which says how long its publishes take.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createRelay, memoryLog } from '../../../dist/relay/index.js'
import { redisLog } from '../../../dist/relay/redis/index.js'
import { quantiles } from '../../statistics.js'
import { stamped, userOf } from './serve.js'

const url = process.env.REDIS_URL
const channels = Array.from({ length: 100 }, (_, n) => `c${n}`)
const relay = createRelay({
  log: url ? redisLog({ url }) : memoryLog({ maxBytes: 1e9 }),
  authorize: (request) => {
    const count = new URL(request.url).searchParams.get('channels')
    return { user: userOf(request.url), channels: channels.slice(0, Number(count)) }
  },
})
const notification = () => ({ title: 'Build finished', message: stamped() })

/** @type {Record<string, (count: number) => Promise<object>>} */
const tasks = {
  fill: async (count) => {
    for (const channel of channels)
      for (let n = 0; n < count; n += 1) await relay.publish({ channel }, notification())
    return {}
  },
  publish: async (count) => {
    const times = []
    for (let n = 0; n < count; n += 1) {
      const began = performance.now()
      await relay.publish({ user: 'quiet' }, notification())
      times.push(performance.now() - began)
      await pause(10)
    }
    const [p50, p99] = quantiles(times, [0.5, 0.99])
    return { p50: Number(p50?.toPrecision(2)), p99: Number(p99?.toPrecision(2)) }
  },
  /** Ten notifications for each user. */
  users: async (count) => {
    globalThis.gc?.()
    const before = process.memoryUsage().heapUsed
    for (let user = 0; user < count; user += 1) {
      for (let n = 0; n < 10; n += 1) await relay.publish({ user: `user ${user}` }, notification())
      if (user % 100 === 0) await pause(0)
    }
    await pause(100)
    globalThis.gc?.()
    return { bytes: Math.round((process.memoryUsage().heapUsed - before) / count) }
  },
}

const server = createServer(relay.node)
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: /** @type {import('node:net').AddressInfo} */ (server.address()).port }),
)
process.on('message', (/** @type {any} */ { task, count }) => {
  void tasks[task]?.(count).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
