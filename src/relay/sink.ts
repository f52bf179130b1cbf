/** Where a stream is written to: a response of the web's or of Node's kind. */
export interface Sink {
  readonly write: (text: string) => void
  /** How many bytes wait for the client. */
  readonly unsent: () => number
  /** Waits until the client has taken enough, or is gone. */
  readonly room: () => Promise<void>
  /** Ends the response in good order. */
  readonly end: () => void
  /** Ends it at once: what waits is not sent any more. */
  readonly cut: () => void
  /** Tells when it is over, whoever ended it; at once, if it is. */
  readonly onClosed: (task: () => void) => void
}

/** How many bytes may wait for a client. */
export const MOST_UNSENT = 64 * 1024
