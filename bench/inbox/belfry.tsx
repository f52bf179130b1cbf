import { createInbox } from 'belfry/inbox'
import { Bell } from 'belfry/inbox/react'
import type { InboxAdapter } from './adapter.ts'
import 'belfry/inbox.css'

const inbox = createInbox({ limit: 10_000 })

export const adapter: InboxAdapter = {
  Centre: () => <Bell inbox={inbox} />,
  fill: (count) => {
    const records = Array.from({ length: count }, (_, index) => ({
      v: 1,
      id: `item ${index}`,
      filed: Date.now() - index,
      edited: Date.now() - index,
      title: `Item ${index}`,
      message: 'Something happened.',
    }))
    inbox.merge(records)
  },
  button: '.belfry-inbox-bell',
  row: '[data-item]',
  unread: '[data-item][data-state=unread]',
  markAll: '.belfry-inbox-tools button',
}
