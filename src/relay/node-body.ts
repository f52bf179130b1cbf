import { type Body, readBefore } from './body.ts'
import type { NodeRequest } from './node-message.ts'

async function* parsedBytes(body: unknown): Body {
  yield body instanceof Uint8Array
    ? body
    : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Reads what is sent; the rest of a body that is too large is skipped, or it would block its connection. */
async function* sentBytes(request: NodeRequest): Body {
  try {
    yield* request.iterator({ destroyOnReturn: false })
  } finally {
    request.resume()
  }
}

/** Reads the body of a request, also if a body parser has already read it. */
export function bytesOf(request: NodeRequest): Body {
  // First, because some put a body there without reading it, as the parsers of Express 4 do.
  if (!request.readableEnded) return sentBytes(request)
  if (request.body == null) throw readBefore()
  return parsedBytes(request.body)
}
