// @ts-check
import { readFileSync } from 'node:fs'

/**
 * A way into the package: `name` is what users import, `file` what stands behind it.
 * @typedef {{ name: string, file: string }} Door
 */

/** @type {{ exports: Record<string, string> }} */
const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/**
 * The package's modules, read from its exports, so that opening a door there is all there is to do.
 * @type {Door[]}
 */
export const doors = Object.entries(exports)
  .filter(([, file]) => file.endsWith('.js'))
  .map(([path, file]) => ({ name: path.replace(/^\./, 'belfry'), file }))
