import { after } from './clock.ts'
import type { NodeResponse, NodeWire } from './node-message.ts'
import type { Sink } from './sink.ts'

/** How long the client may take to receive the end of a stream, in milliseconds. */
const LAST_CHANCE = 5000

/** Creates a sink for a Node response, which ends with its connection. */
export const createNodeSink = (response: NodeResponse, wire: NodeWire): Sink => ({
  wire,
  onRoom: (task) => {
    // A server may have larger buffers than ours: one that isn't full never drains.
    if (wire.writableLength < wire.writableHighWaterMark) task()
    else wire.once('drain', task)
  },
  end: () => {
    response.end('')
    // A client that stopped reading would keep it open forever.
    after(LAST_CHANCE, () => response.destroy())
  },
  cut: () => {
    response.destroy()
  },
  onClosed: (task) => {
    if (response.destroyed === true || response.writableEnded) task()
    // The response's 'close', because a request is closed as soon as it has been read.
    else response.on('close', task)
  },
})
