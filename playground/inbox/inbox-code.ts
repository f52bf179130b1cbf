/** The TypeScript that gives an application what this section has. */
export const inboxCode = `import { createBrowserStore, createPreferences } from 'belfry/browser'
import { createInbox } from 'belfry/inbox'
import { Bell, PreferencesForm } from 'belfry/inbox/react'
import { Toaster } from 'belfry/react'
import 'belfry/inbox.css'
import 'belfry/styles.css'

const inbox = createInbox({ store: createBrowserStore('user-42') })
const preferences = createPreferences({
  categories: { comments: 'Comments' },
})

export const App = () => (
  <>
    <Bell inbox={inbox} />
    <PreferencesForm preferences={preferences} />
    <Toaster />
  </>
)
`
