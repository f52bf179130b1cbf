// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The first of some programs that is on PATH.
 * @param {string[]} names
 */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file))
}

/** Whether this user may install the system's packages. */
export const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** @param {string[]} words */
function apt(...words) {
  const { status, stderr } = spawnSync('apt-get', words, {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  process.stderr.write(stderr ?? '')
  return { succeeded: status === 0, isLocked: /could not get lock|unable to lock/i.test(stderr) }
}

/**
 * Installs packages of the system and says whether it succeeded. While somebody else installs, it
 * waits: two minutes at most.
 * @param {string[]} packages
 * @param {{ tries?: number, pause?: number }} [patience]
 */
export async function aptInstall(packages, { tries = 24, pause = 5000 } = {}) {
  console.log(`Installing ${packages.join(', ')} by apt-get …`)
  const steps = [
    ['update', '-q'],
    ['install', '-qy', '--no-install-recommends', ...packages],
  ]
  for (const step of steps) {
    let outcome = apt(...step)
    for (let left = tries; outcome.isLocked && !outcome.succeeded && left > 0; left -= 1) {
      await wait(pause)
      outcome = apt(...step)
    }
    if (!outcome.succeeded) return false
  }
  return true
}

/**
 * Finds a program or, where that is allowed, installs it; without it, says what is skipped.
 * @param {string} program
 * @param {string} what
 */
export async function prepareProgram(program, what) {
  if (onPath(program)) return
  if (canInstall() && (await aptInstall([program])) && onPath(program)) return
  console.log(`No ${program} here: ${what} is skipped.`)
}
