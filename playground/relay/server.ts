import type { Relay } from 'belfry/relay'
import { TOAST_WITHIN } from './toast-within.ts'

/** What the section needs of a server, wherever that is. */
export interface Server {
  /** Where its stream is. */
  readonly url: string
  /** Whose tabs share one connection. */
  readonly account: string
  readonly fetch: typeof globalThis.fetch
  /** Has it publish something. */
  readonly send: (title: string) => Promise<void>
  /** Where a terminal reaches it, if one can. */
  readonly address?: string
}

const message = 'Sent from the server.'

/** The relay that `npm start` runs beside the page. */
function besideThePage(): Server {
  const address = new URL('relay', document.baseURI).href
  return {
    url: address,
    account: 'visitor',
    address,
    fetch: (...given) => fetch(...given),
    send: async (title) => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ title, message, type: 'success' })
      await fetch(`${address}/send`, { method: 'POST', headers, body })
    },
  }
}

// A static page has no server: the same relay runs inside of it, and comes when it is asked for.
let inside: Promise<Relay> | undefined
const relayInside = (): Promise<Relay> =>
  (inside ??= import('belfry/relay').then(({ createRelay }) =>
    createRelay({ authorize: () => ({ user: 'visitor' }) }),
  ))

/** A relay for this page's own frames alone. */
const insideThePage = (): Server => ({
  url: new URL('relay', document.baseURI).href,
  // Another window has another relay: nothing of it is shared.
  account: `visitor-${crypto.randomUUID()}`,
  fetch: async (input, init) => (await relayInside()).fetch(new Request(input, init)),
  send: async (title) => {
    const notification = { title, message, type: 'success' } as const
    const relay = await relayInside()
    await relay.publish({ user: 'visitor' }, notification, { toastWithin: TOAST_WITHIN })
  },
})

/** The server of this page. */
export const openServer = (): Server => (import.meta.env.DEV ? besideThePage() : insideThePage())
