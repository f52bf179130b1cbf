/**
 * Where a stream is written to: a response of the web's or of Node's kind. Once it was ended or cut,
 * or told that it is closed, nobody asks anything more of it.
 */
export interface Sink {
  /**
   * Answers whether more waits for the client now than may. A plain text is ASCII alone, and need
   * not be encoded for every reader anew.
   */
  readonly write: (text: string, isPlain: boolean) => boolean
  /** How many bytes wait for the client. */
  readonly unsent: () => number
  /** Tells when the client has taken enough of them. */
  readonly onRoom: (task: () => void) => void
  /** Ends the response in good order. */
  readonly end: () => void
  /** Ends it at once: what waits is not sent any more. */
  readonly cut: () => void
  /** Tells when the client is gone; at once, if she is. */
  readonly onClosed: (task: () => void) => void
}

/** How many bytes may wait for a client. */
export const MOST_UNSENT: number = 64 * 1024
