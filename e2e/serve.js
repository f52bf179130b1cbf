// @ts-check
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { aliases } from '../scripts/doors.js'

/**
 * Serves the pages of the end-to-end tests: `/<page>` is an HTML page with the bundle of
 * `pages/<page>.tsx`, `/react18/<page>` the same with React 18. With `?csp` a page is served under
 * a strict content security policy; with `?quirks` as pages were written long ago.
 */

const port = Number(process.env.BELFRY_E2E_PORT ?? 4310)

const names = [
  'plain',
  'dialogs',
  'radix',
  'base-ui',
  'react-aria',
  'shadow',
  'frames',
  'popup',
  'two',
  'cards',
  'inbox',
  'bell',
  'scenes',
  'sonner',
  'react-hot-toast',
]

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** A picture of 8×8 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR4nGNgWPEfO1oxOCUYVvwHAGyYzZFCkdRCAAAAAElFTkSuQmCC',
  'base64',
)

/** @type {Map<string, { type: string, body: string | Uint8Array }>} */
const files = new Map([
  ['/picture.png', { type: 'image/png', body: picture }],
  ['/favicon.ico', { type: 'image/png', body: picture }],
])

/**
 * @param {string} folder
 * @param {Record<string, string>} alias
 */
async function bundle(folder, alias) {
  const { outputFiles } = await build({
    entryPoints: [...names, 'hydrate'].map((name) => `e2e/pages/${name}.tsx`),
    outdir: folder,
    alias: { ...aliases, ...alias },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.css': 'css' },
    write: false,
    logLevel: 'warning',
  })
  for (const { path, contents } of outputFiles) {
    files.set(path, {
      type: path.endsWith('.css') ? 'text/css' : 'text/javascript',
      body: contents,
    })
  }
}

/**
 * What a server sends of the page that is hydrated.
 *
 * @param {string} name
 * @param {Record<string, string>} alias
 */
async function renderOnServer(name, alias) {
  const outfile = `.cache/e2e/${name}.mjs`
  await build({
    entryPoints: ['e2e/pages/hydrate.server.tsx'],
    outfile,
    alias: { ...aliases, ...alias },
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    logLevel: 'warning',
  })
  return (await import(pathToFileURL(outfile).href)).html
}

/** @param {string} page @param {string} content */
const html = (page, content) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Belfry</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${page}.css" />
    <script type="module" src="${page}.js"></script>
  </head>
  <body><div id="root">${content}</div></body>
</html>`

/** Takes away a page's doctype, and what would give its root a height. @param {string} page */
const inQuirks = (page) =>
  page.replace('<!doctype html>', '').replace('<body>', '<body style="position: absolute">')

const older = { react: 'react18', 'react-dom': 'react-dom18' }
const [rendered, renderedByOlder] = await Promise.all([
  renderOnServer('server', {}),
  renderOnServer('server18', older),
  bundle('/', {}),
  bundle('/react18', older),
])

createServer((request, response) => {
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
  const file = files.get(pathname)
  if (file) {
    const headers = {
      'content-type': `${file.type}; charset=utf-8`,
      // A sandboxed frame has no origin.
      'access-control-allow-origin': '*',
    }
    response.writeHead(200, headers).end(file.body)
    return
  }
  if (pathname === '/' || !files.has(`${pathname}.js`)) {
    response.writeHead(pathname === '/' ? 200 : 404).end()
    return
  }
  const sent = pathname.startsWith('/react18') ? renderedByOlder : rendered
  const page = html(pathname, pathname.endsWith('hydrate') ? sent : '')
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(searchParams.has('csp') && { 'content-security-policy': policy }),
  })
  response.end(searchParams.has('quirks') ? inQuirks(page) : page)
}).listen(port, () => console.log(`The pages are at http://localhost:${port}`))
