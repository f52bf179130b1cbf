import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type PreviewServer, build, preview } from 'vite'
import { expect, test } from '../test.ts'

const [, pasted] = /```tsx\n(import { createRoot[\s\S]*?)```/.exec(
  readFileSync('README.md', 'utf8'),
)!

const app = mkdtempSync(join(tmpdir(), 'belfry-readme-'))
let server: PreviewServer

/** A new app, with the packed package as npm would install it. */
test.beforeAll(async () => {
  // Packing and building take as long as they take.
  test.setTimeout(300_000)
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', app], { stdio: 'pipe' })
  const tarball = readdirSync(app).find((name) => name.endsWith('.tgz'))!
  mkdirSync(join(app, 'node_modules/belfry'), { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', 'node_modules/belfry'], {
    cwd: app,
  })
  for (const peer of ['react', 'react-dom', 'scheduler']) {
    symlinkSync(resolve('node_modules', peer), join(app, 'node_modules', peer))
  }
  writeFileSync(join(app, 'main.tsx'), pasted!)
  writeFileSync(
    join(app, 'index.html'),
    '<!doctype html><title>New app</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="main.tsx"></script>',
  )
  const settings = { root: app, configFile: false, logLevel: 'error' } as const
  await build(settings)
  server = await preview({ ...settings, preview: { port: 0 } })
})

test.afterAll(async () => {
  await server?.close()
  rmSync(app, { recursive: true })
})

test('the ten lines of the README work when pasted into a new app', async ({ page, toaster }) => {
  await page.goto(server.resolvedUrls!.local[0]!)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your draft is safe.',
  )
  void toaster
})
