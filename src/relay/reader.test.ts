import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Door, doors } from './doors.model.ts'
import { createRelay, memoryLog, type Log, type Relay } from './index.ts'
import { readStream } from './read-stream.model.ts'

const readerOf = (user: string): string =>
  createHash('sha256').update(`belfry:reader:${user}`).digest('base64url').slice(0, 22)

const users = ['ada', 'Ada', 'tenant:ada', 'ädä 🎉', '\0', 'x'.repeat(200)]

describe.each(['fetch', 'node'] as const)('the reader, through %s', (kind) => {
  let log: Log
  let relay: Relay
  let door: Door
  let steps: number
  beforeEach(async () => {
    log = memoryLog()
    steps = 0
    log.follow({ onEntries: ({ length }) => (steps += length), onLost: () => {} })
    relay = createRelay({
      log,
      authorize: ({ headers }) => ({ user: decodeURIComponent(headers.get('authorization')!) }),
    })
    door = await doors[kind](relay)
  })
  afterEach(async () => {
    await relay.close()
    await door.close()
  })

  const post = (user: string, body: unknown): Promise<Response> =>
    door.ask({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: encodeURIComponent(user) },
    })
  const marks = { records: [{ id: 'x', acted: 1 }] }

  it.each(users)('is in the hello of %j, the same in every relay', async (user) => {
    const authorization = encodeURIComponent(user)
    const client = readStream(await door.ask({ headers: { authorization } }))
    expect((await client.next())!.data).toMatchObject({ v: 1, reader: readerOf(user) })
    await client.leave()
  })

  it('lets a post through that repeats it, or says nothing of it', async () => {
    expect((await post('ada', { ...marks, reader: readerOf('ada') })).status).toBe(204)
    expect((await post('ada', marks)).status).toBe(204)
  })

  it.each([readerOf('bob'), readerOf('ada').slice(1), '', null, 5])(
    'refuses a post that was made for %j: 409, and nothing is done',
    async (reader) => {
      const answer = await post('ada', { ...marks, reader })
      expect(answer.status).toBe(409)
      expect(await answer.json()).toEqual({ error: expect.any(String) })
      expect(answer.headers.get('retry-after')).toBeNull()
      await relay.publish({ user: 'ada' }, { title: 'Next' })
      await relay.close()
      expect(steps).toBe(1)
    },
  )
})
