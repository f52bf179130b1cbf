import { after } from './clock.ts'
import type { NodeResponse } from './node-message.ts'
import { MOST_UNSENT, type Sink } from './sink.ts'

/** How long an ended stream may take to be taken, in milliseconds. */
const LAST_CHANCE = 5000

/** Writes to a response of Node's, whose head has been written. */
export function createNodeSink(response: NodeResponse): Sink {
  const tasks: (() => void)[] = []
  let hasRoom: (() => void) | undefined
  let isClosed = response.destroyed === true || response.writableEnded

  // The response's own close: a request is closed as soon as it has been read.
  response.on('close', () => {
    isClosed = true
    hasRoom?.()
    for (const task of tasks.splice(0)) task()
  })
  response.on('drain', () => hasRoom?.())
  // A socket that breaks is closed afterwards; without a listener it would take the process down.
  response.on('error', () => {})

  return {
    write: (text) => {
      if (!isClosed) response.write(text)
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
