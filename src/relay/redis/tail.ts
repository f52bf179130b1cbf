import type { Entry, Follower } from '../log.ts'
import type { Connection } from './connection.ts'
import { readEntry } from './reply.ts'
import { reported } from '../reported.ts'
import { pause, uptime, within } from '../clock.ts'

/** How long Redis waits for something new, in milliseconds. */
const BLOCK = 1000
/** How much longer a reply may take. */
const PATIENCE = 5000
/** How long readers wait for it to start. */
const STARTING = 2500
/** Steps within this time after another are delivered together with the next ones. */
const LINGER = 5

/** A row of Redis' stream: its id and its fields. */
type TailRow = readonly [name: string, fields: string[]]

/** Follows the stream of all steps through every outage. */
export interface Tail {
  /**
   * Resolves once it follows: steps missing from a page read afterwards will be delivered. Rejects
   * after a while without Redis.
   */
  readonly started: () => Promise<void>
  /** The stamp of the last step that it has seen, or 0: no later one may have less, even if it was lost. */
  readonly last: () => number
  readonly lag: () => number
  readonly close: () => void
}

/** Returns whether Redis answered, and refused, such as with `NOPERM …`. */
const isRefusal = (error: unknown): boolean => /^[A-Z]+ /.test((error as Error).message)

export function followTail(
  connection: Connection,
  key: string,
  meta: string,
  followers: ReadonlySet<Follower>,
  tell: (error: unknown) => void,
): Tail {
  let isClosed = false
  let isTold = false
  let isRefused = false
  let aliveAt = uptime()
  // Redis' id of the last row, and the stamp of the last step.
  let place: string | undefined
  let last = 0
  let begin!: () => void
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  // One for all who wait: each of their own would be kept until it has begun.
  let waiting: Promise<void> | undefined

  async function newest(until: string): Promise<TailRow | undefined> {
    const command = ['XREVRANGE', key, until, '-', 'COUNT', '1']
    return ((await connection.send(command, PATIENCE)) as TailRow[])[0]
  }

  async function start(): Promise<void> {
    const [name = '0-0', fields = []] = (await newest('+')) ?? []
    place = name
    last = readEntry(fields)?.entry.at ?? 0
    begin()
  }

  /**
   * Gives the log a new epoch: it has lost steps, as by a failover, and everybody has to be told. All
   * relays name the epoch after the same row.
   */
  const beginAgain = (name: string): Promise<unknown> =>
    connection.send(['HSET', meta, 'epoch', name], PATIENCE)

  /** After data loss, the clock of Redis may be behind: what is new then stands before our place. */
  async function lookBack(): Promise<void> {
    const row = await newest(place!)
    if (!row || row[0] === place) return
    await beginAgain(row[0])
    await deliver([row], true)
  }

  async function deliver(rows: readonly TailRow[], isLost = false): Promise<void> {
    const entries: Entry[] = []
    let before = last
    for (const [name, fields] of rows) {
      const read = readEntry(fields)
      if (!read) {
        if (!isTold) tell(new Error(`belfry: ${key} holds what cannot be read: ${name}`))
        isTold = true
        continue
      }
      // Each step names the one before, so a gap or a new epoch of the log never goes unnoticed.
      if (before > 0 && read.before !== before) isLost = true
      if (read.before < before) await beginAgain(name)
      before = read.entry.at
      entries.push(read.entry)
    }
    // Only now: what failed is read once more.
    place = rows.at(-1)![0]
    last = before
    for (const follower of followers)
      reported(() => (isLost ? follower.onLost() : follower.onEntries(entries)))
  }

  async function follow(): Promise<void> {
    if (place === undefined) await start()
    const reply = (await connection.send(
      ['XREAD', 'COUNT', '1000', 'BLOCK', String(BLOCK), 'STREAMS', key, place!],
      BLOCK + PATIENCE,
    )) as [string, TailRow[]][] | null
    if (!reply) return lookBack()
    await deliver(reply[0]![1])
    await pause(LINGER)
  }

  async function run(): Promise<void> {
    for (;;) {
      try {
        await follow()
        if (isClosed) return
        aliveAt = uptime()
        isRefused = false
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
    last: () => last,
    lag: () => Math.max(0, uptime() - aliveAt - BLOCK - LINGER),
    close: () => {
      isClosed = true
    },
  }
}
