// @ts-check
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { build } from 'esbuild'
import { aliases } from '../../scripts/doors.js'

/** @type {Record<string, string>} */
const types = { '.css': 'text/css', '.js': 'text/javascript' }

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Belfry</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="page.css" />
    <script type="module" src="page.js"></script>
  </head>
  <body>
    <button id="work" type="button">Work</button>
    <dialog aria-label="Settings"><button type="button">Done</button></dialog>
    <div id="root"></div>
  </body>
</html>`

/**
 * Serves the page, which plays the scenes by itself, hands on what it tells, and answers. The server
 * ends with the process.
 * @param {(what: string, scene: import('./scene.ts').Scene) => Promise<string>} onTold
 */
export async function serve(onTold) {
  const { outputFiles } = await build({
    entryPoints: ['e2e/screenreader/page.tsx'],
    outdir: '/',
    alias: aliases,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    logLevel: 'warning',
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]))

  /** @param {import('node:http').IncomingMessage} request */
  async function hear(request) {
    const body = Buffer.concat(await request.toArray())
    return onTold(`${request.url}`.slice(1), JSON.parse(body.toString()))
  }

  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      void hear(request).then((answer) => response.end(answer))
      return
    }
    const { pathname } = new URL(`http://localhost${request.url}`)
    const type = types[extname(pathname)] ?? 'text/html'
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` })
    response.end(files.get(pathname) ?? html)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return `http://127.0.0.1:${address.port}/`
}
