import { createClient } from 'redis'
import { check, isObject } from '../check.ts'
import { type HistoryOptions, readHistory } from '../history-options.ts'
import type { Follower, Log } from '../log.ts'
import { markRecord } from '../marks.ts'
import { tell } from '../reported.ts'
import type { RedisClient } from './client.ts'
import { createConnection } from './connection.ts'
import { type PageReply, readPage } from './reply.ts'
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
  const calls = createConnection(make, [WRITE, READ], tell)
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

  const write = (
    what: 'kept' | 'now' | 'gone' | 'marks' | 'end',
    channels: readonly string[],
    ...rest: readonly (string | number)[]
  ): Promise<unknown> => {
    const keys = [meta, tailKey, ...keysOf(channels, 'rows', 'changes', 'words', 'marks')]
    const about = [epoch(), retention, history, tail.last(), what, channels.length]
    return calls.run(WRITE, keys, [...about, ...channels, ...rest].map(String), WRITING)
  }

  return {
    append: async (channels, { id, pieces, kept }) => {
      await write(kept ? 'kept' : 'now', channels, id, ...pieces)
    },
    withdraw: async (channels, id) => {
      await write('gone', channels, id, ...markRecord({ id, gone: 0 }).split(/0(?=\}$)/))
    },
    mark: async (channel, marks) => {
      const rest = marks.flatMap((mark) => {
        const { id, state = ['', ''], acted = '', gone = '' } = mark
        return [id, markRecord(mark), ...state, acted, gone]
      })
      return marks.length === 0 || (await write('marks', [channel], ...rest)) !== 'ahead'
    },
    end: async (channel) => {
      await write('end', [channel])
    },
    read: async (channels, after, limit) => {
      await tail.started()
      const keys = [meta, ...keysOf(channels, 'rows', 'changes')]
      const { epoch: theirs = '', at = 0, told = '' } = after ?? {}
      const about = [epoch(), retention, theirs, at, told, limit].map(String)
      return readPage((await calls.run(READ, keys, about, READING)) as PageReply)
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
