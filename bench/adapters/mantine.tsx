import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import type { Adapter } from './adapter.ts'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'

export const adapter: Adapter = {
  Setup: ({ children }) => (
    <MantineProvider>
      <Notifications />
      {children}
    </MantineProvider>
  ),
  show: (title, duration) =>
    notifications.show({ message: title, autoClose: duration === Infinity ? false : duration }),
  clear: () => notifications.clean(),
  card: '.mantine-Notification-root',
}
