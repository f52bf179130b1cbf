// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * What a server under measure does when it is told to.
 * @typedef {{ broadcast: (text: string) => unknown, tell: (user: string, text: string) => unknown }} Sender
 */

/** The user that a request names. @param {string | undefined} url */
export const userOf = (url) =>
  new URL(url ?? '/', 'http://localhost').searchParams.get('user') ?? ''

/** A text of the usual length that says when it was sent: all processes here share that clock. */
export function stamped() {
  const micros = String(process.hrtime.bigint() / 1000n).padStart(16, '0')
  return `~t${micros}~ ${'The build of the main branch has finished without warnings. '.repeat(4)}`
}

/** What all of them carry: the fields by which an inbox knows a notification. @param {string} message */
export function recordOf(message) {
  const now = Date.now()
  return {
    v: 1,
    id: randomUUID(),
    filed: now,
    edited: now,
    state: ['unread', now],
    title: 'Build finished',
    message,
    type: 'info',
    toastWithin: 60_000,
  }
}

/**
 * Serves, says where, and sends what the bench asks for.
 * @param {import('node:http').Server} server
 * @param {Sender} sender
 */
export function serve(server, { broadcast, tell }) {
  server.keepAliveTimeout = 0
  server.requestTimeout = 0
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
    process.send?.({ port: /** @type {import('node:net').AddressInfo} */ (server.address()).port }),
  )

  /** So many a second, one after the other, each to the next user. @param {number} count @param {number} users */
  async function tellMany(count, users) {
    const began = Date.now()
    for (let n = 0; n < count; n += 1) {
      while (Date.now() - began < n) await pause(1)
      void tell(`u${(n * 7919) % users}`, stamped())
    }
    process.send?.({ done: true })
  }

  process.on('message', (/** @type {any} */ { task, count, users }) => {
    if (task === 'gc') {
      globalThis.gc?.()
      process.send?.({ done: true })
    } else if (task === 'broadcast') void broadcast(stamped())
    else void tellMany(count, users)
  })
  process.on('disconnect', () => process.exit())
}
