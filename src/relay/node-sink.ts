import { after } from './clock.ts'
import type { NodeResponse } from './node-message.ts'
import { MOST_UNSENT, type Sink } from './sink.ts'

/** How long an ended stream may take to be taken, in milliseconds. */
const LAST_CHANCE = 5000

/**
 * Where the bytes go: straight to the socket where the response has one for itself. A response of
 * HTTP/1 would put each text into a line of its own first, which costs an eighth of a delivery. One
 * of HTTP/2 shares its socket, and one that waits for others on its connection has none yet.
 */
function wireOf(response: NodeResponse): Pick<NodeResponse, 'write' | 'on'> {
  if (!response.socket || response.stream || !response.flushHeaders) return response
  response.flushHeaders()
  return response.socket
}

/** Writes to a response of Node's, whose head has been written and whose end is its connection's. */
export function createNodeSink(response: NodeResponse): Sink {
  const wire = wireOf(response)
  const tasks: (() => void)[] = []
  let hasRoom: (() => void) | undefined
  let isClosed = response.destroyed === true || response.writableEnded

  // The response's own close: a request is closed as soon as it has been read.
  response.on('close', () => {
    isClosed = true
    hasRoom?.()
    for (const task of tasks.splice(0)) task()
  })
  wire.on('drain', () => hasRoom?.())
  // A socket that breaks is closed afterwards; without a listener it would take the process down.
  response.on('error', () => {})

  return {
    write: (text) => {
      if (!isClosed) wire.write(text)
    },
    unsent: () => (isClosed ? 0 : response.writableLength),
    room: async () => {
      if (isClosed || response.writableLength < MOST_UNSENT) return
      await new Promise<void>((resolve) => {
        hasRoom = resolve
      })
      hasRoom = undefined
    },
    end: () => {
      if (isClosed) return
      response.end('')
      // Who takes nothing any more would keep it open for ever.
      after(LAST_CHANCE, () => response.destroy())
    },
    cut: () => {
      response.destroy()
    },
    onClosed: (task) => {
      if (isClosed) task()
      else tasks.push(task)
    },
  }
}
