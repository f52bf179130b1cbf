// @ts-check
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { centres } from './inbox/centres.js'
import { libraries } from './libraries.js'
import { benchFolder, rootFolder } from './paths.js'

/** The machine, in general words. */
export function describeMachine() {
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const cores = `${os.cpus().length} ${os.arch()} cores`
  return `${cores}, ${memory} GB of memory, ${os.type()}, Node ${process.version.slice(1)}`
}

/** Says so when others are at work on this machine: the figures would be theirs too. */
export function warnWhenBusy() {
  const [load = 0] = os.loadavg()
  if (load > os.cpus().length / 2)
    console.warn(
      `This machine is busy (load ${load.toFixed(1)}): the times will not be worth much.`,
    )
}

/** @param {string} file */
const versionIn = (file) => JSON.parse(readFileSync(file, 'utf8')).version

/** @param {string} name */
const installed = (name) => versionIn(join(benchFolder, 'node_modules', name, 'package.json'))

/** The versions of all that is measured, by package. */
export function readVersions() {
  const measured = [...Object.values(libraries), ...Object.values(centres)]
  const peers = measured.map((library) => library.package)
  const others = ['react', 'react-stately', '@zag-js/toast', 'esbuild']
  return {
    ...Object.fromEntries(
      [...peers.filter((name) => name !== 'belfry'), ...others].map((name) => [
        name,
        installed(name),
      ]),
    ),
    belfry: versionIn(join(rootFolder, 'package.json')),
  }
}
