import type { ComponentType } from 'react'

/** What the scenarios need to know of a notification centre. */
export interface InboxAdapter {
  /** A button that opens the panel, and the panel. */
  Centre: ComponentType
  /** Files so many items, without a toast; called once the centre is mounted. */
  fill: (count: number) => void
  /** Matches the button, the rows of the open panel, those that are unread, and “mark all”. */
  button: string
  row: string
  unread: string
  markAll: string
}
