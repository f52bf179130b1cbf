// @ts-check
import os from 'node:os'
import { peers } from './peers.js'
import { startReaders } from './readers.js'
import { broadcasts, fill, personal, storm } from './scenes.js'
import { readVersions } from './versions.js'
import { measureWithRedis } from './with-redis.js'

export const counts = [100, 1000, 10_000]

// About as many deliveries for each, so that the kernel's clock of 10 ms is fine enough.
const ROUNDS = 100_000
const PERSONAL = 5000

/** @param {import('./peers.js').Peer} peer @param {number} count @param {boolean} quick */
async function measureOne({ start, isSocket = false }, count, quick) {
  const server = await start()
  const readers = startReaders()
  try {
    const filled = await fill(server, readers, count, isSocket)
    const rounds = Math.min(500, Math.ceil(ROUNDS / count / (quick ? 10 : 1)))
    const broadcast = await broadcasts(server, readers, count, rounds)
    if (count < 10_000) return { ...filled, broadcast }
    return {
      ...filled,
      broadcast,
      personal: await personal(server, readers, count, PERSONAL),
      storm: await storm(server, readers, count, isSocket),
    }
  } finally {
    readers.stop()
    server.stop()
  }
}

/**
 * Each server alone in a process, for each number of connections.
 * @param {{ quick: boolean, progress: (line: string) => void }} options
 */
export async function measureRelays({ quick, progress }) {
  /** @type {Record<string, Record<number, object>>} */
  const servers = {}
  const [load = 0] = os.loadavg()
  for (const count of counts)
    for (const [id, peer] of Object.entries(peers)) {
      if (peer.isHere?.() === false) continue
      progress(`relay: ${peer.name} with ${count} connections`)
      servers[id] = { ...servers[id], [count]: await measureOne(peer, count, quick) }
    }
  progress('relay: two relays with Redis between them')
  const redis = await measureWithRedis(10_000, quick ? 2 : 10)
  const date = new Date().toISOString().slice(0, 10)
  return { date, load: Number(load.toFixed(1)), versions: readVersions(), servers, redis }
}
