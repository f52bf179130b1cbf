// What the relay needs of node:http's messages, and of node:http2's, which resemble them. Written
// out, so that whoever imports the relay's types needs none of Node's.

/** A request of node:http, node:http2, Express or Fastify (`request.raw`). */
export interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** Express: the address before a router took its part of it. */
  readonly originalUrl?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** With TLS it says that it is `encrypted`. */
  readonly socket: object | null
  /** What a body parser has made of the body already. */
  readonly body?: unknown
  readonly readableEnded: boolean
  readonly [Symbol.asyncIterator]: () => AsyncIterator<Uint8Array>
}

/** What takes bytes: a response, or the socket below it. */
export interface NodeWire {
  readonly writableLength: number
  readonly write: (text: string, encoding: 'latin1' | 'utf8') => boolean
  readonly on: (event: string, listener: () => void) => unknown
  readonly once: (event: string, listener: () => void) => unknown
  readonly cork?: () => void
  readonly uncork?: () => void
}

/** A response of node:http, node:http2, Express or Fastify (`reply.raw`). */
export interface NodeResponse extends NodeWire {
  readonly headersSent: boolean
  readonly writableEnded: boolean
  readonly destroyed?: boolean
  readonly writeHead: (status: number, headers: Record<string, string>) => unknown
  readonly end: (text: string) => unknown
  readonly destroy: () => unknown
  readonly flushHeaders?: () => void
  readonly socket?: NodeWire | null
  /** HTTP/2 has one, and many of them on one socket. */
  readonly stream?: object
}
