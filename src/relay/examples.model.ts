import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** Builds the examples on today's sources into a folder of their own, and answers where. */
export async function buildExamples(): Promise<string> {
  // Inside of the repository, so that the packages which they import are found.
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
    external: ['redis', 'express'],
    logLevel: 'error',
  })
  return folder
}
