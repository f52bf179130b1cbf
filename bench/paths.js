// @ts-check
import { fileURLToPath } from 'node:url'

/** @param {string} relative */
const fromHere = (relative) => fileURLToPath(new URL(relative, import.meta.url))

export const benchFolder = fromHere('.')
export const rootFolder = fromHere('..')
export const outputFolder = fromHere('../docs/benchmarks')
export const documentFile = fromHere('../docs/benchmarks.md')
