import type { Encoding } from './sink.ts'

/** The heartbeat that clients assume unless a relay says otherwise. */
export const USUAL_HEARTBEAT = 20_000

/** The slowest that clients are told: a timer can wait for several of them. */
const SLOWEST = 600_000_000

/** What a stream says first. */
export interface Hello {
  /** The log's time. */
  readonly now: number
  /** Whether what follows is all that came after the client's cursor. */
  readonly recovered: boolean
  /** Whose stream it is. */
  readonly reader: string
  readonly heartbeat: number
}

/**
 * Returns the first frame of a stream. It mentions a heartbeat slower than usual, or clients would take
 * the silence for a dead connection; `retry` spreads the reconnects of clients that left together.
 */
export function helloFrame(cursor: string, { heartbeat, ...hello }: Hello): string {
  const beat = heartbeat > USUAL_HEARTBEAT ? { beat: Math.min(heartbeat, SLOWEST) } : {}
  const data = JSON.stringify({ v: 1, ...hello, ...beat })
  const retry = Math.round(1000 + Math.random() * 2000)
  return `event: hello\nid: ${cursor}\ndata: ${data}\nretry: ${retry}\n\n`
}

/** Records for many receivers: built once, except for the tail of each stream's cursor. */
export interface Frame {
  /** The log's stamp. */
  readonly at: number
  readonly head: string
  readonly body: string
  readonly encoding: Encoding
}

const PLAIN = /^[\n -~]*$/

/**
 * Creates a frame of records, given as JSON separated by commas. It tells the log's time where clients
 * would take it for later than it is.
 */
export function recordsFrame(at: number, records: string, now?: number): Frame {
  const time = now === undefined ? '' : `"now":${now},`
  // Joined, like the cursor's tail.
  const body = ['\ndata: {', time, '"records":[', records, ']}\n\n'].join('')
  return { at, head: `id: ${at}`, body, encoding: PLAIN.test(body) ? 'latin1' : 'utf8' }
}

/** A comment, which shows both sides that the other is there. */
export const HEARTBEAT = ':\n\n'
