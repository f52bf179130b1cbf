import { now } from './clock.ts'

/** The heartbeat that clients expect of a relay that tells none. */
export const USUAL_HEARTBEAT = 20_000

/**
 * The first words of a stream. A rarer heartbeat than usual is told, or clients would take the
 * silence for a dead line; `retry` spreads the return of those who leave together.
 */
export function helloFrame(
  cursor: string,
  now: number,
  recovered: boolean,
  heartbeat: number,
): string {
  const beat = heartbeat > USUAL_HEARTBEAT ? { beat: heartbeat } : {}
  const data = JSON.stringify({ v: 1, now, recovered, ...beat })
  const retry = Math.round(1000 + Math.random() * 2000)
  return `event: hello\nid: ${cursor}\ndata: ${data}\nretry: ${retry}\n\n`
}

/** What a stream remembers of the last frame: one for all who hear it, and no number for each. */
export interface Moment {
  /** The log's stamp. */
  readonly at: number
  /** When it was told, by the machine's clock. */
  readonly time: number
}

/** Some records on their way to many: built once, but for the end of each stream's cursor. */
export interface Frame {
  readonly moment: Moment
  readonly head: string
  readonly body: string
  /** Whether every character of it is a byte as it stands. */
  readonly isPlain: boolean
}

const PLAIN = /^[\n -~]*$/

/** A frame of records, which are JSON with commas between them. */
export function recordsFrame(at: number, records: string): Frame {
  // Joined, as the cursor's tail is.
  const body = ['\ndata: {"records":[', records, ']}\n\n'].join('')
  return { moment: { at, time: now() }, head: `id: ${at}`, body, isPlain: PLAIN.test(body) }
}

/** A comment: it tells both sides that the other is there. */
export const HEARTBEAT = ':\n\n'
