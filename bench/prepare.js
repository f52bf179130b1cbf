// @ts-check
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { preparePackages } from '../scripts/packages.js'
import { run } from '../scripts/run.js'
import { benchFolder, rootFolder } from './paths.js'

/** @param {string} folder */
const newestIn = (folder) =>
  Math.max(
    ...readdirSync(folder, { recursive: true }).map(
      (file) => statSync(join(folder, String(file))).mtimeMs,
    ),
  )

function isBuilt() {
  const built = join(rootFolder, 'dist/core/index.js')
  return existsSync(built) && statSync(built).mtimeMs > newestIn(join(rootFolder, 'src'))
}

/** Installs the packages of both folders where they are missing, and builds what is to be measured. */
export function prepare() {
  for (const folder of [benchFolder, rootFolder]) {
    process.chdir(folder)
    preparePackages()
  }
  if (!isBuilt() && !run('npm run --silent build')) throw new Error('The build failed.')
}
