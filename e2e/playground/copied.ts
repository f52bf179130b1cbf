import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { site } from './playground.ts'

const doors = {
  'belfry/styles.css': './src/react/styles.css',
  'belfry/inbox.css': './src/inbox/react/inbox.css',
  'belfry/inbox/react': './src/inbox/react/index.ts',
  'belfry/inbox': './src/inbox/index.ts',
  'belfry/browser': './src/browser/index.ts',
  'belfry/react': './src/react/index.ts',
  'belfry/media': './src/media/index.ts',
  'belfry/demo': './src/demo/index.ts',
  belfry: './src/core/index.ts',
}

// An app exports itself; lines without one are meant for an app that has a Toaster.
const frame = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'belfry/react'
import 'belfry/styles.css'
const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (App) => root.render(createElement(App))
const isApp = IS_APP
if (!isApp) show(Toaster)
import('copied').then(({ App }) => isApp && show(App))
`

/** Runs copied code in an empty page, whose time stands still. */
export async function runCopied(code: string, page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: frame.replace('IS_APP', `${code.includes('export const App')}`),
      resolveDir: process.cwd(),
    },
    outdir: '/',
    alias: doors,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'copied',
        setup(esbuild) {
          esbuild.onResolve({ filter: /^copied$/ }, () => ({ path: 'copied', namespace: 'copied' }))
          esbuild.onLoad({ filter: /./, namespace: 'copied' }, () => ({
            contents: code,
            loader: 'tsx',
            resolveDir: process.cwd(),
          }))
        },
      },
    ],
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  const styles = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? ''
  await page.route(`${site}copied/*`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.js'))
      return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: styles })
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="a.css"><body><script type="module" src="a.js"></script>`,
    })
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(`${site}copied/`)
}
