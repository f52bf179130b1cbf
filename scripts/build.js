// @ts-check
import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { run } from './run.js'

rmSync('dist', { recursive: true, force: true })
if (!run('tsc -p tsconfig.build.json')) process.exit(1)

await build({
  entryPoints: ['src/react/styles.css'],
  outfile: 'dist/styles.css',
  bundle: true,
  minify: true,
  // Written for today's browsers: @layer, light-dark() and nesting stay as they are.
  target: 'esnext',
  logLevel: 'warning',
})
