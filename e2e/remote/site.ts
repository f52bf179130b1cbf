import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { aliases } from '../../scripts/doors.js'
import { createRelay, type Relay } from '../../src/relay/index.ts'

/** A site whose pages are connected to its relay. */
export interface Site {
  address: string
  /** The relay dies, with all that it knew. */
  stop: () => Promise<void>
  /** Another one takes its place. */
  start: () => void
  publish: (title: string, toastWithin?: number, user?: string) => Promise<string>
  /** Ends a user's streams, as a server does that ends a session. */
  end: (user: string) => Promise<void>
  /** What the relay gives to this user now: titles and states. */
  history: (user: string) => Promise<string[]>
  /** How many connections the relay has. */
  streams: () => number
  /** How many times it has accepted marks. */
  accepted: () => number
  close: () => Promise<void>
}

/** Builds the script of a connected page. */
export async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/remote/page.ts'],
    alias: aliases,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return outputFiles[0]!.text
}

/** A service worker that asks the network only for what it has never seen, as many do. */
const worker = `
  const keep = async (request, response) => (await caches.open('all')).put(request, response)
  const answer = async (request) => {
    const kept = await caches.match(request)
    if (kept) return kept
    const response = await fetch(request)
    keep(request, response.clone())
    return response
  }
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => event.respondWith(answer(event.request)))
`

/**
 * Whoever is signed in by the cookie of this port, as sites of other ports share them; `nobody` is nobody,
 * and without a cookie it is ada.
 */
const authorize = ({ headers, url }: Request): { user: string } | null => {
  const cookies = headers.get('cookie') ?? ''
  const user = new RegExp(`user${new URL(url).port}=(\\w+)`).exec(cookies)?.[1] ?? 'ada'
  return user === 'nobody' ? null : { user }
}

/** Reads what a relay sends in half a second at most, as a device without a cursor gets it. */
async function readHistory(relay: Relay, user: string): Promise<string[]> {
  const cut = new AbortController()
  const headers = { cookie: `user=${user}` }
  const response = await relay.fetch(
    new Request('http://localhost/relay', { headers, signal: cut.signal }),
  )
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const wait = new Promise<undefined>((resolve) => setTimeout(resolve, 500))
  let text = ''
  for (;;) {
    const chunk = await Promise.race([reader.read(), wait])
    if (!chunk || chunk.done) break
    text += chunk.value
  }
  await reader.cancel()
  cut.abort()
  const records = [...text.matchAll(/^data: (.*"records".*)$/gm)].flatMap(
    ([, data]) =>
      (JSON.parse(data!) as { records: { id: string; title?: string; state?: [string] }[] })
        .records,
  )
  return records.map(({ id, title, state }) => `${title ?? id} ${state?.[0]}`).sort()
}

/** Serves the page, a relay at `/relay`, a service worker, and nothing at `/elsewhere`. */
export async function openSite(script: string): Promise<Site> {
  const start = (): Relay => createRelay({ authorize })
  let relay = start()
  let isStopped = false
  let accepted = 0
  const answer: RequestListener = (request, response) => {
    if (request.url === '/relay' && isStopped) return request.socket.destroy()
    if (request.url === '/relay') {
      response.on('finish', () => {
        if (response.statusCode === 204) accepted += 1
      })
      return (relay.node as unknown as RequestListener)(request, response)
    }
    const program = { '/page.js': script, '/worker.js': worker }[request.url!]
    if (program) {
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(program)
    }
    const page =
      request.url === '/elsewhere' ? '' : '<script type="module" src="/page.js"></script>'
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><link rel="icon" href="data:,">${page}`)
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      isStopped = true
      return relay.close()
    },
    start: () => {
      relay = start()
      isStopped = false
    },
    publish: (title, toastWithin = 60_000, user = 'ada') =>
      relay.publish({ user }, { title }, { toastWithin }),
    end: (user) => relay.end({ user }),
    history: (user) => readHistory(relay, user),
    streams: () => relay.stats().streams,
    accepted: () => accepted,
    close: async () => {
      await relay.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
