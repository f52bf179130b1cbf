import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Door, doors } from './doors.model.ts'
import { type Authorize, createRelay, memoryLog, type Relay } from './index.ts'

const authorizeByHeader: Authorize = (request) => {
  const user = request.headers.get('authorization')
  return user ? { user } : null
}

const json = { 'content-type': 'application/json', authorization: 'ada' }
const mark = (fields: object = {}): string =>
  JSON.stringify({ records: [{ v: 1, id: 'x', state: ['read', 5], ...fields }] })

/** A post whose size is not announced. */
const inPieces = (pieces: readonly Uint8Array[]): RequestInit => {
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return { method: 'POST', body, headers: json, duplex: 'half' } as RequestInit
}

describe.each(['fetch', 'node'] as const)('a relay, asked through %s', (kind) => {
  let authorize: Authorize
  let relay: Relay
  let door: Door
  let append: number
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})

  beforeEach(async () => {
    authorize = authorizeByHeader
    append = 0
    told.mockClear()
    const log = memoryLog()
    relay = createRelay({
      log: {
        ...log,
        mark: async (...args) => {
          const taken = await log.mark(...args)
          if (taken) append += 1
          return taken
        },
      },
      authorize: (request) => authorize(request),
      origins: ['https://app.example'],
    })
    door = await doors[kind](relay)
  })
  afterEach(async () => {
    await relay.close()
    await door.close()
  })

  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    door.ask({ method: 'POST', body, headers: { ...json, ...headers } })

  /** An answer that says why it is no other, and for which nothing was appended. */
  const refused = async (answer: Promise<Response>): Promise<Response> => {
    const response = await answer
    expect(await response.json()).toEqual({ error: expect.any(String) })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(append).toBe(0)
    return response
  }

  it('thanks for marks with 204 and nothing else', async () => {
    const response = await post(mark())
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(append).toBe(1)
  })

  it('accepts marks without a version, and an empty list', async () => {
    expect((await post('{"records":[{"id":"x","gone":1}]}')).status).toBe(204)
    expect((await post('{"records":[]}')).status).toBe(204)
  })

  it.each([
    ['no JSON', '{"records":['],
    ['no list', '{"records":{}}'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['words', mark({ title: 'forged' })],
    ['toast fields', mark({ toastWithin: 1 })],
    ['another version', mark({ v: 2 })],
    ['no id', mark({ id: undefined })],
    ['an empty id', mark({ id: '' })],
    ['an id that is no text', mark({ id: 5 })],
    ['an id that is too long', mark({ id: 'x'.repeat(201) })],
    ['an unknown state', mark({ state: ['gone', 5] })],
    ['a state without a stamp', mark({ state: ['read'] })],
    ['a negative stamp', mark({ state: ['read', -1] })],
    ['a stamp that is a text', mark({ acted: '5' })],
    ['a stamp that is null', mark({ gone: null })],
    ['a stamp more than a day ahead', mark({ gone: Date.now() + 2 * 86_400_000 })],
    ['the largest stamp there is', mark({ state: ['read', Number.MAX_SAFE_INTEGER] })],
    ['no mark at all', mark({ state: undefined })],
    [
      '1001 marks',
      JSON.stringify({
        records: Array.from({ length: 1001 }, (_, n) => ({ id: `${n}`, acted: 1 })),
      }),
    ],
    ['half a list that is good', '{"records":[{"id":"x","acted":1},{"id":"y"}]}'],
    ['a prototype', '{"records":[{"__proto__":{"id":"x","acted":1}}]}'],
  ])('refuses a body with %s: 400', async (_, body) => {
    expect((await refused(post(body))).status).toBe(400)
  })

  it('refuses bytes that are not text: 400', async () => {
    const bytes = new TextEncoder().encode(mark({ id: '?' }))
    const body = bytes.map((byte) => (byte === '?'.charCodeAt(0) ? 0xff : byte))
    expect((await refused(door.ask({ method: 'POST', body, headers: json }))).status).toBe(400)
  })

  it('refuses a body that ends inside a character: 400', async () => {
    const body = new Uint8Array([...new TextEncoder().encode(mark()), 0xe2])
    expect((await refused(door.ask({ method: 'POST', body, headers: json }))).status).toBe(400)
  })

  it('accepts a body whose characters are cut in two on the way', async () => {
    const bytes = [...new TextEncoder().encode(mark({ id: '🔔' }))]
    expect((await door.ask(inPieces(bytes.map((byte) => new Uint8Array([byte]))))).status).toBe(204)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuses a body of type %s: 415',
    async (type) => {
      expect((await refused(post(mark(), { 'content-type': type }))).status).toBe(415)
    },
  )

  it('accepts JSON that names its encoding', async () => {
    expect((await post(mark(), { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
      204,
    )
  })

  it('refuses more than 64 KiB, announced or not: 413', async () => {
    const largeBy = (spaces: number): string => `${mark().slice(0, -1)}${' '.repeat(spaces)}}`
    expect((await refused(post(largeBy(5_000_000)))).status).toBe(413)
    const bytes = new TextEncoder().encode(largeBy(70_000))
    const pieces = [bytes.slice(0, 40_000), bytes.slice(40_000)]
    expect((await refused(door.ask(inPieces(pieces)))).status).toBe(413)
  })

  it('refuses unknown users: 401, for streams and posts, and once their time is over', async () => {
    expect((await refused(door.ask())).status).toBe(401)
    expect((await refused(post(mark(), { authorization: '' }))).status).toBe(401)
    authorize = () => undefined
    expect((await refused(door.ask())).status).toBe(401)
    authorize = () => ({ user: 'ada', until: Date.now() - 1 })
    expect((await refused(door.ask())).status).toBe(401)
    expect((await refused(post(mark()))).status).toBe(401)
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])('refuses %s: 405', async (method) => {
    const response = await door.ask({ method, headers: json })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST, OPTIONS')
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('secret')
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret'))],
    ['answers a number for a user', () => ({ user: 42 }) as never],
    ['answers an empty name', () => ({ user: '' })],
    ['answers channels that are no list', () => ({ user: 'ada', channels: 'news' }) as never],
    ['answers half a character', () => ({ user: '\ud800' })],
    ['answers a channel without a name', () => ({ user: 'ada', channels: [''] })],
    ['answers a time that is none', () => ({ user: 'ada', until: NaN })],
    ['answers a text', () => 'ada' as never],
    [
      'answers 101 channels',
      () => ({ user: 'ada', channels: Array.from({ length: 101 }, String) }),
    ],
  ] satisfies [string, Authorize][])(
    'says 500 without details if authorize %s',
    async (_, broken) => {
      authorize = broken
      const response = await refused(door.ask())
      expect(response.status).toBe(500)
      expect(JSON.stringify([...response.headers])).not.toContain('secret')
      expect(told).toHaveBeenCalledOnce()
    },
  )

  it('says 503 to those who were not admitted yet when it closed, and opens nothing', async () => {
    let admit!: () => void
    authorize = vi.fn<Authorize>(
      () =>
        new Promise((resolve) => {
          admit = () => resolve({ user: 'ada' })
        }),
    )
    const asked = door.ask()
    await vi.waitFor(() => expect(authorize).toHaveBeenCalledOnce())
    await relay.close()
    admit()
    expect((await refused(asked)).status).toBe(503)
    expect(relay.stats().streams).toBe(0)
  })

  it('says 503 while it closes, and when to come back, and asks nobody who they are', async () => {
    authorize = () => Promise.reject(new Error('closed too'))
    await relay.close()
    for (const asked of [door.ask({ headers: json }), post(mark())]) {
      const answer = await refused(asked)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]/)
    }
  })
})
