import { check, isName, isObject, NAME, readName } from './check.ts'
import { now, within } from './clock.ts'
import { nameOfSet } from './cursor.ts'
import { MOST_CHANNELS } from './history-options.ts'
import { sharedChannel, userChannel } from './target.ts'

/** The user of a request, and what they may receive. */
export interface Authorized {
  /** The user's name, 1 to 200 characters. Tenants that share a log share names: include the tenant. */
  user: string
  /** The channels that the user receives, up to 100. @default [] */
  channels?: readonly string[] | undefined
  /** When access ends, in epoch milliseconds: a token's `exp` × 1000. @default never */
  until?: number | undefined
}

/** Identifies the user of a request: for every stream and post, before a body is read. Null: nobody. */
export type Authorize = (
  request: Request,
) => Authorized | null | undefined | Promise<Authorized | null | undefined>

/** An authorized user. */
export interface Caller {
  readonly user: string
  /** The user's own channel, then those that `authorize` named. */
  readonly channels: readonly string[]
  /** The name of that set, as used in cursors. */
  readonly set: string
  /** When access ends, in epoch milliseconds. */
  readonly until: number
}

/** How long `authorize` may take, in milliseconds. */
export const MOST_PATIENCE = 10_000

/** Identifies the caller; undefined if nobody, or expired. Rejects if `authorize` returns nonsense. */
export async function admit(authorize: Authorize, request: Request): Promise<Caller | undefined> {
  const answer = await within(
    MOST_PATIENCE,
    Promise.resolve(authorize(request)),
    () => new Error(`belfry: authorize did not answer within ${MOST_PATIENCE} ms`),
  )
  if (answer == null) return undefined
  check('what authorize answers', '{ user, channels?, until? } or null', isObject(answer), answer)
  const { user, channels = [], until = Infinity } = answer
  readName('user', user)
  check(
    'channels',
    `up to ${MOST_CHANNELS} names, each ${NAME}`,
    Array.isArray(channels) && channels.length <= MOST_CHANNELS && channels.every(isName),
    channels,
  )
  check('until', 'epoch milliseconds', typeof until === 'number' && !Number.isNaN(until), until)
  if (now() >= until) return undefined
  const all = [...new Set([userChannel(user), ...channels.map(sharedChannel)])]
  return { user, channels: all, set: nameOfSet(all), until }
}
