import type { Page } from '@playwright/test'
import { type Plugin, context } from 'esbuild'
import { aliases } from '../../scripts/doors.js'
import { site } from './playground.ts'

// An app exports itself; lines without one are meant for an app that has a Toaster.
const frameOf = (code: string) => `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'belfry/react'
import 'belfry/styles.css'
const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (App) => root.render(createElement(App))
const isApp = ${code.includes('export const App')}
if (!isApp) show(Toaster)
import('copied').then(({ App }) => isApp && show(App))
`

/** A page's script and styles. */
interface Bundle {
  script: string
  styles: string
}

/** Bundles copied code, one piece after the other; the packages around it are read once. */
export interface Bundler {
  bundle: (code: string) => Promise<Bundle>
  close: () => Promise<void>
}

export async function createBundler(): Promise<Bundler> {
  let code = ''
  const inMemory: Plugin = {
    name: 'in memory',
    setup(build) {
      const sources: Record<string, () => string> = {
        frame: () => frameOf(code),
        copied: () => code,
      }
      build.onResolve({ filter: /^(frame|copied)$/ }, ({ path }) => ({ path, namespace: 'memory' }))
      build.onLoad({ filter: /./, namespace: 'memory' }, ({ path }) => ({
        contents: sources[path]!(),
        loader: 'tsx',
        resolveDir: process.cwd(),
      }))
    },
  }
  const building = await context({
    entryPoints: ['frame'],
    outdir: '/',
    alias: aliases,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
    plugins: [inMemory],
  })
  return {
    async bundle(next) {
      code = next
      const { outputFiles } = await building.rebuild()
      const textOf = (ending: string) =>
        outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
      return { script: textOf('.js'), styles: textOf('.css') }
    },
    close: () => building.dispose(),
  }
}

const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="a.css"><body><script type="module" src="a.js"></script>`

/** Makes of an empty page, whose time stands still, one that shows bundle after bundle. */
export async function prepareStage(page: Page): Promise<(bundle: Bundle) => Promise<void>> {
  let shown: Bundle
  await page.route(`${site}copied/*`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.js'))
      return route.fulfill({ contentType: 'text/javascript', body: shown.script })
    if (pathname.endsWith('.css'))
      return route.fulfill({ contentType: 'text/css', body: shown.styles })
    return route.fulfill({ contentType: 'text/html', body: html })
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  return async (bundle) => {
    shown = bundle
    await page.goto(`${site}copied/`)
  }
}
