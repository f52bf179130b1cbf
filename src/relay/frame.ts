import { uptime } from './clock.ts'

/** The heartbeat that clients assume unless a relay says otherwise. */
export const USUAL_HEARTBEAT = 20_000

/** The slowest that clients are told: a timer can wait for several of them. */
const SLOWEST = 600_000_000

/**
 * Returns the first frame of a stream. It mentions a heartbeat slower than usual, or clients would take
 * the silence for a dead connection; `retry` spreads the reconnects of clients that left together.
 */
export function helloFrame(
  cursor: string,
  time: number,
  recovered: boolean,
  heartbeat: number,
): string {
  const beat = heartbeat > USUAL_HEARTBEAT ? { beat: Math.min(heartbeat, SLOWEST) } : {}
  const data = JSON.stringify({ v: 1, now: time, recovered, ...beat })
  const retry = Math.round(1000 + Math.random() * 2000)
  return `event: hello\nid: ${cursor}\ndata: ${data}\nretry: ${retry}\n\n`
}

/** What a stream remembers of the last frame; one object shared by all receivers, to save memory. */
export interface Moment {
  /** The log's stamp. */
  readonly at: number
  /** When it was delivered, as uptime. */
  readonly time: number
}

/** Records for many receivers: built once, except for the tail of each stream's cursor. */
export interface Frame {
  readonly moment: Moment
  readonly head: string
  readonly body: string
  /** Whether every character is one byte. */
  readonly isPlain: boolean
}

const PLAIN = /^[\n -~]*$/

/** Creates a frame of records, given as JSON separated by commas. */
export function recordsFrame(at: number, records: string): Frame {
  // Joined, like the cursor's tail.
  const body = ['\ndata: {"records":[', records, ']}\n\n'].join('')
  return { moment: { at, time: uptime() }, head: `id: ${at}`, body, isPlain: PLAIN.test(body) }
}

/** A comment, which shows both sides that the other is there. */
export const HEARTBEAT = ':\n\n'
