// app/notifications/route.js of a Next.js application that runs as a Node server (next start).
// Platforms that end a function after seconds cut streams: clients come back and lose nothing, but
// each return costs a request, and without a shared log no instance hears what another publishes.
import { createRelay } from 'belfry/relay'
import { redisLog } from 'belfry/relay/redis'

function openRelay() {
  const relay = createRelay({
    ...(process.env.REDIS_URL && { log: redisLog({ url: process.env.REDIS_URL }) }),
    // Yours: read the session or token. Clients receive only what this returns.
    authorize: (request) => {
      const user = request.headers.get('authorization')
      return user ? { user } : null
    },
  })
  process.once('SIGTERM', () => void relay.close()) // Next waits for every stream to end.
  return relay
}
// Kept on globalThis, since development loads this file again after every change.
const relay = (globalThis.belfryRelay ??= openRelay())

// For your server actions: await publish({ user: 'ada' }, { title: 'Saved' })
// In TypeScript keep the relay in a file of its own: there Next lets a route export handlers alone.
export const { publish } = relay
export const GET = relay.fetch
export const POST = relay.fetch
