import { answered } from './answered.ts'
import type { Attempt } from './attempt.ts'
import type { Caller } from './authorize.ts'
import { createBacklog } from './backlog.ts'
import { now, uptime } from './clock.ts'
import { cursorTail } from './cursor.ts'
import { HEARTBEAT, helloFrame, type Frame } from './frame.ts'
import { framesOf } from './history.ts'
import type { Hub } from './hub.ts'
import { HISTORY, isFull, type Listener, send } from './listener.ts'
import type { LogTime } from './log-time.ts'
import type { Log, Page, Position } from './log.ts'
import { readerOf } from './reader.ts'
import type { Sink } from './sink.ts'

/** How many items are read at a time; a history has no more in all. */
const PAGE = 500

/** What a stream needs from its relay. */
export interface Surroundings {
  readonly log: Log
  readonly hub: Hub
  readonly logTime: LogTime
  readonly times: { readonly heartbeat: number; readonly rotate: number }
  readonly tryReading: Attempt
}

/** A stream whose history has been read, waiting for a response to write to. */
export interface Stream {
  readonly start: (sink: Sink) => void
  readonly end: () => void
}

/**
 * Opens a stream: it listens first and reads second, so that nothing is missed in between. What arrives
 * meanwhile waits; if it is more than may be unsent, it is dropped and read from the log later.
 */
export async function openStream(
  { log, hub, logTime, times, tryReading }: Surroundings,
  { user, channels, set, until }: Caller,
  after: Position | undefined,
  onClosed: () => void,
): Promise<Stream> {
  const { heartbeat } = times
  let sink: Sink | undefined
  let isOver = false
  /** When the relay last said something of its own: the hello, or a heartbeat. */
  let saidAt = 0
  // Clients that connected together, after a deployment, shouldn't reconnect together.
  const leaveAt = uptime() + times.rotate * (0.8 + Math.random() * 0.2)

  const listener: Listener = {
    wire: undefined,
    tail: '',
    sentUpTo: undefined,
    backlog: createBacklog(),
    filled: undefined,
    until,
    channels,
    tick,
    end,
    cut,
  }

  function tick(time: number): number {
    const left = until - now()
    const { filled, backlog } = listener
    const isLive = !backlog
    const stuckAt = isLive && filled && isFull(listener) ? filled.time + heartbeat : Infinity
    if (left <= 0 || time >= leaveAt) end()
    else if (time >= stuckAt) cut()
    else if (isLive && time >= saidAt + heartbeat) say(HEARTBEAT)
    return Math.min(time + left, leaveAt, saidAt + heartbeat, stuckAt)
  }

  function say(text: string): void {
    saidAt = uptime()
    listener.wire!.write(text, 'latin1')
  }

  function close(): void {
    if (isOver) return
    isOver = true
    hub.remove(listener)
    onClosed()
  }
  function end(): void {
    if (isOver) return
    close()
    sink?.end()
  }
  function cut(): void {
    close()
    sink!.cut()
  }

  /** Waits until the client has received enough; undefined if there is no need to. */
  const room = (): Promise<void> | undefined =>
    isFull(listener) ? new Promise((resolve) => sink!.onRoom(resolve)) : undefined

  const read = (from: Position | undefined): Promise<Page> =>
    answered(log.read(channels, from, PAGE))

  /** Writes frames as fast as the client receives them; resolves to whether the stream is still open. */
  async function sendAll(frames: Iterable<Frame>, after: number = 0): Promise<boolean> {
    for (const frame of frames) {
      if (frame.at <= after) continue
      const wait = room()
      if (wait) await wait
      if (isOver) return false
      send(listener, frame, HISTORY)
    }
    return !isOver
  }

  /** Writes history page by page, until the stream is live. */
  async function catchUp(first: Page): Promise<void> {
    const { epoch, floor } = first
    // A history of several pages is as it was at the first; what came since is read after the last.
    let upTo = first.recovered ? undefined : first.end
    let page = first
    for (;;) {
      if (!(await sendAll(framesOf(page.rows)))) return
      const isUpToDate = !page.more && (page === first || upTo === undefined)
      let at = page.more ? page.rows.at(-1)!.at : (upTo ?? page.end)
      if (!page.more) upTo = undefined
      if (isUpToDate) at = await goLive(at)
      if (isOver || !listener.backlog) return
      listener.backlog = createBacklog()
      page = await read({ epoch, at, told: floor, ...(upTo !== undefined && { upTo }) })
      if (isOver) return
      // Rows were dropped before they were sent: the client reconnects, and is told of the gap.
      if (!page.recovered) return end()
    }
  }

  /** Writes what has arrived meanwhile, until nothing has: then the stream is live. Else it was too much. */
  async function goLive(at: number): Promise<number> {
    for (let arrived = listener.backlog!.frames(); arrived; arrived = listener.backlog.frames()) {
      listener.backlog = createBacklog()
      if (!(await sendAll(arrived, at))) return at
      at = Math.max(at, arrived.at(-1)?.at ?? at)
      if (arrived.length > 0) continue
      listener.sentUpTo = at
      listener.backlog = undefined
      return at
    }
    return at
  }

  function start(first: Page, reader: string, response: Sink): void {
    if (isOver) return response.end()
    sink = response
    listener.wire = response.wire
    listener.tail = cursorTail(first.epoch, set)
    response.onClosed(close)
    if (isOver) return
    const before = first.rows.length > 0 ? first.rows[0]!.at - 1 : first.end
    const { now, recovered } = first
    logTime.told(now)
    say(helloFrame(before + listener.tail, { now, recovered, reader, heartbeat }))
    void tryReading(catchUp(first)).then((refusal) => refusal && end())
  }

  hub.add(listener)
  try {
    const [first, reader] = await Promise.all([read(after), readerOf(user)])
    return { end, start: (response) => start(first, reader, response) }
  } catch (error) {
    close()
    throw error
  }
}
