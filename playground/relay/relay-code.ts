/** The server's side of what this section shows. */
export const serverCode = `import { createServer } from 'node:http'
import { createRelay } from 'belfry/relay'

const relay = createRelay({
  authorize: async (request) => {
    const user = await userOf(request) // yours
    return user ? { user } : null
  },
})
createServer(relay.node).listen(3000)

await relay.publish(
  { user: 'ada' },
  { title: 'Build finished', type: 'success' },
)
`

/** The browser's side of it. */
export const browserCode = `import { createInbox } from 'belfry/inbox'
import { Bell } from 'belfry/inbox/react'
import { Toaster } from 'belfry/react'
import { connect } from 'belfry/remote'
import 'belfry/inbox.css'
import 'belfry/styles.css'

const inbox = createInbox()
connect({ url: '/relay', name: 'ada', inbox })

export const App = () => (
  <>
    <Bell inbox={inbox} />
    <Toaster />
  </>
)
`

/** What makes the relay at this address publish, typed into a terminal. */
export const curlLine = (address: string): string =>
  `curl '${address}/send' -H 'Content-Type: application/json' -d '{"title":"Hello from a terminal"}'\n`
