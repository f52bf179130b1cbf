// @ts-check
import { buildSync } from 'esbuild'

/**
 * Returns a stylesheet with what it imports, as it is published but for its white space.
 * @param {string} source
 */
export const readStylesheet = (source) =>
  buildSync({ entryPoints: [source], bundle: true, target: 'esnext', write: false })
    .outputFiles.map(({ text }) => text)
    .join('')
