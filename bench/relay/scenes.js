// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { summarize } from '../statistics.js'
import { cpuOf, memoryOf } from './processes.js'

/** @typedef {import('./node-server.js').Server} Server */
/** @typedef {ReturnType<typeof import('./readers.js').startReaders>} Readers */

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(3))

/** @param {number} count @param {(user: string) => string} pathOf @param {number} [from] */
export const pathsOf = (count, pathOf, from = 0) =>
  Array.from({ length: count }, (_, n) => pathOf(`u${from + n}`))

/**
 * Lets so many connect, each a user of her own; what each costs the server.
 * @param {Server} server @param {Readers} readers @param {number} count @param {boolean} isSocket
 */
export async function fill(server, readers, count, isSocket) {
  const { port, pids, pathOf, tidy } = server
  await tidy()
  const [memory, cpu] = [memoryOf(pids), cpuOf(pids)]
  const { open } = await readers.open({ port, isSocket, paths: pathsOf(count, pathOf) })
  await pause(500)
  await tidy()
  return {
    open,
    bytesEach: Math.round((memoryOf(pids) - memory) / count),
    connectMicros: rounded((cpuOf(pids) - cpu) / count),
  }
}

/**
 * One message to all, the next when all have it.
 * @param {{ pids: readonly number[], broadcast: () => unknown }} server
 * @param {Readers} readers @param {number} count @param {number} rounds
 */
export async function broadcasts({ pids, broadcast }, readers, count, rounds) {
  // What runs for the first time is not yet as fast as it will be.
  for (let warm = 0; warm <= 5000 / count; warm += 1) {
    broadcast()
    await readers.heard(count)
  }
  const cpu = cpuOf(pids)
  /** @type {any[]} */
  const heard = []
  for (let round = 0; round < rounds; round += 1) {
    broadcast()
    heard.push(await readers.heard(count))
  }
  const got = heard.reduce((sum, { got }) => sum + got, 0)
  const middle = (/** @type {'p50' | 'p99'} */ key) =>
    summarize(heard.map((each) => each[key])).median
  return {
    micros: rounded((cpuOf(pids) - cpu) / got),
    p50: middle('p50'),
    p99: middle('p99'),
    lost: count * rounds - got,
  }
}

/**
 * A thousand messages a second, each for one user.
 * @param {Server} server @param {Readers} readers @param {number} users @param {number} count
 */
export async function personal({ pids, tellMany }, readers, users, count) {
  const cpu = cpuOf(pids)
  const hearing = readers.heard(count)
  await tellMany(count, users)
  const { got, p50, p99 } = await hearing
  return { micros: rounded((cpuOf(pids) - cpu) / got), p50, p99, lost: count - got }
}

/**
 * All are cut off, one message is sent meanwhile, and all come back at once.
 * @param {Server} server @param {Readers} readers @param {number} count @param {boolean} isSocket
 */
export async function storm({ pids, port, broadcast }, readers, count, isSocket) {
  await readers.leave()
  await pause(1000)
  broadcast()
  await pause(500)
  const [cpu, began] = [cpuOf(pids), Date.now()]
  const { open } = await readers.open({ port, isSocket, paths: [] })
  const seconds = rounded((Date.now() - began) / 1000)
  await pause(1000)
  const { got } = await readers.heard(0)
  return { open, seconds, micros: rounded((cpuOf(pids) - cpu) / count), missed: count - got }
}
