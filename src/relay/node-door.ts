import type { Body } from './body.ts'
import { type Answer, answerRefusal, handle, METHODS, type Service } from './handle.ts'
import { bytesOf } from './node-body.ts'
import type { NodeRequest, NodeResponse, NodeWire } from './node-message.ts'
import { createNodeSink } from './node-sink.ts'
import { refuse } from './refusal.ts'
import { tell } from './reported.ts'
import type { Stream } from './stream.ts'

/** The request as the web has it, without its body; undefined where its head makes no sense. */
function toWeb({ method, url, originalUrl, headers, socket }: NodeRequest): Request | undefined {
  try {
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name.startsWith(':')
        ? []
        : [value].flat().map((one): [string, string] => [name, one]),
    )
    const host = String(headers[':authority'] ?? headers.host ?? 'localhost')
    const base = new URL(`${socket && 'encrypted' in socket ? 'https' : 'http'}://${host}`)
    // Anything but a host in it would move the address elsewhere.
    if (base.href !== `${base.protocol}//${base.host}/` || /[/\\?#@\s]/.test(host)) return undefined
    const path = originalUrl ?? url ?? '/'
    const address = path.startsWith('/') ? base.origin + path : path
    return new Request(address, { method: method!, headers: given })
  } catch {
    return undefined
  }
}

/**
 * Where a stream's bytes go: straight to the socket where the response has one for itself. A response
 * of HTTP/1 would put each text into a line of its own first, which costs an eighth of a delivery. One
 * of HTTP/2 shares its socket, and one that waits for others on its connection has none yet.
 */
const wireOf = ({ socket, stream, flushHeaders }: NodeResponse): NodeWire | undefined =>
  socket && !stream && flushHeaders ? socket : undefined

/** Head, hello and history leave together, as far as there is room for them. */
function begin(response: NodeResponse, stream: Stream): void {
  const wire = wireOf(response)
  wire?.cork?.()
  if (wire) response.flushHeaders?.()
  stream.start(createNodeSink(response, wire ?? response))
  wire?.uncork?.()
}

function write(response: NodeResponse, { status, headers, body, stream }: Answer): void {
  if (response.headersSent || response.destroyed) return stream?.end()
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
  // The end of the connection is the end of the stream: no chunk needs a length of its own.
  Object.assign(response, { shouldKeepAlive: false, useChunkedEncodingByDefault: false })
  response.writeHead(status, { ...headers })
  begin(response, stream)
}

/** A response that breaks is closed afterwards; without a listener it would take the process down. */
const ignore = (): void => {}

/** Answers requests of node:http's kind. */
export const createNodeDoor = (service: Service) => {
  const answer = async (request: NodeRequest): Promise<Answer> => {
    const asked = toWeb(request)
    // Some methods cannot even be written as a web request.
    if (!asked)
      return answerRefusal(
        METHODS.includes(request.method) ? refuse.badRequest('no such address') : refuse.method(),
      )
    return handle(service, asked, (): Body => bytesOf(request))
  }
  return (request: NodeRequest, response: NodeResponse): void => {
    response.on('error', ignore)
    answer(request)
      .then((written) => write(response, written))
      .catch((error: unknown) => {
        tell(error)
        response.destroy()
      })
  }
}
