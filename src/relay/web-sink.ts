import { MOST_UNSENT, type Sink } from './sink.ts'

/**
 * Creates a body for a `Response`, and the sink that fills it. It keeps the request, because Node's
 * aborts its signal only as long as somebody does.
 */
export function createWebSink(request: Request): {
  body: ReadableStream<Uint8Array>
  sink: Sink
} {
  const encoder = new TextEncoder()
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let hasRoom = (): void => {}
  let closed = (): void => {}

  const release = (): void => request.signal.removeEventListener('abort', leave)

  function leave(): void {
    closed()
    controller.close()
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      pull: () => hasRoom(),
      cancel: () => {
        release()
        closed()
      },
    },
    { highWaterMark: MOST_UNSENT, size: (chunk) => chunk.byteLength },
  )
  request.signal.addEventListener('abort', leave)

  return {
    body,
    sink: {
      wire: {
        write: (text) => controller.enqueue(encoder.encode(text)),
        get writableLength() {
          return MOST_UNSENT - (controller.desiredSize ?? 0)
        },
      },
      onRoom: (task) => {
        hasRoom = task
      },
      end: () => {
        release()
        controller.close()
      },
      cut: () => {
        release()
        controller.error(new Error('belfry: the client did not keep up'))
      },
      onClosed: (task) => {
        closed = task
        if (request.signal.aborted) leave()
      },
    },
  }
}
