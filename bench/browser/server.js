// @ts-check
import { createServer } from 'node:http'
import { bundle } from '../bundle.js'

const html = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Bench</title>
  <link rel="icon" href="data:," />
  <link rel="stylesheet" href="page.css" />
  <body>
    <script type="module" src="page.js"></script>
  </body>
</html>`

/** @param {string} id */
const pageCode = (id) => `
  import { adapter } from './adapters/${id}.tsx'
  import { exposeScenarios } from './page/scenarios.tsx'
  exposeScenarios(adapter)`

/**
 * Serves one page per library.
 * @param {readonly string[]} ids
 * @param {(id: string) => string} [codeOf]
 */
export async function servePages(ids, codeOf = pageCode) {
  /** @type {Map<string, [type: string, body: string]>} */
  const files = new Map()
  for (const id of ids) {
    const { js, css } = await bundle(codeOf(id))
    files.set(`/${id}/`, ['text/html', html])
    files.set(`/${id}/page.js`, ['text/javascript', js])
    files.set(`/${id}/page.css`, ['text/css', css])
  }

  const server = createServer((request, response) => {
    const [type, body] = files.get(request.url ?? '') ?? []
    response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    /** @param {string} id */
    address: (id) => `http://127.0.0.1:${port}/${id}/`,
    close: () => server.close(),
  }
}
