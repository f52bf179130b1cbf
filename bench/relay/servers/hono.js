// @ts-check
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { recordOf, serve } from './serve.js'

/** @typedef {import('hono/streaming').SSEStreamingApi} Stream */

const app = new Hono()
/** @type {Map<string, Stream>} */
const byUser = new Map()

app.get('/', (context) =>
  streamSSE(context, async (stream) => {
    const user = context.req.query('user') ?? ''
    byUser.set(user, stream)
    await stream.write(': hi\n\n')
    await new Promise((resolve) => stream.onAbort(() => resolve(undefined)))
    if (byUser.get(user) === stream) byUser.delete(user)
  }),
)

/** @param {string} message */
function eventOf(message) {
  const record = recordOf(message)
  return { id: record.id, data: JSON.stringify(record) }
}

serve(/** @type {import('node:http').Server} */ (createAdaptorServer({ fetch: app.fetch })), {
  broadcast: (message) => {
    const event = eventOf(message)
    for (const stream of byUser.values()) void stream.writeSSE(event)
  },
  tell: (user, message) => byUser.get(user)?.writeSSE(eventOf(message)),
})
