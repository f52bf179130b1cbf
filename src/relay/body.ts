import { refuse, type Refusal } from './refusal.ts'

/** The most bytes in a request's body. */
const MOST = 64 * 1024

/** The bytes of a body, in chunks of any size. */
export type Body = AsyncIterable<Uint8Array>

/**
 * Returns the error of a body that the relay's own server has read: it is no fault of the client, which
 * sends it again later.
 */
export const readBefore = (): Error =>
  new Error('belfry: the body was read before the relay got it')

/** Returns why a body must not be read, judging by its headers. */
export function refuseHead(headers: Headers): Refusal | undefined {
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return refuse.notJson()
  return Number(headers.get('content-length') ?? 0) > MOST ? refuse.tooLarge() : undefined
}

/** Reads a body as JSON, up to the limit. */
export async function readJson(body: Body): Promise<{ value: unknown } | Refusal> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let text = ''
  try {
    for await (const bytes of body) {
      size += bytes.byteLength
      if (size > MOST) return refuse.tooLarge()
      text += decoder.decode(bytes, { stream: true })
    }
    return { value: JSON.parse(text + decoder.decode()) as unknown }
  } catch {
    return refuse.badRequest('the body cannot be read as JSON')
  }
}
