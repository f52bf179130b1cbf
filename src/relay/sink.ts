/**
 * Where a stream is written to: a web or Node response. After it was ended, cut, or reported as closed,
 * it isn't used any more.
 */
export interface Sink {
  /**
   * Returns whether more than the allowed amount is now waiting for the client. A plain text is ASCII
   * only, and doesn't need encoding for every reader.
   */
  readonly write: (text: string, isPlain: boolean) => boolean
  /** Returns how many bytes are waiting for the client. */
  readonly unsent: () => number
  /** Calls back when the client has received enough of them. */
  readonly onRoom: (task: () => void) => void
  /** Ends the response normally. */
  readonly end: () => void
  /** Ends it at once: waiting bytes are discarded. */
  readonly cut: () => void
  /** Calls back when the client is gone; at once, if it already is. */
  readonly onClosed: (task: () => void) => void
}

/** The most bytes that may wait for a client. */
export const MOST_UNSENT: number = 64 * 1024
