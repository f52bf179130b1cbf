// @ts-check
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build as buildStyles } from 'esbuild'
import { build } from 'rolldown'
import { doors, sheetTypes, stylesheets } from './doors.js'
import { writeExports } from './exports.js'
import { run } from './run.js'

rmSync('dist', { recursive: true, force: true })
writeExports()
if (!run('tsc -p tsconfig.build.json')) process.exit(1)

// A declaration takes its format from its name, and so do the declarations that it imports. They are
// named as scripts: before TypeScript 5, an import could not end with `.ts`.
for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue
  const declaration = readFileSync(`dist/${name}`, 'utf8')
  /** @param {string} ending */
  const importing = (ending) =>
    declaration.replace(/(['"])(\.\.?\/[^'"]+)\.tsx?\1/g, `$1$2.${ending}$1`)
  writeFileSync(`dist/${name}`, importing('js'))
  writeFileSync(`dist/${name.replace(/\.ts$/, '.cts')}`, importing('cjs'))
}

/** @param {'esm' | 'cjs'} format @param {'js' | 'cjs'} ending */
const scripts = (format, ending) =>
  build({
    // One file per door: a page that loads modules as they are makes one request for each, and
    // what a bundler cannot merge, such as many imports of one package, is merged here.
    input: Object.fromEntries(
      doors.map(({ file, source }) => [file.replace(/^\.\/dist\/|\.js$/g, ''), source]),
    ),
    // Whether somebody develops is seen where it runs; for browsers alone it would be decided here.
    platform: 'neutral',
    external: /^(node:.*|(react|react-dom|redis|@faker-js\/faker)($|\/.*))$/,
    output: {
      dir: 'dist',
      format,
      exports: 'named',
      strict: true,
      entryFileNames: `[name].${ending}`,
      chunkFileNames: `shared/[name].${ending}`,
      minify: { compress: true, mangle: false, codegen: false },
    },
    transform: {
      target: 'es2022',
      // Smaller than the automatic runtime, and React needs nothing else.
      jsx: { runtime: 'classic', pragma: 'createElement', pragmaFrag: 'Fragment' },
      inject: { createElement: ['react', 'createElement'], Fragment: ['react', 'Fragment'] },
    },
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  })
await scripts('esm', 'js')
await scripts('cjs', 'cjs')

for (const { source, file } of stylesheets)
  await buildStyles({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    minify: true,
    // Written for the browsers of today; who has older ones lowers it with the rest of the page.
    target: 'esnext',
    logLevel: 'warning',
  })
writeFileSync(sheetTypes, 'export {}\n')

await import('./llms.js')
