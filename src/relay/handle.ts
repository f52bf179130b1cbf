import { admit, type Authorize, type Caller } from './authorize.ts'
import { type Body, readJson, refuseHead } from './body.ts'
import { isObject } from './check.ts'
import { uptime } from './clock.ts'
import { readCursor } from './cursor.ts'
import { answered } from './answered.ts'
import type { Attempt } from './attempt.ts'
import type { Limits } from './limits.ts'
import { readMarks } from './marks.ts'
import type { OriginVerdict } from './origins.ts'
import { METHODS, refuse, type Refusal } from './refusal.ts'
import { readerOf } from './reader.ts'
import { tell } from './reported.ts'
import { openStream, type Stream, type Surroundings } from './stream.ts'
import { userChannel } from './target.ts'

/** What a relay's doors share. */
export interface Service extends Surroundings {
  readonly tryMarking: Attempt
  readonly limits: Limits
  readonly authorize: Authorize
  readonly judge: (request: Request) => OriginVerdict
  readonly isClosing: () => boolean
}

/** What a door writes: a stream, or a status with or without a body. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly stream?: Stream
}

async function openFor(
  service: Service,
  caller: Caller,
  request: Request,
  since: number,
): Promise<Stream | Refusal> {
  // Signed out while authorize answered: the client comes back, and it is asked anew.
  if (service.hub.hasEnded(userChannel(caller.user), since)) return refuse.away()
  const cursor =
    request.headers.get('last-event-id') || new URL(request.url).searchParams.get('after')
  const after = readCursor(cursor, caller.set)
  const seconds = service.limits.open(caller.user)
  if (seconds > 0) return refuse.tooMany('opened streams', seconds)
  // Last: from here on, the stream gives its place back however it ends.
  const leave = service.limits.enter(caller.user)
  if (!leave) return refuse.tooMany('streams', 30)
  return service.tryReading(openStream(service, caller, after, leave))
}

/** Returns whether a body was made by this user's device; one that doesn't say whose it is counts as such. */
const isFrom = async (user: string, body: unknown): Promise<boolean> =>
  !isObject(body) || body.reader === undefined || body.reader === (await readerOf(user))

async function takeMarks(
  service: Service,
  caller: Caller,
  request: Request,
  body: () => Body,
): Promise<Refusal | undefined> {
  const seconds = service.limits.post(caller.user)
  if (seconds > 0) return refuse.tooMany('posts', seconds)
  const read = refuseHead(request.headers) ?? (await readJson(body()))
  if ('status' in read) return read
  if (!(await isFrom(caller.user, read.value))) return refuse.otherReader()
  const marks = readMarks(read.value)
  if (!marks) return refuse.badRequest('the body must be {"records":[…]} with up to 1000 marks')
  const taken = await service.tryMarking(answered(service.log.mark(caller.channels, marks)))
  if (taken === false) return refuse.badRequest('a stamp is more than a day ahead')
  return taken === true ? undefined : taken
}

async function serve(
  service: Service,
  request: Request,
  body: () => Body,
): Promise<Stream | Refusal | undefined> {
  const since = uptime()
  const caller = await admit(service.authorize, request)
  if (!caller) return refuse.nobody()
  if (service.isClosing()) return refuse.away()
  return request.method === 'GET'
    ? openFor(service, caller, request, since)
    : takeMarks(service, caller, request, body)
}

/** Converts a refusal to an answer. */
export const refused = (
  { status, error, headers }: Refusal,
  cors: Answer['headers'] = {},
): Answer => ({
  status,
  headers: { ...cors, ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  body: JSON.stringify({ error }),
})

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Must not be compressed or buffered on the way: each record should arrive when it was sent.
  'Cache-Control': 'no-cache, no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // The one thing that caches of service workers respect: a stream that was kept would be played again
  // in place of each later one.
  Vary: '*',
  'X-Content-Type-Options': 'nosniff',
}

/** Answers any request; never rejects. */
export async function handle(
  service: Service,
  request: Request,
  body: () => Body,
): Promise<Answer> {
  const { isForeign, headers, preflight } = service.judge(request)
  if (!METHODS.includes(request.method)) return refused(refuse.method(), headers)
  if (isForeign) return refused(refuse.foreignOrigin(), headers)
  if (request.method === 'OPTIONS')
    return preflight ? { status: 204, headers: preflight } : refused(refuse.method(), headers)
  if (service.isClosing()) return refused(refuse.away(), headers)
  const outcome = await serve(service, request, body).catch((error: unknown) => {
    tell(error)
    return refuse.failed()
  })
  if (!outcome) return { status: 204, headers }
  return 'status' in outcome
    ? refused(outcome, headers)
    : { status: 200, headers: { ...headers, ...STREAM_HEADERS }, stream: outcome }
}
