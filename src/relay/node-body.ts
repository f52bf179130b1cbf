import type { Body } from './body.ts'
import type { NodeRequest } from './node-message.ts'

/** Reads the body of a request, also if a body parser has already read it. */
export async function* bytesOf(request: NodeRequest): Body {
  const { body } = request
  if (body !== undefined && body !== null) {
    yield body instanceof Uint8Array
      ? body
      : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
  } else if (request.readableEnded) {
    throw new Error('belfry: the body has been read by somebody else')
  } else {
    yield* request
  }
}
