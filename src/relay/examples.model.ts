import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** Builds the examples on today's sources into a folder of their own, and answers where. */
export async function buildExamples(): Promise<string> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache', 'examples-'))
  await build({
    entryPoints: readdirSync('examples')
      .filter((name) => name.endsWith('.js'))
      .map((name) => join('examples', name)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: {
      'belfry/relay': resolve('src/relay/index.ts'),
      'belfry/relay/redis': resolve('src/relay/redis/index.ts'),
    },
    // One file starts much sooner than hundreds, and the tests start these again and again.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
    },
    logLevel: 'error',
  })
  return folder
}
