import { notify } from 'belfry'
import { createBrowserStore, createPreferences, createSystemNotifications } from 'belfry/browser'
import { createInbox } from 'belfry/inbox'
import './page.css'
import { patientClock } from './patient-clock.ts'

// A page without a view: what it keeps is what is looked at. `?account=…&session&impatient` say how.
const asked = new URLSearchParams(location.search)
const account = asked.get('account') ?? 'ada'
const store = createBrowserStore(account, { session: asked.has('session') })
const inbox = createInbox({ store, clock: asked.has('impatient') ? undefined : patientClock })
const preferences = createPreferences({ account, categories: { comments: 'Comments' } })
const opened: string[] = []
const shown: { title: string; body: string | undefined; isClosed: boolean; click: () => void }[] =
  []

createSystemNotifications({
  inbox,
  preferences,
  onOpen: ({ id }) => opened.push(id),
  show: (title, { body }) => {
    const target = Object.assign(new EventTarget(), { close: () => (entry.isClosed = true) })
    const entry = {
      title,
      body,
      isClosed: false,
      click: () => target.dispatchEvent(new Event('click')),
    }
    shown.push(entry)
    return target
  },
})

declare global {
  interface Window {
    inbox: typeof inbox
    preferences: typeof preferences
    shown: typeof shown
    opened: typeof opened
  }
}

Object.assign(window, { notify, inbox, preferences, shown, opened })
