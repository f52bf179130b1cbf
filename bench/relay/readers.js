// @ts-check
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createAnswers } from './answers.js'

/** Many readers in a process of their own. */
export function startReaders() {
  const child = fork(fileURLToPath(new URL('client.js', import.meta.url)))
  child.setMaxListeners(0)
  const answers = createAnswers(child)
  /** @param {object} task */
  const ask = (task) => {
    child.send(task)
    return answers.next()
  }
  return {
    /**
     * Opens those that are not open, and these besides; answers how many are.
     * @param {{ port: number, isSocket: boolean, paths: readonly string[] }} to
     * @returns {Promise<{ open: number }>}
     */
    open: (to) => ask({ task: 'open', ...to }),
    /** Cuts all connections. */
    leave: () => ask({ task: 'leave' }),
    /**
     * What came since it was last asked, as soon as it is so many, or half a minute later.
     * @param {number} count
     * @returns {Promise<{ got: number, cut: number, p50: number, p99: number }>}
     */
    heard: (count) => ask({ task: 'hear', count }),
    stop: () => child.kill('SIGKILL'),
  }
}
