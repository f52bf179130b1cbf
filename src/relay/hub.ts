import { MOST_PATIENCE } from './authorize.ts'
import { after, every, soon, uptime } from './clock.ts'
import { recordsFrame } from './frame.ts'
import { type Listener, receive, unsentOf } from './listener.ts'
import type { Entry } from './log.ts'
import { reported } from './reported.ts'

/** Keeps track of who listens to which channels. */
export interface Hub {
  readonly add: (listener: Listener) => void
  readonly remove: (listener: Listener) => void
  readonly deliver: (entries: readonly Entry[]) => void
  readonly endAll: () => void
  /** Returns whether the streams of a user's own channel were ended since a time, as uptime. */
  readonly hasEnded: (channel: string, since: number) => boolean
  readonly size: () => number
  readonly unsent: () => number
}

/** How many receivers are written to before sockets, timers and publishers get their turn. */
const SLICE = 1000

/** Creates a hub. One timer serves all streams; it runs while there are any. */
export function createHub(beat: number): Hub {
  // When each listener checks the time again: in most beats, most have nothing to do.
  const listeners = new Map<Listener, number>()
  const byChannel = new Map<string, Set<Listener>>()
  // When the streams of a user's own channel were ended: authorize may still answer what was true before.
  const endedAt = new Map<string, number>()
  // In the order of the log: entries that arrive while a large audience is served wait their turn.
  const waiting: Iterator<void>[] = []
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

  /** Delivers to every listener, and pauses after each slice. */
  function* tellAll(entries: readonly Entry[]): Generator<void> {
    turn += 1
    let told = 0
    for (const { at, channels, records, ends } of entries) {
      if (ends) {
        channels.forEach(endStreams)
        continue
      }
      const frame = recordsFrame(at, records)
      for (const listener of audienceOf(channels)) {
        reported(() => receive(listener, frame, turn))
        told += 1
        if (told % SLICE === 0) yield
      }
    }
  }

  function work(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (!next.next().done) return soon(work)
      waiting.shift()
    }
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
      if (waiting.push(tellAll(entries)) === 1) work()
    },
    endAll: () => {
      // A log in memory may end with its relay: who is still here gets what was published.
      for (const rest of waiting.splice(0)) while (!rest.next().done);
      for (const listener of [...listeners.keys()]) reported(listener.end)
    },
    hasEnded: (channel, since) => (endedAt.get(channel) ?? -Infinity) >= since,
    size: () => listeners.size,
    unsent: () => {
      let bytes = 0
      for (const listener of listeners.keys()) bytes += unsentOf(listener)
      return bytes
    },
  }
}
