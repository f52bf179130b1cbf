import { answered } from './answered.ts'
import type { Attempt } from './attempt.ts'
import { type Backlog, createBacklog } from './backlog.ts'
import { now, uptime } from './clock.ts'
import { cursorTail } from './cursor.ts'
import { HEARTBEAT, helloFrame, type Frame, type Moment } from './frame.ts'
import { framesOf } from './history.ts'
import type { Hub, Listener } from './hub.ts'
import type { Log, Page, Position } from './log.ts'
import { MOST_UNSENT, type Sink } from './sink.ts'

/** How many rows of history are read at a time. */
const PAGE = 500

/** What a stream needs to know about its reader. */
export interface Reader {
  /** The reader's own channel, then those that `authorize` named. */
  readonly channels: readonly string[]
  /** The name of that set, as used in cursors. */
  readonly set: string
  /** When access ends, in epoch milliseconds. */
  readonly until: number
}

/** What a stream needs from its relay. */
interface Surroundings {
  readonly log: Log
  readonly hub: Hub
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
  { log, hub, times, tryReading }: Surroundings,
  { channels, set, until }: Reader,
  after: Position | undefined,
  onClosed: () => void,
): Promise<Stream> {
  const { heartbeat } = times
  let sink: Sink | undefined
  let put: Sink['write']
  /** Whether the last write left more unsent than may be. */
  let isBehind = false
  /** What has arrived since a page was asked for; undefined once all history was sent. */
  let backlog: Backlog | undefined = createBacklog()
  let last: Moment = { at: 0, time: 0 }
  /** The hub's turn in which the last frame came. */
  let turn = 0
  let isOver = false
  /** The end of all of this stream's cursors. */
  let tail = ''
  // Clients that connected together, after a deployment, shouldn't reconnect together.
  const leaveAt = uptime() + times.rotate * (0.8 + Math.random() * 0.2)

  /** Writes the relay's own messages. */
  const write = (text: string): void => {
    last = { at: last.at, time: uptime() }
    isBehind = put(text, true)
  }
  const send = ({ moment, head, body, isPlain }: Frame): void => {
    last = moment
    isBehind = put(head + tail + body, isPlain)
  }

  function take(frame: Frame, theirs: number): void {
    // A record for several of the reader's channels is sent once too.
    if (frame.moment.at <= last.at) return
    if (now() >= until) return end()
    if (backlog) return backlog.add(frame)
    // Within a turn, all data is on its way to the socket: only what earlier turns left counts.
    if (isBehind && turn !== theirs && sink!.unsent() > MOST_UNSENT) return cut()
    turn = theirs
    send(frame)
  }

  const listener: Listener = {
    channels,
    take,
    tick: (time) => {
      const left = until - now()
      if (left <= 0 || time >= leaveAt) end()
      else if (sink && !backlog && time >= last.time + heartbeat) {
        if (sink.unsent() > MOST_UNSENT) cut()
        else write(HEARTBEAT)
      }
      return Math.min(time + left, leaveAt, last.time + heartbeat)
    },
    end,
    unsent: () => sink?.unsent() ?? 0,
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
    sink!.unsent() < MOST_UNSENT ? undefined : new Promise((resolve) => sink!.onRoom(resolve))

  const read = (from: Position | undefined): Promise<Page> =>
    answered(log.read(channels, from, PAGE))

  /** Writes history as fast as the client receives it, page by page, until the stream is live. */
  async function catchUp(page: Page): Promise<void> {
    const { epoch, floor } = page
    for (;;) {
      for (const frame of framesOf(page.rows)) {
        const wait = room()
        if (wait) await wait
        if (isOver) return
        send(frame)
      }
      const at = page.more ? page.rows.at(-1)!.at : page.end
      last = { at, time: last.time }
      const arrived = page.more ? undefined : backlog!.frames()
      if (arrived) return goLive(arrived)
      backlog = createBacklog()
      page = await read({ epoch, at, told: floor })
      if (isOver) return
      // Rows were dropped before they were sent: the client reconnects, and is told of the gap.
      if (!page.recovered) return end()
    }
  }

  function goLive(arrived: readonly Frame[]): void {
    backlog = undefined
    for (const frame of arrived) if (frame.moment.at > last.at) send(frame)
  }

  function start(first: Page, response: Sink): void {
    if (isOver) return response.end()
    sink = response
    put = response.write
    response.onClosed(close)
    if (isOver) return
    tail = cursorTail(first.epoch, set)
    const before = first.rows.length > 0 ? first.rows[0]!.at - 1 : first.end
    const hello = helloFrame(before + tail, first.now, first.recovered, heartbeat)
    write(hello)
    void tryReading(catchUp(first)).then((refusal) => refusal && end())
  }

  hub.add(listener)
  try {
    const first = await read(after)
    return { end, start: (response) => start(first, response) }
  } catch (error) {
    close()
    throw error
  }
}
