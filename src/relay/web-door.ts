import { type Body, readBefore } from './body.ts'
import { handle, type Service } from './handle.ts'
import { createWebSink } from './web-sink.ts'

async function* bytesOf(body: Request['body']): Body {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** Creates the handler for web requests. */
export const createWebDoor =
  (service: Service) =>
  async (request: Request): Promise<Response> => {
    const { status, headers, body, stream } = await handle(service, request, () => {
      if (request.bodyUsed) throw readBefore()
      return bytesOf(request.body)
    })
    if (!stream) return new Response(body ?? null, { status, headers })
    const { body: streamed, sink } = createWebSink(request)
    stream.start(sink)
    return new Response(streamed, { status, headers })
  }
