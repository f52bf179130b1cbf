// @ts-check
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import { recordOf, serve, userOf } from './serve.js'

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
/** @type {Map<string, import('ws').WebSocket>} */
const byUser = new Map()

sockets.on('connection', (socket, request) => {
  const user = userOf(request.url)
  byUser.set(user, socket)
  socket.on('close', () => byUser.get(user) === socket && byUser.delete(user))
})

/** @param {string} message */
const textOf = (message) => Buffer.from(JSON.stringify(recordOf(message)))

serve(server, {
  broadcast: (message) => {
    const text = textOf(message)
    for (const socket of sockets.clients) socket.send(text, { binary: false })
  },
  tell: (user, message) => byUser.get(user)?.send(textOf(message), { binary: false }),
})
