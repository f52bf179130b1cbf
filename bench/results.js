// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputFolder } from './paths.js'

/** @param {string} part */
const fileOf = (part) => join(outputFolder, `${part}.json`)

/**
 * @param {string} part
 * @param {object} results
 */
export function writeResults(part, results) {
  mkdirSync(outputFolder, { recursive: true })
  writeFileSync(fileOf(part), `${JSON.stringify(results, null, 2)}\n`)
}

/** @param {string} part */
export const readResults = (part) =>
  existsSync(fileOf(part)) ? JSON.parse(readFileSync(fileOf(part), 'utf8')) : undefined
