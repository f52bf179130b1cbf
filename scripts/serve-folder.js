// @ts-check
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Serves the files of a folder under a path, as any plain web server would; where one is missing, its
 * `404.html`.
 * @param {string} folder
 * @param {string} [path]
 * @param {number} [port]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, path = '/', port = 0) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '404'
    const file = join(folder, normalize(`/${name}`))
    const type = { 'Content-Type': types[extname(file)] ?? 'text/plain' }
    readFile(file).then(
      (content) => response.writeHead(200, type).end(content),
      () =>
        readFile(join(folder, '404.html')).then(
          (content) => response.writeHead(404, { 'Content-Type': types['.html'] }).end(content),
          () => response.writeHead(404).end(),
        ),
    )
  })
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://localhost:${address.port}${path}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
