// What the relay needs of node:http's messages, and of node:http2's, which are similar. Declared here,
// so that users of the relay's types don't need Node's.

/** The connection of a request. */
interface NodeSocket {
  readonly destroyed?: boolean
  readonly once?: (event: string, listener: () => void) => unknown
}

/** A request of node:http, node:http2, Express or Fastify (`request.raw`). */
export interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** Express: the URL before a router removed its prefix. */
  readonly originalUrl?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** With TLS it has an `encrypted` property. */
  readonly socket: NodeSocket | null
  /** The body, if a parser has already read it. */
  readonly body?: unknown
  readonly readableEnded: boolean
  readonly iterator: (options: { destroyOnReturn: boolean }) => AsyncIterable<Uint8Array>
  readonly resume: () => unknown
}

/** Something to write bytes to: a response, or the socket below it. */
export interface NodeWire {
  readonly writableLength: number
  readonly writableHighWaterMark: number
  readonly write: (text: string, encoding: 'latin1' | 'utf8') => boolean
  readonly on: (event: string, listener: () => void) => unknown
  readonly once: (event: string, listener: () => void) => unknown
  readonly cork?: () => void
  readonly uncork?: () => void
}

/** A stream of HTTP/2, and the connection that it shares with others. */
interface NodeStream {
  readonly session?: { readonly close: () => void } | undefined
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
  /** Present in HTTP/2, where many streams share a socket. */
  readonly stream?: NodeStream
}
