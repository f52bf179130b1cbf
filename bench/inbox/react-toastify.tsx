import { useEffect, useState } from 'react'
import {
  type NotificationCenterItem,
  type UseNotificationCenter,
  useNotificationCenter,
} from 'react-toastify/notification-center'
import type { InboxAdapter } from './adapter.ts'

// The hook is all that it brings; the rest is the shortest list that says the same.
type Center = UseNotificationCenter<object>

const mounted: { centre?: Center } = {}

interface RowProps {
  item: NotificationCenterItem
  centre: Center
}

function Row({ item: { id, content, createdAt, read }, centre }: RowProps) {
  return (
    <li data-item={id} data-state={read ? 'read' : 'unread'}>
      <p>{content as string}</p>
      <p>Something happened.</p>
      <time>{new Date(createdAt).toLocaleTimeString()}</time>
      <button type="button" onClick={() => centre.markAsRead(id, !read)}>
        {read ? 'Mark as unread' : 'Mark as read'}
      </button>
      <button type="button" onClick={() => centre.remove(id)}>
        Remove
      </button>
    </li>
  )
}

function Centre() {
  const [isOpen, setOpen] = useState(false)
  const centre = useNotificationCenter()
  useEffect(() => {
    mounted.centre = centre
  })
  return (
    <>
      <button type="button" id="bell" onClick={() => setOpen(!isOpen)}>
        Notifications, {centre.unreadCount} unread
      </button>
      {isOpen && (
        <div role="dialog" aria-label="Notifications">
          <button type="button" id="mark-all" onClick={() => centre.markAllAsRead()}>
            Mark all as read
          </button>
          <ol>
            {centre.notifications.map((item) => (
              <Row key={item.id} item={item} centre={centre} />
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

export const adapter: InboxAdapter = {
  Centre,
  fill: (count) => {
    for (let index = 0; index < count; index += 1)
      mounted.centre?.add({
        id: `item ${index}`,
        content: `Item ${index}`,
        createdAt: Date.now() - index,
      })
  },
  button: '#bell',
  row: '[data-item]',
  unread: '[data-item][data-state=unread]',
  markAll: '#mark-all',
}
