import { after } from './clock.ts'
import type { NodeResponse, NodeWire } from './node-message.ts'
import { MOST_UNSENT, type Sink } from './sink.ts'

/** How long an ended stream may take to be taken, in milliseconds. */
const LAST_CHANCE = 5000

/** Writes to a response of Node's, whose end is its connection's. */
export const createNodeSink = (response: NodeResponse, wire: NodeWire): Sink => ({
  write: (text, isPlain) => {
    wire.write(text, isPlain ? 'latin1' : 'utf8')
    return wire.writableLength > MOST_UNSENT
  },
  unsent: () => wire.writableLength,
  onRoom: (task) => {
    wire.once('drain', task)
  },
  end: () => {
    response.end('')
    // Who takes nothing any more would keep it open for ever.
    after(LAST_CHANCE, () => response.destroy())
  },
  cut: () => {
    response.destroy()
  },
  onClosed: (task) => {
    if (response.destroyed === true || response.writableEnded) task()
    // The response's own close: a request is closed as soon as it has been read.
    else response.on('close', task)
  },
})
