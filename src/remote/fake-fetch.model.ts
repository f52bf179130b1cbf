/** A pending request. */
export interface Call {
  url: string
  method: string
  headers: Headers
  cache: RequestCache | undefined
  keepalive: boolean | undefined
  body: { records: { id: string }[]; reader?: string } | undefined
  signal: AbortSignal
  /** Returns whether nobody waits for the rest of the response. */
  isDiscarded: () => boolean
  /** Responds without a stream. */
  answer: (status: number, headers?: HeadersInit) => void
  /** Responds after a redirect, as a page for signing in does. */
  redirect: (status: number) => void
  /** Fails, as if the network were down. */
  fail: () => void
  /** Responds with a stream that starts with these frames. */
  open: (...frames: readonly string[]) => Stream
}

/** A stream that the test writes. */
export interface Stream {
  send: (...frames: readonly string[]) => void
  end: () => void
  cut: () => void
}

/** Waits until all pending microtasks and immediates have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Creates a fetch whose responses the test gives. */
export function createFakeFetch(): { fetch: typeof fetch; calls: Call[]; last: () => Call } {
  const calls: Call[] = []
  const encoder = new TextEncoder()

  const openStream = (signal: AbortSignal, answer: (response: Response) => void): Stream => {
    let controller!: ReadableStreamDefaultController<Uint8Array>
    let isOver = false
    const over = (end: () => void): void => {
      if (!isOver) end()
      isOver = true
    }
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given
      },
      cancel: () => {
        isOver = true
      },
    })
    const cut = (): void => over(() => controller.error(new TypeError('network error')))
    signal.addEventListener('abort', cut)
    answer(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    return {
      send: (...frames) => {
        if (!isOver) frames.forEach((frame) => controller.enqueue(encoder.encode(frame)))
      },
      end: () => over(() => controller.close()),
      cut,
    }
  }

  const fakeFetch = (url: unknown, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const signal = init.signal as AbortSignal
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      let isDiscarded = false
      /** A body that is waiting to be read. */
      const createBody = (): ReadableStream =>
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(encoder.encode('{}'))
            controller.close()
          },
          cancel: () => {
            isDiscarded = true
          },
        })
      calls.push({
        url: url as string,
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        cache: init.cache,
        keepalive: init.keepalive,
        body: init.body ? (JSON.parse(init.body as string) as Call['body']) : undefined,
        signal,
        isDiscarded: () => isDiscarded,
        answer: (status, headers = {}) =>
          resolve(new Response(status === 204 ? null : createBody(), { status, headers })),
        redirect: (status) => {
          const response = new Response(null, { status })
          resolve(Object.defineProperty(response, 'redirected', { value: true }))
        },
        fail: () => reject(new TypeError('fetch failed')),
        open: (...frames) => {
          const stream = openStream(signal, resolve)
          stream.send(...frames)
          return stream
        },
      })
    })

  return { fetch: fakeFetch, calls, last: () => calls.at(-1) as Call }
}

/** Returns the first frame of a stream. */
export const hello = (cursor: string, now = 0, recovered = false, reader?: string): string =>
  `event: hello\nid: ${cursor}\ndata: ${JSON.stringify({ v: 1, now, recovered, reader })}\n\n`

/** Returns a frame with records. */
export const frame = (cursor: string, ...records: readonly unknown[]): string =>
  `id: ${cursor}\ndata: ${JSON.stringify({ records })}\n\n`

/** When the records of these tests happened. */
export const now = 5_000_000

/** Returns an unread record as a relay sends it. */
export const record = (id: string, more: object = {}): object => ({
  v: 1,
  id,
  title: id,
  message: '',
  filed: now,
  edited: now,
  state: ['unread', now],
  toastWithin: 60_000,
  ...more,
})
