// @ts-check
import { spawn, spawnSync } from 'node:child_process'

// Nothing waits for an answer that never comes: a command gets no stdin.

/**
 * Runs a command line in front of the user and says whether it succeeded.
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

/**
 * Runs a command line behind the scenes; what it said is told at its end, whole.
 * @param {string} command
 * @returns {Promise<{ succeeded: boolean, said: string }>}
 */
function runUnseen(command) {
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => (said += part))
    child.on('close', (status) => resolve({ succeeded: status === 0, said }))
  })
}

/**
 * Runs named command lines that do not disturb one another, two at a time, and says which failed.
 * @param {[name: string, command: string][]} commands
 * @returns {Promise<string[]>}
 */
export async function runTogether(commands) {
  const left = [...commands]
  /** @type {string[]} */
  const failures = []
  async function work() {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, command] = next
      const { succeeded, said } = await runUnseen(command)
      console.log(`\n${name}\n${said}`)
      if (!succeeded) failures.push(`${name} failed: ${command}`)
    }
  }
  await Promise.all([work(), work()])
  return failures
}
