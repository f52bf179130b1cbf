import type { Entry, Follower } from '../log.ts'
import type { Connection } from './connection.ts'
import { readEntry } from './reply.ts'
import { now, pause, within } from '../clock.ts'

/** How long Redis waits for something new, in milliseconds. */
const BLOCK = 1000
/** How much longer a reply may take. */
const PATIENCE = 5000
/** How long readers wait for it to start. */
const STARTING = 2500
/** Steps within this time after another are delivered together with the next ones. */
const LINGER = 5

/** Follows the stream of all steps through every outage. */
export interface Tail {
  /**
   * Resolves once it follows: steps missing from a page read afterwards will be delivered. Rejects
   * after a while without Redis.
   */
  readonly started: () => Promise<void>
  readonly lag: () => number
  readonly close: () => void
}

/** Returns whether Redis answered, and refused, such as with `NOPERM …`. */
const isRefusal = (error: unknown): boolean => /^[A-Z]+ /.test((error as Error).message)

export function followTail(
  connection: Connection,
  key: string,
  followers: ReadonlySet<Follower>,
  tell: (error: unknown) => void,
): Tail {
  let isClosed = false
  let isTold = false
  let isRefused = false
  let aliveAt = now()
  // Redis' id of the last row, and the stamp of the last step.
  let place: string | undefined
  let last: number | undefined
  let begin!: () => void
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  // One for all who wait: each of their own would be kept until it has begun.
  let waiting: Promise<void> | undefined

  async function start(): Promise<void> {
    const [row] = (await connection.send(['XREVRANGE', key, '+', '-', 'COUNT', '1'], PATIENCE)) as [
      [string, string[]]?,
    ]
    place = row?.[0] ?? '0-0'
    last = row && readEntry(row[1])?.entry.at
    begin()
  }

  function deliver(rows: readonly [string, string[]][]): void {
    const entries: Entry[] = []
    let isLost = false
    for (const [name, fields] of rows) {
      place = name
      const read = readEntry(fields)
      if (!read) {
        if (!isTold) tell(new Error(`belfry: ${key} holds what cannot be read: ${name}`))
        isTold = true
        continue
      }
      // Each step names the one before, so a gap or a new epoch of the log never goes unnoticed.
      if (last !== undefined && read.before !== last) isLost = true
      last = read.entry.at
      entries.push(read.entry)
    }
    for (const follower of followers)
      if (isLost) follower.onLost()
      else follower.onEntries(entries)
  }

  async function follow(): Promise<void> {
    if (place === undefined) await start()
    const reply = (await connection.send(
      ['XREAD', 'COUNT', '1000', 'BLOCK', String(BLOCK), 'STREAMS', key, place!],
      BLOCK + PATIENCE,
    )) as [string, [string, string[]][]][] | null
    aliveAt = now()
    isRefused = false
    if (!reply) return
    deliver(reply[0]![1])
    await pause(LINGER)
  }

  async function run(): Promise<void> {
    for (;;) {
      try {
        await follow()
        if (isClosed) return
      } catch (error) {
        if (isClosed) return
        // An outage is reported by the other connection, but not what this one alone is refused.
        if (!isRefused && isRefusal(error)) tell(error)
        isRefused ||= isRefusal(error)
        await pause(100)
      }
    }
  }
  void run()

  return {
    started: () =>
      (waiting ??= within(
        STARTING,
        begun,
        () => new Error('belfry: Redis cannot be reached'),
      ).finally(() => {
        waiting = undefined
      })),
    lag: () => Math.max(0, now() - aliveAt - BLOCK - LINGER),
    close: () => {
      isClosed = true
    },
  }
}
