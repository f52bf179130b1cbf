// @ts-check
import { spawnSync } from 'node:child_process'

/**
 * Runs a command line in front of the user and says whether it succeeded. It gets no stdin, so
 * nothing waits for an answer that never comes.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, env = {}) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}
