// A relay on node:http alone. Try it: node node-http.js, and in two other terminals
//   curl -N -H 'Authorization: ada' localhost:3000/notifications
//   curl -d 'Build finished' 'localhost:3000/publish?user=ada'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createRelay } from 'belfry/relay'

const relay = createRelay({
  // Yours: read the session or token; what it does not name, nobody hears.
  authorize: (request) => {
    const user = request.headers.get('authorization')
    return user ? { user, channels: ['everybody'] } : null
  },
})

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/notifications') return relay.node(request, response)
  if (pathname !== '/publish') return response.writeHead(404).end()
  const user = searchParams.get('user') ?? ''
  response.end(await relay.publish({ user }, { title: await text(request) }))
})

server.listen(Number(process.env.PORT ?? 3000))
process.on('SIGTERM', () => void relay.close().then(() => server.close()))
