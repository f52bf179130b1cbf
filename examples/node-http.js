// A relay on node:http alone. Try it: node node-http.js, and in two other terminals
//   curl -N -H 'Authorization: ada' localhost:3000/notifications
//   curl -d 'Build finished' 'localhost:3000/publish?user=ada'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createRelay } from 'belfry/relay'

const relay = createRelay({
  // Yours: read the session or token. Clients receive only what this returns.
  authorize: (request) => {
    const user = request.headers.get('authorization')
    return user ? { user, channels: ['everybody'] } : null
  },
})

const publish = async (request, user) => relay.publish({ user }, { title: await text(request) })
const server = createServer((request, response) => {
  const [path, query] = (request.url ?? '/').split('?')
  if (path === '/notifications') relay.node(request, response)
  else
    publish(request, new URLSearchParams(query).get('user')).then(
      (id) => response.end(id),
      (error) => response.writeHead(400).end(error.message),
    )
}).listen(Number(process.env.PORT ?? 3000))
process.on('SIGTERM', () => {
  server.close() // first: nobody comes back to this process
  void relay.close()
  setTimeout(() => server.closeAllConnections(), 5000).unref() // those on which nobody asks
})
