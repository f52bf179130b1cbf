// @ts-check
import { readFileSync } from 'node:fs'
import { run } from './run.js'

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean }} Locked
 * @param {string} path
 * @returns {Record<string, Locked>}
 */
const locked = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** Whether every package that the lock file names is here, in that version. */
function arePackagesInStep() {
  try {
    const installed = locked('node_modules/.package-lock.json')
    return Object.entries(locked('package-lock.json')).every(
      ([path, { version, optional }]) =>
        path === '' || optional || installed[path]?.version === version,
    )
  } catch {
    return false
  }
}

/** Installs the packages where they are missing or older than the lock file. */
export function preparePackages() {
  if (arePackagesInStep()) return
  console.log('Installing packages (a minute or two the first time) …')
  // Not `npm ci`: it gives up where a registry lacks the optional bindings of other platforms.
  // `npm pack --dry-run` hands its option on to every npm that it starts.
  if (!run('npm install --no-save --no-audit --no-fund --dry-run=false'))
    throw new Error(
      'The packages could not be installed: npm says why, above. Is the registry reachable?',
    )
}
