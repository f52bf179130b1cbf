import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** The sizes of a production bundle's script and stylesheet. */
async function sizesOf(entry: string) {
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
  const sizeOf = (type: string) => {
    const file = outputFiles.find(({ path }) => path.endsWith(type))
    return file ? gzipSync(file.contents, { level: 9 }).length : 0
  }
  return { script: sizeOf('.js'), styles: sizeOf('.css') }
}

/** A document without the blanks that align its tables. */
const read = (path: string) => readFileSync(path, 'utf8').replace(/ +/g, ' ')

test.each([
  ['everything in `belfry`', 'dist/core/index.js'],
  ['`notify`, `<Toaster>` and the stylesheet', 'scripts/whole.js'],
])('the README tells the size of %s', async (what, entry) => {
  const { script, styles } = await sizesOf(entry)
  const kilobytes = ((script + styles) / 1000).toFixed(1)
  expect(read('README.md')).toContain(`| ${what} | ${kilobytes} kB |`)
})

test('the benchmarks tell the same', async () => {
  const { script, styles } = await sizesOf('scripts/whole.js')
  const row = [script, styles, script + styles].map((bytes) => bytes.toLocaleString('en'))
  expect(read('docs/benchmarks.md')).toContain(`| Belfry | ${row.join(' | ')} |`)
})
