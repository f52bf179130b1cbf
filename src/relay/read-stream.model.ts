import type { InboxRecord } from '../record/index.ts'
import type { Relay } from './index.ts'

/** A record on the wire. */
export type WireRecord = InboxRecord & {
  readonly toastWithin?: number
  readonly duration?: number
  readonly priority?: number
  readonly dismissible?: boolean
}

/** An event that a client has parsed. */
export interface Heard {
  readonly event: string
  readonly id: string
  readonly data: {
    v?: number
    now?: number
    recovered?: boolean
    reader?: string
    records?: WireRecord[]
  }
}

/** A client that follows the standard and keeps its cursor. */
export interface TestClient {
  readonly status: number
  readonly headers: Headers
  /** Returns the next event; undefined at the end of the stream. */
  readonly next: () => Promise<Heard | undefined>
  /** Returns the next `count` records. */
  readonly records: (count: number) => Promise<WireRecord[]>
  /** Returns everything until the stream ends. */
  readonly rest: () => Promise<Heard[]>
  readonly cursor: () => string
  readonly leave: () => Promise<void>
}

const parse = (block: string): Heard | undefined => {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => line && !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const data = fields.get('data')
  return data === undefined
    ? undefined
    : {
        event: fields.get('event') ?? 'message',
        id: fields.get('id') ?? '',
        data: JSON.parse(data) as Heard['data'],
      }
}

/** Reads a response as an event stream. */
export function readStream(response: Response): TestClient {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  const heard: Heard[] = []
  let text = ''
  let cursor = ''

  async function next(): Promise<Heard | undefined> {
    while (heard.length === 0) {
      const { done, value } = await reader.read()
      if (done) return undefined
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      heard.push(...blocks.map(parse).filter((block) => block !== undefined))
    }
    const first = heard.shift()!
    cursor = first.id
    return first
  }

  return {
    status: response.status,
    headers: response.headers,
    next,
    records: async (count) => {
      const records: WireRecord[] = []
      while (records.length < count) {
        const event = await next()
        if (!event) break
        records.push(...(event.data.records ?? []))
      }
      return records
    },
    rest: async () => {
      const all: Heard[] = []
      for (let event = await next(); event; event = await next()) all.push(event)
      return all
    },
    cursor: () => cursor,
    leave: () => reader.cancel(),
  }
}

const ADDRESS = 'http://relay.example/notifications'

/** Creates a user's request, as the relays of these tests understand it. */
export const requestOf = (user: string, init: RequestInit = {}, query = ''): Request => {
  const headers = new Headers(init.headers)
  headers.set('authorization', user)
  return new Request(ADDRESS + query, { ...init, headers })
}

/** Opens a stream and returns its client after the hello. */
export async function listen(
  relay: Relay,
  user: string,
  after?: string,
): Promise<TestClient & { hello: Heard }> {
  const headers: HeadersInit = after === undefined ? {} : { 'last-event-id': after }
  const client = readStream(await relay.fetch(requestOf(user, { headers })))
  return { ...client, hello: (await client.next())! }
}

/** Sends a user's marks. */
export const post = (
  relay: Relay,
  user: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  relay.fetch(
    requestOf(user, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
