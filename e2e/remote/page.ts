import { notify } from 'belfry'
import { createBrowserStore } from 'belfry/browser'
import { createInbox, type Inbox } from 'belfry/inbox'
import { connect, type Remote } from 'belfry/remote'

/** What a test finds on the window of a page that is connected. */
export interface Connected {
  remote: Remote
  notify: typeof notify
  inbox: Inbox
  /** The titles of all that was ever shown here. */
  everShown: string[]
  /** The titles of all that the inbox has, on screen or not. */
  filed: () => string[]
}

const query = new URLSearchParams(window.location.search)
const everShown: string[] = []
notify.configure({ duration: Infinity })
notify.observe(({ type, notification }) => {
  if (type === 'added') everShown.push(notification.title)
})
const account = query.get('account') ?? 'ada'
const inbox = createInbox({ store: query.has('stored') ? createBrowserStore(account) : undefined })
const tabs = query.get('tabs') === 'all' ? 'all' : 'one'
const remote = connect({ url: '/relay', name: query.get('name') ?? account, inbox, tabs })

Object.assign(window, {
  remote,
  notify,
  inbox,
  everShown,
  filed: () => [...inbox.list('all'), ...notify.list()].map(({ title }) => title).sort(),
} satisfies Connected)
