import { every, now } from './clock.ts'
import { recordsFrame, type Frame } from './frame.ts'
import type { Entry } from './log.ts'
import { reported } from './reported.ts'

/** Somebody who listens to channels. */
export interface Listener {
  readonly channels: readonly string[]
  /** Takes a frame; `turn` is the same for all that come together. */
  readonly take: (frame: Frame, turn: number) => void
  /** Looks at the time. */
  readonly tick: (now: number) => void
  readonly end: () => void
  readonly unsent: () => number
}

/** Who listens to what. */
export interface Hub {
  readonly add: (listener: Listener) => void
  readonly remove: (listener: Listener) => void
  readonly deliver: (entries: readonly Entry[]) => void
  readonly endAll: () => void
  readonly size: () => number
  readonly unsent: () => number
}

/** One timer serves all streams; it runs while there are any. */
export function createHub(beat: number): Hub {
  const listeners = new Set<Listener>()
  const byChannel = new Map<string, Set<Listener>>()
  let turn = 0
  let stop: (() => void) | undefined

  const tick = (): void => {
    const time = now()
    for (const listener of [...listeners]) reported(() => listener.tick(time))
  }

  const leave = (channel: string, listener: Listener): void => {
    const audience = byChannel.get(channel)
    audience?.delete(listener)
    if (audience?.size === 0) byChannel.delete(channel)
  }

  return {
    add: (listener) => {
      listeners.add(listener)
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
      turn += 1
      for (const { at, channels, records } of entries) {
        const frame = recordsFrame(at, records)
        for (const channel of channels)
          for (const listener of byChannel.get(channel) ?? [])
            reported(() => listener.take(frame, turn))
      }
    },
    endAll: () => {
      for (const listener of [...listeners]) reported(listener.end)
    },
    size: () => listeners.size,
    unsent: () => {
      let bytes = 0
      for (const listener of listeners) bytes += listener.unsent()
      return bytes
    },
  }
}
