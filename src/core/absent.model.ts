import type { NotificationOptions } from './index.ts'

/** Every optional field, present and undefined. */
export const absent = {
  message: undefined,
  type: undefined,
  duration: undefined,
  timestamp: undefined,
  media: undefined,
  action: undefined,
  pending: undefined,
  dismissible: undefined,
  key: undefined,
  priority: undefined,
  onClose: undefined,
  data: undefined,
  render: undefined,
} satisfies NotificationOptions
