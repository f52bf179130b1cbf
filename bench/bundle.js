// @ts-check
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { doors, stylesheets } from '../scripts/doors.js'
import { benchFolder, rootFolder } from './paths.js'

const require = createRequire(import.meta.url)

/** Belfry's doors, as its users enter them. */
export const belfryDoors = () =>
  Object.fromEntries(
    [...doors, ...stylesheets].map(({ name, file }) => [name, join(rootFolder, file)]),
  )

// One React for all: Belfry's own folder has another copy of it.
const oneReact = () =>
  Object.fromEntries(
    ['react', 'react-dom'].map((name) => [name, dirname(require.resolve(`${name}/package.json`))]),
  )

/**
 * Bundles TSX code for a browser: the one configuration behind every page and every size.
 * @param {string} code
 * @param {{ external?: string[], alias?: Record<string, string> }} [options]
 */
export async function bundle(code, { external = [], alias = oneReact() } = {}) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: benchFolder, loader: 'tsx' },
    alias: { ...belfryDoors(), ...alias },
    external,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    outdir: 'out',
    write: false,
    logLevel: 'silent',
  })
  /** @param {string} ending */
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { js: text('.js'), css: text('.css') }
}
