import { answered } from './answered.ts'
import { now } from './clock.ts'
import { cursorTail } from './cursor.ts'
import { HEARTBEAT, helloFrame, type Frame } from './frame.ts'
import { framesOf } from './history.ts'
import type { Hub, Listener } from './hub.ts'
import type { Log, Page, Position } from './log.ts'
import { tell } from './reported.ts'
import { MOST_UNSENT, type Sink } from './sink.ts'

/** How many rows of history are read at a time. */
const PAGE = 500

/** What a stream needs to know of its reader. */
export interface Reader {
  /** Hers, then those that `authorize` named. */
  readonly channels: readonly string[]
  /** The name of that set, as it stands in her cursors. */
  readonly set: string
  /** When she must ask anew, in epoch milliseconds. */
  readonly until: number
}

/** A stream whose history has been read, and which waits for a response to write to. */
export interface Stream {
  readonly start: (sink: Sink) => void
  readonly end: () => void
}

/**
 * Opens a stream: first it listens, then it reads, so that nothing falls between. What comes
 * meanwhile is queued; more than a client may leave unsent is let go, and read again in its turn.
 */
export async function openStream(
  log: Log,
  hub: Hub,
  reader: Reader,
  after: Position | undefined,
  times: { heartbeat: number; rotate: number },
  onClosed: () => void,
): Promise<Stream> {
  let sink: Sink | undefined
  let queue: Frame[] | undefined
  let queued = 0
  let at = 0
  let turn = 0
  let isOver = false
  let tail = ''
  let beatAt = Infinity
  // Those who came together, after a deployment, do not leave together.
  const leaveAt = Math.min(reader.until, now() + times.rotate * (0.8 + Math.random() * 0.2))

  const write = (text: string): void => {
    beatAt = now() + times.heartbeat
    sink?.write(text)
  }
  const send = (frame: Frame): void => {
    at = frame.at
    write(frame.head + tail + frame.body)
  }

  function take(frame: Frame, theirs: number): void {
    // Also what was for several of her channels comes once.
    if (isOver || frame.at <= at) return
    if (now() >= reader.until) return end()
    if (!isLive) return enqueue(frame)
    // Within a turn everything is on its way to the socket: only what earlier turns left tells.
    if (turn !== theirs && sink!.unsent() > MOST_UNSENT) return sink!.cut()
    turn = theirs
    send(frame)
  }

  let isLive = false
  function enqueue(frame: Frame): void {
    queued += frame.body.length
    if (queued > MOST_UNSENT) queue = undefined
    if (queue && queue.at(-1)?.at !== frame.at) queue.push(frame)
  }

  const listener: Listener = {
    channels: reader.channels,
    take,
    tick: (time) => {
      if (time >= leaveAt) end()
      else if (time >= beatAt && sink && isLive) {
        if (sink.unsent() > MOST_UNSENT) sink.cut()
        else write(HEARTBEAT)
      }
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
    close()
    sink?.end()
  }

  async function read(from: Position | undefined): Promise<Page> {
    queue = []
    queued = 0
    return answered(log.read(reader.channels, from, PAGE))
  }

  /** Writes history as fast as the client takes it, page by page, until the stream is live. */
  async function catchUp(first: Page): Promise<void> {
    for (let page = first; ;) {
      for (const frame of framesOf(page.rows)) {
        await sink!.room()
        if (isOver) return
        send(frame)
      }
      at = page.more ? page.rows.at(-1)!.at : page.end
      if (!page.more && queue) break
      page = await read({ epoch: first.epoch, at, told: first.floor })
      if (isOver) return
      // Something left before it could be told: she comes back, and is told.
      if (!page.recovered) return end()
    }
    isLive = true
    for (const frame of queue) if (frame.at > at) send(frame)
    queue = undefined
  }

  hub.add(listener)
  let first: Page
  try {
    first = await read(after)
  } catch (error) {
    close()
    throw error
  }
  tail = cursorTail(first.epoch, reader.set)

  return {
    end,
    start: (response) => {
      if (isOver) return response.end()
      sink = response
      response.onClosed(close)
      if (isOver) return
      const before = first.rows.length > 0 ? first.rows[0]!.at - 1 : first.end
      write(helloFrame(before + tail, first.now, first.recovered, times.heartbeat))
      catchUp(first).catch((error: unknown) => {
        tell(error)
        end()
      })
    },
  }
}
