import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build, preview } from 'vite'
import { test } from '../test.ts'

/** A new app that is being served. */
export interface NewApp {
  readonly address: string
  close: () => Promise<void>
}

/**
 * Builds an app for production and serves it, with the packed package as npm would install it. Its
 * files begin with `src/main.tsx`.
 */
export async function createApp(files: Readonly<Record<string, string>>): Promise<NewApp> {
  // Packing and building take as long as they take.
  test.setTimeout(300_000)
  const root = mkdtempSync(join(tmpdir(), 'belfry-app-'))
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', root], { stdio: 'pipe' })
  const tarball = readdirSync(root).find((name) => name.endsWith('.tgz'))!
  mkdirSync(join(root, 'node_modules/belfry'), { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', 'node_modules/belfry'], {
    cwd: root,
  })
  for (const peer of ['react', 'react-dom', 'scheduler']) {
    symlinkSync(resolve('node_modules', peer), join(root, 'node_modules', peer))
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>New app</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="src/main.tsx"></script>',
  )
  const settings = { root, configFile: false, logLevel: 'error' } as const
  await build(settings)
  const server = await preview({ ...settings, preview: { port: 0 } })
  return {
    address: server.resolvedUrls!.local[0]!,
    close: async () => {
      await server.close()
      rmSync(root, { recursive: true })
    },
  }
}
