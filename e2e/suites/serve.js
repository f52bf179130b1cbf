// @ts-check
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { serveFolder } from '../../scripts/serve-folder.js'

/** Serves the application that “Getting started” begins with, from the packed package. */

const folder = resolve(import.meta.dirname, '../../.cache/suites/playwright')

await build({
  stdin: {
    contents: `
      import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      import App from './app.tsx'
      createRoot(document.getElementById('root')).render(createElement(App))`,
    resolveDir: folder,
  },
  outfile: `${folder}/main.js`,
  bundle: true,
  jsx: 'automatic',
  logLevel: 'warning',
})
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html>
  <html lang="en">
    <head><title>Getting started</title><link rel="stylesheet" href="main.css" /></head>
    <body><div id="root"></div><script src="main.js"></script></body>
  </html>`,
)
await serveFolder(folder, '/', Number(process.env.BELFRY_E2E_PORT ?? 4310))
