import { type Notifier, createNotifier } from 'belfry'
import { type Preferences, createBrowserStore, createPreferences } from 'belfry/browser'
import { type Inbox, createInbox } from 'belfry/inbox'
import { useEffect, useState } from 'react'

/** What this browser keeps of the page. */
export interface Kept {
  readonly inbox: Inbox
  readonly preferences: Preferences
}

const ACCOUNT = 'playground'
const categories = { comments: 'Comments' }

// What can be drawn before the browser is asked for what it keeps: the same, and nothing in it.
const unrelated = createNotifier()
const nothing: Kept = {
  inbox: createInbox({ notifier: unrelated }),
  preferences: createPreferences({ account: 'nobody', notifier: unrelated, categories }),
}

/** What the notifier's toasts leave behind, and the visitor's own choices, in force on it. */
export function useKept(notifier: Notifier): Kept {
  const [kept, setKept] = useState(nothing)

  useEffect(() => {
    const inbox = createInbox({ notifier, store: createBrowserStore(ACCOUNT) })
    const preferences = createPreferences({ account: ACCOUNT, notifier, categories })
    setKept({ inbox, preferences })
    return () => {
      inbox.close()
      preferences.close()
    }
  }, [notifier])

  return kept
}
