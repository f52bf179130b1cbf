// @ts-check
import os from 'node:os'
import { summarizeEach } from '../statistics.js'
import { measureCrowded } from './crowded.js'
import { peers } from './peers.js'
import { startReaders } from './readers.js'
import { broadcasts, fill, personal, storm } from './scenes.js'
import { readVersions } from './versions.js'
import { measureWithRedis } from './with-redis.js'

export const counts = [100, 1000, 10_000]

/** How many deliveries make a turn. */
const DELIVERIES = 30_000
const TURNS = 9
const PERSONAL = 5000

/**
 * A server with its readers.
 * @typedef {object} Rival
 * @property {string} id
 * @property {boolean} isSocket
 * @property {import('./node-server.js').Server} server
 * @property {ReturnType<typeof startReaders>} readers
 * @property {Awaited<ReturnType<typeof broadcasts>>[]} turns
 */

/** Starts every server that this machine has. @returns {Promise<Rival[]>} */
async function startAll() {
  const rivals = []
  for (const [id, { start, isSocket = false, isHere }] of Object.entries(peers)) {
    if (isHere?.() === false) continue
    rivals.push({ id, isSocket, server: await start(), readers: startReaders(), turns: [] })
  }
  return rivals
}

/** What all turns say together. @param {Rival['turns']} turns */
function summarizeTurns(turns) {
  const { micros, p50, p99 } = summarizeEach(turns)
  const lost = turns.reduce((sum, turn) => sum + turn.lost, 0)
  return { micros, p50: p50?.median, p99: p99?.median, lost }
}

/**
 * All servers with so many readers each, in turns: whatever else the machine does hits all of them.
 * @param {number} count @param {boolean} quick @param {(line: string) => void} progress
 */
async function measureAll(count, quick, progress) {
  const rounds = Math.ceil(DELIVERIES / count / (quick ? 10 : 1))
  const rivals = await startAll()
  /** @type {Record<string, object>} */
  const measured = {}
  try {
    for (const { id, server, readers, isSocket } of rivals) {
      progress(`relay: ${id} with ${count} connections`)
      measured[id] = await fill(server, readers, count, isSocket)
    }
    for (let turn = 0; turn < (quick ? 1 : TURNS); turn += 1) {
      progress(`relay: turn ${turn + 1}`)
      for (const { server, readers, turns } of turn % 2 ? [...rivals].reverse() : rivals)
        turns.push(await broadcasts(server, readers, count, rounds))
    }
    for (const { id, turns } of rivals)
      measured[id] = { ...measured[id], broadcast: summarizeTurns(turns) }
    if (count < 10_000) return measured
    for (const { id, server, readers, isSocket } of rivals) {
      progress(`relay: ${id}, personal messages and a storm`)
      measured[id] = {
        ...measured[id],
        personal: await personal(server, readers, count, PERSONAL),
        storm: await storm(server, readers, count, isSocket),
      }
    }
    return measured
  } finally {
    for (const { server, readers } of rivals) {
      readers.stop()
      server.stop()
    }
  }
}

/** @param {{ quick: boolean, progress: (line: string) => void }} options */
export async function measureRelays({ quick, progress }) {
  /** @type {Record<string, Record<number, object>>} */
  const servers = {}
  const [load = 0] = os.loadavg()
  for (const count of counts)
    for (const [id, item] of Object.entries(await measureAll(count, quick, progress)))
      servers[id] = { ...servers[id], [count]: item }
  progress('relay: two relays with Redis between them')
  const redis = await measureWithRedis(10_000, quick ? 2 : 10)
  const crowded = await measureCrowded(progress)
  const date = new Date().toISOString().slice(0, 10)
  return { date, load: Number(load.toFixed(1)), versions: readVersions(), servers, redis, crowded }
}
