import { tried } from '../core/inside.ts'
import type { Body } from './body.ts'
import { type Answer, handle, refused, type Service } from './handle.ts'
import { bytesOf } from './node-body.ts'
import type { NodeRequest, NodeResponse, NodeWire } from './node-message.ts'
import { createNodeSink } from './node-sink.ts'
import { METHODS, refuse } from './refusal.ts'
import { tell } from './reported.ts'
import type { Stream } from './stream.ts'

/** Converts to a web request without its body; undefined if its head is invalid. */
const toWeb = ({ method, url, originalUrl, headers, socket }: NodeRequest): Request | undefined =>
  tried(() => {
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name.startsWith(':')
        ? []
        : [value].flat().map((one): [string, string] => [name, one]),
    )
    const host = String(headers[':authority'] ?? headers.host ?? 'localhost')
    const base = new URL(`${socket && 'encrypted' in socket ? 'https' : 'http'}://${host}`)
    // Anything other than a host in it would change the URL.
    if (base.href !== `${base.protocol}//${base.host}/`) return undefined
    const path = originalUrl ?? url ?? '/'
    const address = path.startsWith('/') ? base.origin + path : path
    return new Request(address, { method: method!, headers: given })
  })

/**
 * Returns the socket for a stream's bytes, if the response has one to itself. An HTTP/1 response would
 * first queue each text in its own buffer, which costs an eighth of a delivery. An HTTP/2 response
 * shares its socket, and a pipelined one that waits for others has none yet.
 */
const wireOf = ({ socket, stream, flushHeaders }: NodeResponse): NodeWire | undefined =>
  socket && !stream && flushHeaders ? socket : undefined

/** Starts a stream; head, hello and history are sent together, as far as there is room. */
function begin({ socket }: NodeRequest, response: NodeResponse, stream: Stream): void {
  const wire = wireOf(response)
  // A response that waits behind another doesn't notice when its client leaves.
  if (!response.socket) socket?.once?.('close', stream.end)
  wire?.cork?.()
  if (wire) response.flushHeaders?.()
  stream.start(createNodeSink(response, wire ?? response))
  wire?.uncork?.()
}

function write(
  request: NodeRequest,
  response: NodeResponse,
  { status, headers, body, stream }: Answer,
): void {
  if (response.headersSent || response.destroyed || request.socket?.destroyed) return stream?.end()
  // A client of a closing relay would return on it.
  if (status === 503) {
    Object.assign(response, { shouldKeepAlive: false })
    response.stream?.session?.close()
  }
  if (!stream) {
    response.writeHead(
      status,
      body === undefined
        ? { ...headers }
        : { ...headers, 'Content-Length': String(new TextEncoder().encode(body).length) },
    )
    response.end(body ?? '')
    return
  }
  // Where the connection ends it, chunks aren't needed.
  Object.assign(response, { useChunkedEncodingByDefault: false })
  response.writeHead(status, { ...headers })
  begin(request, response, stream)
}

/** A broken response is closed later; an unhandled 'error' event would crash the process. */
const ignore = (): void => {}

/** Creates the handler for node:http requests. */
export const createNodeDoor = (service: Service) => {
  const answer = async (request: NodeRequest): Promise<Answer> => {
    const asked = toWeb(request)
    // Some methods can't be expressed as a web request.
    if (!asked)
      return refused(
        METHODS.includes(request.method) ? refuse.badRequest('no such address') : refuse.method(),
      )
    return handle(service, asked, (): Body => bytesOf(request))
  }
  return (request: NodeRequest, response: NodeResponse): void => {
    response.on('error', ignore)
    let stream: Stream | undefined
    answer(request)
      .then((written) => {
        stream = written.stream
        return write(request, response, written)
      })
      .catch((error: unknown) => {
        tell(error)
        stream?.end()
        response.destroy()
      })
  }
}
