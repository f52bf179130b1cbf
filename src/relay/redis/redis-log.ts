import { createClient } from 'redis'
import { check, isObject } from '../check.ts'
import { type HistoryOptions, readHistory } from '../history-options.ts'
import type { Follower, Log } from '../log.ts'
import { markRecord, newestOf } from '../marks.ts'
import { tell } from '../reported.ts'
import type { RedisClient } from './client.ts'
import { createConnection } from './connection.ts'
import { MARK } from './mark-script.ts'
import { type PageReply, readPage, type StepReply, writeMark } from './reply.ts'
import { READ } from './read-script.ts'
import { followTail } from './tail.ts'
import { WRITE } from './write-script.ts'

/** A client to duplicate: the log opens its own connections and leaves yours alone. */
export interface BorrowedClient {
  readonly duplicate: (overrides?: Record<string, unknown>) => unknown
}

/** Options of a Redis log. */
export interface RedisLogOptions extends HistoryOptions {
  /** The server's URL, such as `redis://localhost:6379`. */
  url?: string | undefined
  /** A client of the `redis` package, whose settings are used instead of a URL. */
  client?: BorrowedClient | undefined
  /** The prefix of all keys; logs with different prefixes are independent. @default 'belfry' */
  prefix?: string | undefined
}

/** How long a call may take, in milliseconds; less than the relay's own limit. */
const WRITING = 4500
const READING = 2500

/** A channel's keys, in the order in which the writing scripts expect them. */
const ALL = ['rows', 'changes', 'words', 'marks', 'kept']

// Commands in the client's offline queue would be sent after their caller was told that they failed.
const settings = {
  RESP: 2,
  maintNotifications: 'disabled',
  clientSideCache: undefined,
  disableOfflineQueue: true,
  commandOptions: {},
}

/**
 * Creates a log in Redis (6.2 or later, or Valkey), which any number of relays share.
 *
 * @example
 * const relay = createRelay({ log: redisLog({ url: 'redis://localhost:6379' }), authorize })
 */
export function redisLog(options: RedisLogOptions): Log {
  check('options', 'an object', isObject(options), options)
  const { url, client, prefix = 'belfry' } = options
  check('url or client', 'given, and not both', (url === undefined) !== (client === undefined), url)
  check('url', 'a URL', url === undefined || (typeof url === 'string' && url), url)
  // Clients of clusters, sentinels and other packages take commands in another way, and have no pools.
  check('client', 'a client of redis for one server', !client || 'createPool' in client, client)
  check(
    'prefix',
    'a string without braces',
    typeof prefix === 'string' && /^[^{}]+$/.test(prefix),
    prefix,
  )
  const { history, retention } = readHistory(options)

  const make = (): RedisClient =>
    (client
      ? client.duplicate(settings)
      : createClient({ url: url!, ...settings } as object)) as RedisClient
  const calls = createConnection(make, [WRITE, MARK, READ], tell)
  // A separate connection, because a blocking read occupies one.
  const news = createConnection(make, [], () => {})
  const followers = new Set<Follower>()

  // In a cluster, all keys of a log must be in one slot, because its steps are atomic.
  const key = (...parts: readonly string[]): string => [`{${prefix}}`, ...parts].join(':')
  const meta = key('meta')
  const tailKey = key('tail')
  const tail = followTail(news, tailKey, meta, followers, tell)

  // Fresh for every call: the first call after data loss sets the log's new epoch.
  const epoch = (): string => crypto.randomUUID().slice(0, 8)

  const keysOf = (channels: readonly string[], ...parts: readonly string[]): string[] =>
    channels.flatMap((name) => parts.map((part) => key(part, name)))

  let isTold = false

  /** Relays of one log keep as much as the one that asks for most; says so once to each of the others. */
  function heed(heldHistory: string, heldRetention: string): void {
    if (isTold || (Number(heldHistory) <= history && Number(heldRetention) <= retention)) return
    isTold = true
    tell(
      new Error(
        `belfry: the log ${prefix} keeps history ${heldHistory} and retention ${heldRetention}, as another relay asked; this one asked for ${history} and ${retention}`,
      ),
    )
  }

  const about = (): (string | number)[] => [epoch(), history, retention]

  async function step(
    script: string,
    keys: readonly string[],
    rest: readonly (string | number)[],
  ): Promise<string> {
    const given = [...about(), tail.last(), ...rest].map(String)
    const reply = await calls.run(script, [meta, tailKey, ...keys], given, WRITING)
    const [outcome, ...held] = reply as StepReply
    heed(...held)
    return outcome
  }

  const write = (
    what: 'kept' | 'now' | 'gone' | 'end',
    channels: readonly string[],
    ...rest: readonly string[]
  ): Promise<string> =>
    step(WRITE, keysOf(channels, ...ALL), [what, channels.length, ...channels, ...rest])

  return {
    append: async (channels, { id, pieces, kept }) => {
      await write(kept ? 'kept' : 'now', channels, id, ...pieces)
    },
    withdraw: async (channels, id) => {
      await write('gone', channels, id, ...markRecord({ id, gone: 0 }).split(/0(?=\}$)/))
    },
    mark: async (channels, marks) => {
      const [own, ...others] = channels as [string, ...string[]]
      const rest = marks.flatMap((mark) => [mark.id, markRecord(mark), writeMark(mark)])
      const keys = [...keysOf([own], ...ALL), ...keysOf(others, 'words')]
      return (
        marks.length === 0 || (await step(MARK, keys, [own, newestOf(marks), ...rest])) !== 'ahead'
      )
    },
    end: async (channel) => {
      await write('end', [channel])
    },
    read: async (channels, after, limit) => {
      await tail.started()
      const keys = [meta, ...keysOf(channels, 'rows', 'changes', 'words', 'kept')]
      const { epoch: theirs = '', at = 0, told = '', upTo = '' } = after ?? {}
      const given = [...about(), theirs, at, told, upTo, limit].map(String)
      const reply = (await calls.run(READ, keys, given, READING)) as PageReply
      heed(reply[6], reply[7])
      return readPage(reply)
    },
    follow: (follower) => {
      const own = { ...follower }
      followers.add(own)
      return () => followers.delete(own)
    },
    lag: tail.lag,
    close: async () => {
      tail.close()
      news.close()
      calls.close()
    },
  }
}
