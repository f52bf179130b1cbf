import { MOST_UNSENT, type Sink } from './sink.ts'

/** A body for a `Response`, and the sink that fills it. */
export function createWebSink(signal: AbortSignal): {
  body: ReadableStream<Uint8Array>
  sink: Sink
} {
  const encoder = new TextEncoder()
  const tasks: (() => void)[] = []
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let hasRoom: (() => void) | undefined
  let isClosed = false

  function closed(): void {
    if (isClosed) return
    isClosed = true
    hasRoom?.()
    signal.removeEventListener('abort', end)
    for (const task of tasks) task()
  }

  const unsent = (): number =>
    isClosed ? 0 : MOST_UNSENT - (controller.desiredSize ?? MOST_UNSENT)

  function end(): void {
    if (isClosed) return
    closed()
    controller.close()
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      pull: () => hasRoom?.(),
      cancel: closed,
    },
    { highWaterMark: MOST_UNSENT, size: (chunk) => chunk.byteLength },
  )
  signal.addEventListener('abort', end)
  if (signal.aborted) end()

  return {
    body,
    sink: {
      write: (text) => {
        if (!isClosed) controller.enqueue(encoder.encode(text))
        return unsent() > MOST_UNSENT
      },
      unsent,
      room: () =>
        isClosed || unsent() < MOST_UNSENT
          ? undefined
          : new Promise((resolve) => {
              hasRoom = resolve
            }),
      end,
      cut: () => {
        if (isClosed) return
        closed()
        controller.error(new Error('belfry: the client did not keep up'))
      },
      onClosed: (task) => {
        if (isClosed) task()
        else tasks.push(task)
      },
    },
  }
}
