import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Door, doors } from './doors.model.ts'
import { createRelay, type Relay } from './index.ts'
import { readStream } from './read-stream.model.ts'
import { soon } from './soon.model.ts'

const json = { 'content-type': 'application/json', authorization: 'ada' }

describe.each(['fetch', 'node'] as const)('a relay, asked through %s', (kind) => {
  let relay: Relay
  let door: Door
  beforeEach(async () => {
    relay = createRelay({ authorize: ({ headers }) => ({ user: headers.get('authorization')! }) })
    door = await doors[kind](relay)
  })
  afterEach(async () => {
    await relay.close()
    await door.close()
  })

  const post = (authorization = 'ada'): Promise<Response> =>
    door.ask({ method: 'POST', body: '{"records":[]}', headers: { ...json, authorization } })

  it('serves 20 streams of a user and no more, until one leaves: 429', async () => {
    const streams = []
    for (let n = 0; n < 20; n += 1) streams.push(readStream(await door.ask({ headers: json })))
    const answer = await door.ask({ headers: json })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const bob = await door.ask({ headers: { authorization: 'bob' } })
    expect(bob.status).toBe(200)
    await streams[0]!.leave()
    await soon(() => expect(relay.stats().streams).toBe(20))
    expect((await door.ask({ headers: json })).status).toBe(200)
  })

  it('takes 60 posts of a user in a minute and no more: 429', async () => {
    for (let n = 0; n < 60; n += 1) expect((await post()).status).toBe(204)
    const answer = await post()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post('bob')).status).toBe(204)
  })
})
