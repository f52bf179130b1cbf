// @ts-check
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'redis'
import { startNode } from './node-server.js'
import { startReaders } from './readers.js'
import { broadcasts, pathsOf } from './scenes.js'

const PORT = 6398

const isOpen = () =>
  new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** How long Redis has worked by its own account, which is finer than the kernel's, in microseconds. */
async function redisCpu() {
  const client = createClient({ url: `redis://127.0.0.1:${PORT}` })
  await client.connect()
  const info = await client.info('cpu')
  client.destroy()
  return [...info.matchAll(/used_cpu_(?:sys|user):([\d.]+)/g)].reduce(
    (sum, [, seconds]) => sum + Number(seconds) * 1e6,
    0,
  )
}

/** Starts a Redis for a measurement. */
export async function startRedis() {
  const redis = spawn('redis-server', ['--port', String(PORT), '--bind', '127.0.0.1', '--save', ''])
  while (!(await isOpen())) await pause(50)
  return {
    url: `redis://127.0.0.1:${PORT}`,
    cpu: redisCpu,
    stop: () => redis.kill('SIGKILL'),
  }
}

/** Two relays with a Redis between them, half of the readers each. @param {number} count @param {number} rounds */
export async function measureWithRedis(count, rounds) {
  const redis = await startRedis()
  const env = { REDIS_URL: redis.url }
  const servers = [await startNode('belfry', env), await startNode('belfry', env)]
  const readers = startReaders()
  try {
    for (const [place, { port, pathOf }] of servers.entries())
      await readers.open({
        port,
        isSocket: false,
        paths: pathsOf(count / 2, pathOf, (place * count) / 2),
      })
    const pids = servers.flatMap(({ pids }) => pids)
    const before = await redisCpu()
    // One of them is asked; the other's readers hear it by way of the log.
    const both = { pids, broadcast: /** @type {any} */ (servers[0]).broadcast }
    const result = await broadcasts(both, readers, count, rounds)
    const redisMicros = (await redisCpu()) - before
    return {
      connections: count,
      ...result,
      redisMicrosEach: Math.round(redisMicros / (rounds + 1)),
    }
  } finally {
    readers.stop()
    for (const server of servers) server.stop()
    redis.stop()
  }
}
