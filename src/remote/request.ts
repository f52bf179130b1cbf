import { complain } from '../core/inside.ts'

/** Headers as `fetch` takes them; a program for Node has no `HeadersInit`. */
export type RequestHeaders = NonNullable<RequestInit['headers']>

/** Headers of every request, or a function that is called for them each time. */
export type HeaderSource = RequestHeaders | (() => RequestHeaders | Promise<RequestHeaders>)

/** Sends a request to the relay. Rejects if there is no response. */
export type Request = (
  init: RequestInit & { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

/** Rejects when the signal aborts. */
const abortionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', reject)
  })

/** Discards a response that nobody reads, so that its connection is free. */
export const discard = (response: Response): void => {
  response.body?.cancel().catch(() => {})
}

// Of a page for maintenance, its server may say anything: no relay sent it.
const BUSY = [429, 503]

/** Returns how long a busy relay asks to wait, in milliseconds: seconds or a date; 0 if it says nothing. */
export const waitOf = ({ headers, status }: Response, now: number): number => {
  if (!BUSY.includes(status)) return 0
  const value = headers.get('retry-after')
  return Math.max(0, Number(value) * 1000 || Date.parse(value!) - now || 0)
}

/** Creates requests with the caller's headers; on a 401, it asks for new headers once. */
export function createRequest(
  url: string,
  source: HeaderSource | undefined,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Request {
  const readHeaders = async (): Promise<Headers> => {
    try {
      return new Headers(typeof source === 'function' ? await source() : source)
    } catch (error) {
      // Not `reportError`, which would end a Node process: a server that gives out tokens may be away.
      complain(error)
      throw error
    }
  }

  const send: Request = async (init) => {
    const headers = await readHeaders()
    for (const [name, value] of Object.entries(init.headers)) headers.set(name, value)
    return fetch(url, { ...init, headers })
  }

  const sendTwice: Request = async (init) => {
    const response = await send(init)
    if (response.status !== 401 || typeof source !== 'function') return response
    discard(response)
    return send(init)
  }

  // Whoever asks for headers, or fetches, may ignore the signal.
  return (init) => Promise.race([sendTwice(init), abortionOf(init.signal)])
}
