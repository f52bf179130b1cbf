// @ts-check
import { createServer } from 'node:http'
import { createChannel, createSession } from 'better-sse'
import { recordOf, serve, userOf } from './serve.js'

const all = createChannel()
/** @type {Map<string, import('better-sse').Session>} */
const byUser = new Map()

/** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} */
async function open(request, response) {
  const session = await createSession(request, response)
  const user = userOf(request.url)
  all.register(session)
  byUser.set(user, session)
  session.once('disconnected', () => byUser.get(user) === session && byUser.delete(user))
}

const server = createServer((request, response) => void open(request, response))

serve(server, {
  broadcast: (message) => all.broadcast(recordOf(message)),
  tell: (user, message) => byUser.get(user)?.push(recordOf(message)),
})
