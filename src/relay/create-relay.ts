import { callback, having, object } from '../core/inside.ts'
import { answered } from './answered.ts'
import { createAttempt } from './attempt.ts'
import type { Authorize } from './authorize.ts'
import { checkMs, readInput, readName } from './check.ts'
import { createDraft, type PublishOptions, type RelayNotification } from './draft.ts'
import { USUAL_HEARTBEAT } from './frame.ts'
import type { Service } from './handle.ts'
import { createHub } from './hub.ts'
import { createLimits } from './limits.ts'
import { createLogTime } from './log-time.ts'
import type { Log } from './log.ts'
import { memoryLog } from './memory-log.ts'
import { createNodeDoor } from './node-door.ts'
import type { NodeRequest, NodeResponse } from './node-message.ts'
import { readId } from './notification-fields.ts'
import { createOrigins } from './origins.ts'
import { channelsOf, type Target, userChannel } from './target.ts'
import { createWebDoor } from './web-door.ts'

const readLog = having('append')

/** Options of a relay. */
export interface RelayOptions {
  /** Stores the notifications; relays on several machines share one. @default memoryLog() */
  log?: Log | undefined
  /** Identifies the user of a request, and what they may receive. */
  authorize: Authorize
  /** Other origins whose pages may connect, such as `https://app.example`. @default [] */
  origins?: readonly string[] | undefined
  /** How often a stream gets a heartbeat, in milliseconds. @default 20_000 */
  heartbeat?: number | undefined
  /** Milliseconds after which a stream ends and its client reconnects. @default 600_000 */
  rotate?: number | undefined
}

/** Statistics of a relay. */
export interface RelayStats {
  /** How many streams are open. */
  readonly streams: number
  /** How many bytes are waiting for clients, in total. */
  readonly unsent: number
  /** How far clients are behind the log, in milliseconds: it cannot be read, or is still being delivered. */
  readonly lag: number
}

/** An error of `publish` or `withdraw`, which may still have succeeded; a retry with the id is safe. */
export interface PublishError extends Error {
  /** The id to try again with. */
  readonly id: string
}

/** The server side: what is published here reaches every tab and device of its users. */
export interface Relay {
  /**
   * Sends a notification; resolves to its id once the log has it, or rejects, within 5 s.
   *
   * @example
   * await relay.publish({ user: 'ada' }, { title: 'Your export is ready' })
   */
  readonly publish: (
    to: Target | readonly Target[],
    notification: RelayNotification,
    options?: PublishOptions,
  ) => Promise<string>
  /** Withdraws a notification everywhere. */
  readonly withdraw: (to: Target | readonly Target[], id: string | number) => Promise<void>
  /**
   * Ends all streams of a user, at every relay of the log, within 5 s: at sign-out, or when rights have
   * changed. Clients come back, and `authorize` is asked anew.
   */
  readonly end: (whom: { readonly user: string }) => Promise<void>
  /** Handles a web `Request`: Next, Hono, Bun, Deno. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Handles a node:http request: Node, Express, Fastify. */
  readonly node: (request: NodeRequest, response: NodeResponse) => void
  /** Ends all streams, so that clients reconnect elsewhere; what is being published is completed. */
  readonly close: () => Promise<void>
  /** Returns how many streams are open, what waits for clients and how far the log is behind. */
  readonly stats: () => RelayStats
}

/**
 * Creates a relay: publish to users and channels, and mount its handler on a path of your server.
 *
 * @example
 * const relay = createRelay({ authorize: async (request) => ({ user: await userOf(request) }) })
 * createServer(relay.node).listen(3000)
 * await relay.publish({ user: 'ada' }, { title: 'Build finished', type: 'success' })
 */
export function createRelay(options: RelayOptions): Relay {
  object('options', options)
  const {
    log = memoryLog(),
    authorize,
    origins = [],
    heartbeat = USUAL_HEARTBEAT,
    rotate = 600_000,
  } = options
  callback('authorize', authorize)
  readLog('log', log)
  checkMs('heartbeat', heartbeat)
  checkMs('rotate', rotate)
  const judge = createOrigins(origins)

  // Precise enough for the shortest of the times.
  const logTime = createLogTime(() => log.lag())
  const hub = createHub(Math.min(1000, heartbeat / 4, rotate / 10), logTime)
  let closing: Promise<void> | undefined
  const isClosing = (): boolean => closing !== undefined
  const service: Service = {
    log,
    tryReading: createAttempt(isClosing),
    tryMarking: createAttempt(isClosing),
    hub,
    logTime,
    limits: createLimits(),
    authorize,
    judge,
    times: { heartbeat, rotate },
    isClosing,
  }
  const stopFollowing = log.follow({ onEntries: hub.deliver, onLost: hub.endAll })

  const underWay = new Set<Promise<void>>()

  /** Waits for the log's work; closing waits for it, too. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (closing) throw new Error('belfry: the relay is closed')
    const begun = answered(work())
    underWay.add(begun)
    await begun.finally(() => underWay.delete(begun))
  }

  /** The same; if it fails, the error has the id for a retry. */
  async function confirm(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await run(work)
    } catch (error) {
      throw Object.assign(
        new Error(`belfry: ${id} may not have been sent: ${(error as Error)?.message}`, {
          cause: error,
        }),
        { id },
      )
    }
  }

  async function close(): Promise<void> {
    stopFollowing()
    hub.finish()
    await Promise.allSettled(underWay)
    await log.close()
  }

  return {
    publish: async (to, notification, options) => {
      const channels = readInput(() => channelsOf(to))
      const draft = readInput(() => createDraft(notification, options))
      await confirm(draft.id, () => log.append(channels, draft))
      return draft.id
    },
    withdraw: async (to, given) => {
      const channels = readInput(() => channelsOf(to))
      const id = readId('id', given)
      await confirm(id, () => log.withdraw(channels, id))
    },
    end: async (whom) => {
      const channel = readInput(() => userChannel(readName('user', Object(whom).user)))
      if (!log.end) throw new TypeError('belfry: this log cannot end streams; it has no `end`')
      await run(() => log.end!(channel))
    },
    fetch: createWebDoor(service),
    node: createNodeDoor(service),
    close: () => (closing ??= close()),
    stats: () => ({
      streams: hub.size(),
      unsent: hub.unsent(),
      lag: Math.max(log.lag(), hub.lag()),
    }),
  }
}
