/** What is measured of a queue; what it does not have is left out, and reported so. */
export interface Queue {
  /** Adds one and returns its id. */
  add: (title: string) => string
  dismiss: (id: string) => void
  update?: (id: string, title: string) => void
  /** Lets the time stand still, and run on. */
  holdAndRelease?: () => void
  /** Lets the one whose time is up first run out. */
  expire?: () => void
  /** Calls back after every change with what the library hands to its views. */
  subscribe: (listener: () => void) => () => void
  /** Calls back after every change, without the list. */
  watch?: (listener: () => void) => () => void
  clear: () => void
}
