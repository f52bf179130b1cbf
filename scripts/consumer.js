// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * Packs what `npm publish` would send, and returns the tarball's path.
 * @param {string} folder
 */
export function pack(folder) {
  mkdirSync(folder, { recursive: true })
  const said = execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return join(folder, said.trim())
}

/**
 * Puts the packed package into a project's packages.
 * @param {string} project
 */
export function installPacked(project) {
  const place = join(project, 'node_modules/belfry')
  mkdirSync(place, { recursive: true })
  execFileSync('tar', ['-xzf', pack(project), '--strip-components=1', '-C', place])
}

/**
 * Makes a user's project outside of this one: the packed package, and some of our packages beside
 * it. Returns its folder and how to remove it.
 * @param {string[]} packages
 */
export function makeConsumer(packages) {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-consumer-'))
  installPacked(folder)
  for (const name of packages) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(resolve('node_modules', name), place)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
