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

/** Some records on their way to many: built once, but for the end of each stream's cursor. */
export interface Frame {
  readonly at: number
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
  return { at, head: `id: ${at}`, body, isPlain: PLAIN.test(body) }
}

/** A comment: it tells both sides that the other is there. */
export const HEARTBEAT = ':\n\n'
