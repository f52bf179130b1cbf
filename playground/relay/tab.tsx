import 'belfry/inbox.css'
import 'belfry/styles.css'
import { createInbox, type Inbox } from 'belfry/inbox'
import { Bell, useInbox } from 'belfry/inbox/react'
import { Toaster } from 'belfry/react'
import { connect, type Remote } from 'belfry/remote'
import { type ReactElement, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles/relay-tab.css'
import { followScheme } from './follow-scheme.ts'
import { networkAround } from './network.ts'

const said = { connecting: 'connecting', open: 'connected', waiting: 'offline', closed: 'closed' }

interface TabProps {
  readonly title: string
  readonly remote: Remote
  readonly inbox: Inbox
}

/** An application of its own, as small as can be. */
function Tab({ title, remote, inbox }: TabProps): ReactElement {
  const state = useSyncExternalStore(remote.watch, remote.state)
  const items = useInbox(inbox)

  return (
    <main>
      <header>
        <h1>{title}</h1>
        <span className="state" data-state={state}>
          {said[state]}
        </span>
        <Bell inbox={inbox} />
      </header>
      <ul aria-label="Inbox">
        {items.map(({ id, title, state }) => (
          <li key={id} data-state={state}>
            {title} <span>{state}</span>
          </li>
        ))}
      </ul>
      {items.length === 0 && <p>The inbox is empty.</p>}
      <Toaster />
    </main>
  )
}

const network = networkAround()
const root = document.getElementById('root')
if (root && network) {
  const title = decodeURIComponent(location.hash.slice(1))
  const inbox = createInbox()
  const { url, account: name, fetch } = network
  const remote = connect({ url, name, inbox, fetch })
  followScheme()
  createRoot(root).render(<Tab {...{ title, remote, inbox }} />)
}
