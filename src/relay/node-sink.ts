import { after } from './clock.ts'
import type { NodeResponse, NodeWire } from './node-message.ts'
import { MOST_UNSENT, type Sink } from './sink.ts'

/** How long an ended stream may take to be taken, in milliseconds. */
const LAST_CHANCE = 5000

/** Writes to a response of Node's, whose end is its connection's. */
export function createNodeSink(response: NodeResponse, wire: NodeWire): Sink {
  const tasks: (() => void)[] = []
  let hasRoom: (() => void) | undefined
  let isClosed = response.destroyed === true || response.writableEnded

  // The response's own close: a request is closed as soon as it has been read.
  response.on('close', () => {
    isClosed = true
    hasRoom?.()
    for (const task of tasks.splice(0)) task()
  })

  const unsent = (): number => (isClosed ? 0 : wire.writableLength)

  return {
    write: (text, isPlain) => {
      if (isClosed) return false
      wire.write(text, isPlain ? 'latin1' : 'utf8')
      return wire.writableLength > MOST_UNSENT
    },
    unsent,
    room: () =>
      unsent() < MOST_UNSENT
        ? undefined
        : new Promise((resolve) => {
            hasRoom = resolve
            wire.once('drain', resolve)
          }),
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
