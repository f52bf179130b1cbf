import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/**
 * Builds the examples on today's sources into a folder of their own, and answers where. With their
 * packages in it, a file starts much sooner.
 */
export async function buildExamples(packages: 'bundle' | 'external' = 'external'): Promise<string> {
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
    packages,
    // What packages ask for in the old way.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
    },
    logLevel: 'error',
  })
  return folder
}
