import { check, isName, isObject, NAME, readName } from './check.ts'
import { now, within } from './clock.ts'
import { nameOfSet } from './cursor.ts'
import type { Reader } from './stream.ts'
import { sharedChannel, userChannel } from './target.ts'

/** Who asks, and what she may hear. */
export interface Authorized {
  /** Her name, 1 to 200 characters; the same in all tenants that share a log, unless it says which. */
  readonly user: string
  /** Which channels she hears, up to 100. @default [] */
  readonly channels?: readonly string[] | undefined
  /** Until when, in epoch milliseconds: a token's `exp` × 1000. @default for ever */
  readonly until?: number | undefined
}

/** Says who asks: asked for every stream and every post, before a body is read. Null: nobody. */
export type Authorize = (
  request: Request,
) => Authorized | null | undefined | Promise<Authorized | null | undefined>

/** A user who may ask. */
export interface Caller extends Reader {
  readonly user: string
}

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000

/** Asks who is there. Undefined: nobody, or no longer; it rejects where the answer does not fit. */
export async function admit(authorize: Authorize, request: Request): Promise<Caller | undefined> {
  const answer = await within(
    PATIENCE,
    Promise.resolve(authorize(request)),
    () => new Error(`belfry: authorize did not answer within ${PATIENCE} ms`),
  )
  if (answer === null || answer === undefined) return undefined
  check('what authorize answers', '{ user, channels?, until? } or null', isObject(answer), answer)
  const { user, channels = [], until = Infinity } = answer
  readName('user', user)
  check(
    'channels',
    `up to 100 names, each ${NAME}`,
    Array.isArray(channels) && channels.length <= 100 && channels.every(isName),
    channels,
  )
  check('until', 'epoch milliseconds', typeof until === 'number' && !Number.isNaN(until), until)
  if (now() >= until) return undefined
  const all = [...new Set([userChannel(user), ...channels.map(sharedChannel)])]
  return { user, channels: all, set: nameOfSet(all), until }
}
