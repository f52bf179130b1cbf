import { MOST_PATIENCE } from './authorize.ts'
import { after, every, soon, uptime } from './clock.ts'
import { recordsFrame } from './frame.ts'
import { type Listener, receive, unsentOf, wasFilledIn } from './listener.ts'
import type { LogTime } from './log-time.ts'
import type { Entry } from './log.ts'
import { reported } from './reported.ts'
import { MOST_UNSENT } from './sink.ts'

/** Keeps track of who listens to which channels. */
export interface Hub {
  readonly add: (listener: Listener) => void
  readonly remove: (listener: Listener) => void
  readonly deliver: (entries: readonly Entry[]) => void
  /** Ends all streams, whose clients come back and read what they have missed. */
  readonly endAll: () => void
  /** The same after what was published: a log in memory may end with its relay. */
  readonly finish: () => void
  /** Returns whether the streams of a user's own channel were ended since a time, as uptime. */
  readonly hasEnded: (channel: string, since: number) => boolean
  readonly size: () => number
  /** Returns how long the steps that come next have been waiting here, in milliseconds. */
  readonly lag: () => number
  readonly unsent: () => number
}

/** How many receivers are written to before sockets, timers and publishers get their turn. */
const SLICE = 1000

/** How long steps may wait here, in milliseconds; then reading the log again is faster. */
const MOST_LAG = 10_000

/** Steps that came together, and when, as uptime. */
interface Waiting {
  readonly since: number
  readonly turns: Iterator<void>
}

/** Creates a hub. One timer serves all streams; it runs while there are any. */
export function createHub(beat: number, logTime: LogTime): Hub {
  // When each listener checks the time again: in most beats, most have nothing to do.
  const listeners = new Map<Listener, number>()
  const byChannel = new Map<string, Set<Listener>>()
  // When the streams of a user's own channel were ended: authorize may still answer what was true before.
  const endedAt = new Map<string, number>()
  // In the order of the log: entries that arrive while a large audience is served wait their turn.
  const waiting: Waiting[] = []
  let turn = 0
  let stop: (() => void) | undefined

  const look = (listener: Listener, time: number): void => {
    const again = listener.tick(time)
    if (listeners.has(listener)) listeners.set(listener, again)
  }

  const tick = (): void => {
    const time = uptime()
    for (const [listener, due] of listeners) if (due <= time) reported(() => look(listener, time))
  }

  const leave = (channel: string, listener: Listener): void => {
    const audience = byChannel.get(channel)
    audience?.delete(listener)
    if (audience?.size === 0) byChannel.delete(channel)
  }

  function* onceEach(channels: readonly string[]): Generator<Listener> {
    const met = new Set<Listener>()
    for (const channel of channels)
      for (const listener of byChannel.get(channel) ?? []) {
        if (!met.has(listener)) yield listener
        met.add(listener)
      }
  }

  /** Returns everyone who listens to any of these channels, once each. */
  const audienceOf = (channels: readonly string[]): Iterable<Listener> =>
    channels.length > 1 ? onceEach(channels) : (byChannel.get(channels[0]!) ?? [])

  function endStreams(channel: string): void {
    const time = uptime()
    endedAt.set(channel, time)
    after(MOST_PATIENCE, () => {
      if (endedAt.get(channel) === time) endedAt.delete(channel)
    })
    for (const listener of [...(byChannel.get(channel) ?? [])]) reported(listener.end)
  }

  /**
   * Delivers to every listener, and pauses after each turn: so many receivers, or so many bytes. Where the
   * log's clock was set back, each frame tells the time anew, or clients would take what is new for old.
   */
  function* tellAll(entries: readonly Entry[], isSetBack: boolean): Generator<void> {
    turn += 1
    let told = 0
    let size = 0
    for (const { at, channels, records, ends } of entries) {
      if (ends) {
        channels.forEach(endStreams)
        continue
      }
      const frame = recordsFrame(at, records, isSetBack ? at : undefined)
      size += frame.body.length
      for (const listener of audienceOf(channels)) {
        if (told >= SLICE || size > MOST_UNSENT || wasFilledIn(listener, turn)) {
          yield
          turn += 1
          told = 0
          size = frame.body.length
        }
        reported(() => receive(listener, frame, turn))
        told += 1
      }
    }
  }

  function work(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (lag() > MOST_LAG) return endAll()
      if (!next.turns.next().done) return soon(work)
      waiting.shift()
    }
  }

  const lag = (): number => (waiting[0] ? uptime() - waiting[0].since : 0)

  function endAll(): void {
    waiting.length = 0
    for (const listener of [...listeners.keys()]) reported(listener.end)
  }

  return {
    add: (listener) => {
      listeners.set(listener, 0)
      for (const channel of listener.channels) {
        const audience = byChannel.get(channel) ?? new Set()
        byChannel.set(channel, audience.add(listener))
      }
      stop ??= every(beat, tick)
    },
    remove: (listener) => {
      listeners.delete(listener)
      for (const channel of listener.channels) leave(channel, listener)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
    },
    deliver: (entries) => {
      const isSetBack = logTime.isBehind(entries.at(-1)!.at)
      if (waiting.push({ since: uptime(), turns: tellAll(entries, isSetBack) }) === 1) work()
    },
    endAll,
    finish: () => {
      for (const { turns } of waiting.splice(0)) while (!turns.next().done);
      endAll()
    },
    hasEnded: (channel, since) => (endedAt.get(channel) ?? -Infinity) >= since,
    size: () => listeners.size,
    lag,
    unsent: () => {
      let bytes = 0
      for (const listener of listeners.keys()) bytes += unsentOf(listener)
      return bytes
    },
  }
}
