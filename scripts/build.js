// @ts-check
import { rmSync } from 'node:fs'
import { build as buildStyles } from 'esbuild'
import { build } from 'rolldown'
import { doors } from './doors.js'
import { run } from './run.js'

rmSync('dist', { recursive: true, force: true })
if (!run('tsc -p tsconfig.build.json')) process.exit(1)

// One file per door: a page that loads modules as they are makes one request for each, and what a
// bundler cannot merge, such as many imports of one package, is merged here.
const names = doors.map(({ file }) => file.replace(/^\.\/dist\/|\.js$/g, ''))
await build({
  input: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
  external: /^(react|react-dom|@faker-js\/faker)($|\/)/,
  output: {
    dir: 'dist',
    chunkFileNames: 'shared/[name].js',
    minify: { compress: true, mangle: false, codegen: false },
  },
  transform: {
    target: 'es2022',
    // Smaller than the automatic runtime, and React needs nothing else.
    jsx: { runtime: 'classic', pragma: 'createElement' },
    inject: { createElement: ['react', 'createElement'] },
  },
  checks: { moduleLevelDirective: false },
  logLevel: 'warn',
})

await buildStyles({
  entryPoints: ['src/react/styles.css'],
  outfile: 'dist/styles.css',
  bundle: true,
  minify: true,
  // Written for today's browsers: @layer, light-dark() and nesting stay as they are.
  target: 'esnext',
  logLevel: 'warning',
})
