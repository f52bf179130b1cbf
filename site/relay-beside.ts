import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { TOAST_WITHIN } from '../playground/relay/toast-within.ts'
import { createRelay, type RelayNotification } from '../src/relay/index.ts'

const MOST = 64 * 1024

async function readJson(request: IncomingMessage): Promise<RelayNotification> {
  let text = ''
  for await (const piece of request) {
    text += String(piece)
    if (text.length > MOST) throw new TypeError('the body is too large')
  }
  return JSON.parse(text) as RelayNotification
}

/** Whether a form of a foreign page could have sent it: those cannot say that they send JSON. */
const isMeant = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && headers['content-type'] === 'application/json'

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(`${JSON.stringify(body)}\n`)
}

/**
 * A relay beside the page while it is served from here: `/relay` is the stream, and what is posted
 * to `/relay/send` is published to everybody who looks.
 */
export const relayBeside = (): Plugin => ({
  name: 'relay-beside',
  config: (_, { command }) =>
    command === 'build'
      ? { build: { rolldownOptions: { input: { 'relay-tab': 'playground/relay-tab.html' } } } }
      : {},
  configureServer: ({ middlewares, httpServer }) => {
    const relay = createRelay({ authorize: () => ({ user: 'visitor' }) })
    httpServer?.once('close', () => void relay.close())

    async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (!isMeant(request)) return answer(response, 415, { error: 'Post JSON.' })
      try {
        const options = { toastWithin: TOAST_WITHIN }
        const id = await relay.publish({ user: 'visitor' }, await readJson(request), options)
        answer(response, 200, { id })
      } catch (error) {
        answer(response, 400, { error: (error as Error).message })
      }
    }

    middlewares.use('/relay', (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === '/send') void send(request, response)
      else if (pathname === '/') relay.node(request, response)
      else next()
    })
  },
})
