import { reportError } from '../core/inside.ts'

/** What goes with every request: headers, or a function that is asked for them each time. */
export type HeaderSource = HeadersInit | (() => HeadersInit | Promise<HeadersInit>)

/** Asks the relay something. It rejects when no answer came. */
export type Request = (
  init: RequestInit & { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

/** Answers as `work` does, and rejects when the signal aborts, whether or not `work` heeds it. */
const until = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })

/** Lets go of an answer that nobody reads on, so that its connection is free. */
export const discard = (response: Response): void => {
  response.body?.cancel().catch(() => {})
}

/** Sends requests with the caller's headers; where they are no longer taken (401), asks for new ones once. */
export function createRequest(
  url: string,
  source: HeaderSource | undefined,
  fetch: typeof globalThis.fetch,
): Request {
  const readHeaders = async (): Promise<Headers> => {
    try {
      return new Headers(typeof source === 'function' ? await source() : source)
    } catch (error) {
      reportError(error)
      throw error
    }
  }

  const send: Request = async (init) => {
    const headers = await readHeaders()
    Object.entries(init.headers).forEach(([name, value]) => headers.set(name, value))
    return await fetch(url, { ...init, headers })
  }

  const sendTwice: Request = async (init) => {
    const response = await send(init)
    if (response.status !== 401 || typeof source !== 'function') return response
    discard(response)
    return await send(init)
  }

  return (init) => until(init.signal, sendTwice(init))
}
