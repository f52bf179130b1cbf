import { createServer, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Relay } from './index.ts'

/** One of a relay's two doors, as a client sees it. */
export interface Door {
  readonly ask: (init?: RequestInit, query?: string) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Starts a server on its own port. */
export async function serve(
  handler: Relay['node'],
  options: ServerOptions = {},
): Promise<Server & { port: number }> {
  const server = createServer(options, handler)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return Object.assign(server, { port: (server.address() as AddressInfo).port })
}

/** Stops a server and closes its connections. */
export const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Both doors, for promises that both keep. */
export const doors: Readonly<Record<'fetch' | 'node', (relay: Relay) => Promise<Door>>> = {
  fetch: async (relay) => ({
    ask: (init, query = '') => {
      const headers = new Headers(init?.headers)
      headers.set('host', 'relay.example')
      return relay.fetch(new Request(`http://relay.example/${query}`, { ...init, headers }))
    },
    close: async () => {},
  }),
  node: async (relay) => {
    const server = await serve(relay.node)
    return {
      ask: (init, query = '') => fetch(`http://127.0.0.1:${server.port}/${query}`, init),
      close: () => stop(server),
    }
  },
}
