import type { ComponentType, ReactNode } from 'react'

/** What the scenarios need to know of a library. */
export interface Adapter {
  /** The library's set-up around an app, as its documentation shows it. */
  Setup: ComponentType<{ children: ReactNode }>
  /** Shows a notification for so many milliseconds; Infinity: until it is dismissed. */
  show: (title: string, duration: number) => void
  /** Dismisses every notification. */
  clear: () => void
  /** Matches its cards. */
  card: string
}
