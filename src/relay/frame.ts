/** The first words of a stream. `retry` spreads the return of those who leave together. */
export const helloFrame = (cursor: string, now: number, recovered: boolean): string =>
  `event: hello\nid: ${cursor}\ndata: ${JSON.stringify({ v: 1, now, recovered })}\n` +
  `retry: ${Math.round(1000 + Math.random() * 2000)}\n\n`

/** Some records on their way to many: built once, but for the end of each stream's cursor. */
export interface Frame {
  readonly at: number
  readonly head: string
  readonly body: string
}

/** A frame of records, which are JSON with commas between them. */
export const recordsFrame = (at: number, records: string): Frame => ({
  at,
  head: `id: ${at}`,
  body: `\ndata: {"records":[${records}]}\n\n`,
})

/** A comment: it tells both sides that the other is there. */
export const HEARTBEAT = ':\n\n'
