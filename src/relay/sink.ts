/** What takes the bytes of a stream: a Node socket or response as it is, or the body of a web response. */
export interface Wire {
  /** How many bytes are waiting for the client. */
  readonly writableLength: number
  /** Takes a text; `latin1` is for pure ASCII, which then needs no encoding for every reader. */
  readonly write: (text: string, encoding: Encoding) => unknown
}

export type Encoding = 'latin1' | 'utf8'

/** A web or Node response. After it was ended, cut, or reported as closed, it isn't used any more. */
export interface Sink {
  readonly wire: Wire
  /** Calls back when the client has received enough of what is waiting. */
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
