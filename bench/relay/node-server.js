// @ts-check
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createAnswers } from './answers.js'

/**
 * A server under measure.
 * @typedef {object} Server
 * @property {number} port
 * @property {readonly number[]} pids
 * @property {(user: string) => string} pathOf
 * @property {() => Promise<unknown>} tidy lets go of what nobody needs, where it can be told to
 * @property {() => unknown} broadcast
 * @property {(count: number, users: number) => Promise<unknown>} tellMany a thousand a second
 * @property {() => unknown} stop
 */

/**
 * Starts a server of servers/ in a process of its own.
 * @param {string} name
 * @param {Record<string, string>} [env]
 * @returns {Promise<Server>}
 */
export async function startNode(name, env = {}) {
  const script = fileURLToPath(new URL(`servers/${name}.js`, import.meta.url))
  const child = fork(script, { execArgv: ['--expose-gc'], env: { ...process.env, ...env } })
  child.setMaxListeners(0)
  const answers = createAnswers(child)
  const { port } = await answers.next()
  /** @param {object} task */
  const ask = (task) => {
    child.send(task)
    return answers.next()
  }
  return {
    port,
    pids: [/** @type {number} */ (child.pid)],
    pathOf: (user) => `/?user=${user}`,
    tidy: () => ask({ task: 'gc' }),
    broadcast: () => child.send({ task: 'broadcast' }),
    tellMany: (count, users) => ask({ task: 'tell', count, users }),
    stop: () => child.kill('SIGKILL'),
  }
}
