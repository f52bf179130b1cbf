// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every file of a folder, in a steady order.
 * @param {string} folder
 * @returns {string[]}
 */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
