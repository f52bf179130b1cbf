import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** The size of a production bundle, all of its files together. */
async function sizeOf(entry: string) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom'],
    outdir: 'bundle',
    write: false,
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

test.each([
  ['everything in `belfry`', 'dist/core/index.js'],
  ['`notify`, `<Toaster>` and the stylesheet', 'scripts/whole.js'],
])('the README tells the size of %s', async (what, entry) => {
  const kilobytes = ((await sizeOf(entry)) / 1000).toFixed(1)
  const readme = readFileSync('README.md', 'utf8').replace(/ +/g, ' ')
  expect(readme).toContain(`| ${what} | ${kilobytes} kB |`)
})
