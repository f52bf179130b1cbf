import { attempt, complain, misfit, tried } from '../core/inside.ts'
import { isStamp } from '../record/index.ts'
import { createBackoff } from './backoff.ts'
import { createEventStream, type StreamEvent } from './event-stream.ts'
import type { Host } from './host.ts'
import { type Request, waitOf } from './request.ts'

/** The state of a connection: being opened, in use, between two attempts, or ended for good. */
export type RemoteState = 'connecting' | 'open' | 'waiting' | 'closed'

/** What a relay says first. */
interface Hello {
  /** The relay's time. */
  readonly now: number | undefined
  /** Whether everything since the cursor follows. */
  readonly recovered: boolean
  /** Whose stream it is: a hash of the user's name. */
  readonly reader: string | undefined
  /** Where to resume. */
  readonly cursor: string | undefined
}

/** What arrived, if anything. */
interface Arrival {
  readonly records: readonly unknown[]
  /** Where to resume after it. */
  readonly cursor: string | undefined
  /** The relay's time, if it says so. */
  readonly now: number | undefined
}

/** Receives the events of a connection. */
export interface ConnectionListener {
  /** Called when an attempt begins, and when the next one has to wait. */
  onState: (state: 'connecting' | 'waiting') => void
  /** Called when the stream is open. */
  onHello: (hello: Hello) => void
  onArrival: (arrival: Arrival) => void
  /** Called when the relay refuses for good. */
  onRefusal: () => void
}

/** A stream that reconnects until it is stopped. */
export interface Connection {
  /** Ends it. */
  stop: () => void
  /** Retries soon, because the network is back or somebody looks; gives up what has died meanwhile. */
  hurry: () => void
}

// Longer than two heartbeats, shorter than the idle timeout of proxies.
const SILENCE = 50_000
const ANSWER = 10_000
// A stream that ends sooner has not helped: its client would come back once a second for ever.
const HEARTBEAT = 20_000
const HURRIED_WAIT = 1000

// No content, forbidden, gone: retrying is pointless.
const REFUSALS = [204, 403, 410]

// Unreadable data is skipped; if it stopped us, it would stop every resume.
const readJson = (text: string): Record<string, unknown> =>
  Object(tried(() => JSON.parse(text) as unknown)) as Record<string, unknown>

/** Opens the stream of a relay, and reopens it whenever it ends. */
export function openConnection(
  request: Request,
  { clock, random }: Pick<Host, 'clock' | 'random'>,
  cursor: () => string | undefined,
  { onState, onHello, onArrival, onRefusal }: ConnectionListener,
): Connection {
  const backoff = createBackoff(random)
  let isStopped = false
  let current = new AbortController()
  let timer: unknown
  let mayHurry = false
  let patience = SILENCE
  let heardAt = 0
  let isDoubtful = true
  let isTold = false
  /** When the current stream will have lived for long enough; undefined before its hello. */
  let livesAt: number | undefined

  const setTimer = (task: () => void, ms: number): void => {
    clock.clearTimeout(timer)
    if (!isStopped) timer = clock.setTimeout(task, ms)
  }

  /** Logs once why no relay responds. After a first success, failures are the network's. */
  const doubt = (problem: Error): void => {
    if (isDoubtful && !isStopped) complain(problem)
    isDoubtful = false
  }

  /** Ends the current attempt unless something is heard in time. */
  const watch = (): void => {
    heardAt = clock.now()
    setTimer(() => {
      doubt(new Error('belfry: nothing came from the relay for 50 s; does a proxy buffer it?'))
      current.abort()
    }, patience)
  }

  /** Whether the clock was set, or has gone on while timers stood still, since something was heard. */
  const hasClockJumped = (): boolean => Math.abs(clock.now() - heardAt) >= patience

  const take = ({ type, data, id, retry }: StreamEvent): void => {
    if (retry !== undefined) backoff.spread(retry)
    const { now: time, recovered, reader, records, beat = 0 } = readJson(data)
    const now = isStamp(time) ? time : undefined
    if (type === 'hello') {
      isDoubtful = false
      // A relay with a slower heartbeat than usual says so.
      livesAt = clock.now() + Math.max(HEARTBEAT, Number(beat) || 0)
      patience = Math.max(SILENCE, 2.5 * Number(beat) || 0)
      const own = typeof reader === 'string' && reader ? reader : undefined
      onHello({ now, recovered: !!recovered, reader: own, cursor: id })
    } else {
      // An event with another name is for later versions; where to resume after it, for this one too.
      const known = type === 'message' && Array.isArray(records) ? records : []
      attempt(() => onArrival({ records: known, cursor: id, now }))
    }
  }

  /** Logs once that what the relay sends cannot be read. */
  const refuse = (problem: unknown): void => {
    if (!isTold) complain(problem)
    isTold = true
  }

  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const { signal } = current
    const reader = body.getReader()
    // Also ends a body that ignores the signal.
    signal.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true })
    const parse = createEventStream((event) => {
      if (!signal.aborted) take(event)
    })
    for (;;) {
      watch()
      const { done, value } = await reader.read()
      // By a clock that was set, what comes is too old to be shown or too new to be true. A hello tells
      // the relay's time again, and this comes after it.
      if (done || hasClockJumped()) return
      try {
        parse(value)
      } catch (error) {
        return refuse(error)
      }
    }
  }

  /** Makes one attempt; returns the minimum wait before the next, or 'refused'. */
  const tryOnce = async (): Promise<number | 'refused'> => {
    watch()
    const after = cursor()
    const headers = { accept: 'text/event-stream', ...(after && { 'last-event-id': after }) }
    const response = await request({ headers, cache: 'no-store', signal: current.signal })
    if (response.ok && response.body) {
      await read(response.body)
      const kind = response.headers.get('content-type')
      if (!kind?.startsWith('text/event-stream')) doubt(misfit('url', 'the URL of a relay', kind))
      return 0
    }
    if (REFUSALS.includes(response.status)) return 'refused'
    return waitOf(response, clock.now())
  }

  const open = async (): Promise<void> => {
    current = new AbortController()
    mayHurry = false
    livesAt = undefined
    onState('connecting')
    if (isStopped) return
    const wait = await tryOnce().catch(() => 0)
    clock.clearTimeout(timer)
    if (isStopped) return
    // A browser may ask again on a connection that has died together with the stream. If the network is
    // only slow, the attempt after that has more time again.
    patience = current.signal.aborted && patience > ANSWER ? ANSWER : SILENCE
    // Ends also what nobody reads of the answer, so that its connection is free.
    current.abort()
    if (wait === 'refused') return onRefusal()
    if (livesAt !== undefined && clock.now() >= livesAt) backoff.reset()
    mayHurry = true
    onState('waiting')
    setTimer(() => void open(), backoff.next(wait))
  }

  // Later, because a listener may stop it, and can't before it has been returned.
  queueMicrotask(() => void open())

  return {
    stop: () => {
      isStopped = true
      clock.clearTimeout(timer)
      current.abort()
    },
    hurry: () => {
      if (mayHurry) setTimer(() => void open(), random() * HURRIED_WAIT)
      // While a computer sleeps, streams die and timers stand still.
      else if (hasClockJumped()) current.abort()
    },
  }
}
