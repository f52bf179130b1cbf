import type { Backlog } from './backlog.ts'
import { now, uptime } from './clock.ts'
import type { Frame } from './frame.ts'
import { MOST_UNSENT, type Wire } from './sink.ts'

/** That a frame left more unsent than may be: in which turn, and when, as uptime. */
interface Filled {
  readonly turn: number
  readonly time: number
}

/** A listener's history is sent before the hub's first turn. */
export const HISTORY = 0

/**
 * A stream, as channels see it. One object, and what a delivery needs comes first in it: between two
 * deliveries to one listener all others have theirs, so each field elsewhere would be fetched from memory.
 */
export interface Listener {
  /** Where frames go; undefined until there is a response. */
  wire: Wire | undefined
  /** The end of all of this stream's cursors. */
  tail: string
  /** The stamp up to which history was sent: from the end of that until a later frame comes. */
  sentUpTo: number | undefined
  /** What arrives while the history is sent; undefined afterwards. */
  backlog: Backlog | undefined
  /** The last frame that left more unsent than may be. */
  filled: Filled | undefined
  /** When access ends, in epoch milliseconds. */
  readonly until: number
  readonly channels: readonly string[]
  /** Checks the time, which is uptime; returns when to check again. */
  readonly tick: (time: number) => number
  /** Ends the stream normally. */
  readonly end: () => void
  /** Ends it at once. */
  readonly cut: () => void
}

/** Returns how many bytes are waiting for a listener's client. */
export const unsentOf = ({ wire }: Listener): number => wire?.writableLength ?? 0

/** Returns whether more is waiting than may. */
export const isFull = (listener: Listener): boolean => unsentOf(listener) > MOST_UNSENT

/**
 * Returns whether this turn has filled a listener. What it was sent is still on its way to the socket, so
 * whether its client reads shows only after the turn.
 */
export const wasFilledIn = (listener: Listener, turn: number): boolean =>
  listener.filled?.turn === turn && isFull(listener)

/** Writes a frame to a listener that has a response. */
export function send(listener: Listener, { head, body, encoding }: Frame, turn: number): void {
  const wire = listener.wire!
  wire.write(head + listener.tail + body, encoding)
  if (wire.writableLength > MOST_UNSENT) listener.filled = { turn, time: uptime() }
}

/** Takes a frame for a listener, in a turn that has not filled it; one that is full is cut. */
export function receive(listener: Listener, frame: Frame, turn: number): void {
  const { sentUpTo, until } = listener
  if (sentUpTo !== undefined) {
    if (frame.at <= sentUpTo) return
    listener.sentUpTo = undefined
  }
  if (now() >= until) return listener.end()
  if (listener.backlog) return listener.backlog.add(frame)
  if (listener.filled && isFull(listener)) return listener.cut()
  send(listener, frame, turn)
}
