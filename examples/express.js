// A relay in an Express application. With REDIS_URL any number of them share one log.
import express from 'express'
import { createRelay } from 'belfry/relay'
import { redisLog } from 'belfry/relay/redis'

const url = process.env.REDIS_URL
const relay = createRelay({
  ...(url && { log: redisLog({ url }) }),
  // Yours: read the session or token. Clients receive only what this returns.
  authorize: (request) => {
    const user = request.headers.get('authorization')
    return user ? { user, channels: ['everybody'] } : null
  },
})

const app = express().use(express.json())
app.all('/notifications', (request, response) => relay.node(request, response))
app.post('/publish', ({ body: { to, notification } }, response) => {
  relay.publish(to, notification).then(
    (id) => response.json({ id }),
    (error) => response.status(error instanceof TypeError ? 400 : 503).json({ id: error.id }),
  )
})

const server = app.listen(Number(process.env.PORT ?? 3000))
process.on('SIGTERM', () => {
  server.close() // first: nobody comes back to this process
  void relay.close()
  setTimeout(() => server.closeAllConnections(), 5000).unref() // those on which nobody asks
})
