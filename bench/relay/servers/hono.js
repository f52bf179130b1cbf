// @ts-check
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { serve } from './serve.js'

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
const dataOf = (message) => JSON.stringify({ title: 'Build finished', message })

serve(/** @type {import('node:http').Server} */ (createAdaptorServer({ fetch: app.fetch })), {
  broadcast: (message) => {
    const data = dataOf(message)
    for (const stream of byUser.values()) void stream.writeSSE({ data })
  },
  tell: (user, message) => byUser.get(user)?.writeSSE({ data: dataOf(message) }),
})
