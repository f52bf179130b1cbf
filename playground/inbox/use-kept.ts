import type { Notifier } from 'belfry'
import { type Preferences, createBrowserStore, createPreferences } from 'belfry/browser'
import { type Inbox, createInbox } from 'belfry/inbox'
import { useEffect, useState } from 'react'

/** What this browser keeps of the page. */
export interface Kept {
  readonly inbox: Inbox
  readonly preferences: Preferences
}

const ACCOUNT = 'playground'

/** What the notifier's toasts leave behind, and the visitor's own choices, in force on it. */
export function useKept(notifier: Notifier): Kept | undefined {
  const [kept, setKept] = useState<Kept>()

  useEffect(() => {
    const inbox = createInbox({ notifier, store: createBrowserStore(ACCOUNT) })
    const preferences = createPreferences({
      account: ACCOUNT,
      notifier,
      categories: { comments: 'Comments' },
    })
    setKept({ inbox, preferences })
    return () => {
      inbox.close()
      preferences.close()
    }
  }, [notifier])

  return kept
}
