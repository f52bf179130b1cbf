// @ts-check
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { bundle } from '../bundle.js'
import { givenPackages, uses } from './uses.js'

/** @param {string} text */
const gzip = (text) => (text ? gzipSync(text, { level: 9 }).length : 0)

/** @param {string} text */
const brotli = (text) => (text ? brotliCompressSync(text).length : 0)

/**
 * The bytes that a bundle grows by. React is there anyway.
 * @param {string} code
 * @param {string[]} [given]
 */
export async function measureSize(code, given = []) {
  const external = ['react', 'react-dom', ...given]
  const { js, css } = await bundle(code, { external, alias: {} })
  return {
    js: gzip(js),
    css: gzip(css),
    gzip: gzip(js) + gzip(css),
    brotli: brotli(js) + brotli(css),
    minified: Buffer.byteLength(js) + Buffer.byteLength(css),
  }
}

/** @param {(line: string) => void} progress */
export async function measureSizes(progress) {
  /** @type {Record<string, Record<string, Awaited<ReturnType<typeof measureSize>>>>} */
  const results = {}
  for (const [use, codes] of Object.entries(uses)) {
    results[use] = {}
    for (const [id, code] of Object.entries(codes)) {
      progress(`sizes · ${use} · ${id}`)
      results[use][id] = await measureSize(code, givenPackages[id])
    }
  }
  return results
}
