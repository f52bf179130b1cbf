// @ts-check
import { existsSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { run } from './run.js'

rmSync('dist', { recursive: true, force: true })
if (!run('tsc -p tsconfig.build.json')) process.exit(1)

const styles = 'src/react/styles.css'
if (existsSync(styles)) {
  await build({
    entryPoints: [styles],
    outfile: 'dist/styles.css',
    bundle: true,
    minify: true,
    // Written for today's browsers: @layer, light-dark() and nesting stay as they are.
    target: 'esnext',
    logLevel: 'warning',
  })
}
