import { createInbox } from 'belfry/inbox'
import { Bell } from 'belfry/inbox/react'
import 'belfry/inbox.css'
import { Toaster } from 'belfry/react'
import { type ReactNode, StrictMode } from 'react'

const inbox = createInbox()

/** The page that a server renders and a browser hydrates. */
export const App = (): ReactNode => (
  <StrictMode>
    <main>
      <button type="button" id="before">
        Before
      </button>
      <Bell inbox={inbox} />
    </main>
    <Toaster />
  </StrictMode>
)
