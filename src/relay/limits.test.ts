import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Door, doors } from './doors.model.ts'
import { createRelay, type Relay } from './index.ts'
import { createLimits } from './limits.ts'
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

  it('serves 20 streams per user and no more, until one leaves: 429', async () => {
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

  it('accepts 60 posts per user and minute, and no more: 429', async () => {
    for (let n = 0; n < 60; n += 1) expect((await post()).status).toBe(204)
    const answer = await post()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post('bob')).status).toBe(204)
  })

  it('opens 60 streams per user and minute, and no more, however soon they are left: 429', async () => {
    for (let n = 0; n < 60; n += 1) {
      const answer = await door.ask({ headers: json })
      expect(answer.status).toBe(200)
      await answer.body!.cancel()
      await soon(() => expect(relay.stats().streams).toBe(0), 1)
    }
    const answer = await door.ask({ headers: json })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const bob = await door.ask({ headers: { authorization: 'bob' } })
    expect(bob.status).toBe(200)
    await bob.body!.cancel()
  })
})

describe('posts of a user', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  const posts = (post: (user: string) => number, count: number): number[] =>
    Array.from({ length: count }, () => post('ada'))

  it('are limited to 60 in any minute, whenever others began to post', () => {
    const { post } = createLimits()
    post('bob')
    vi.advanceTimersByTime(59_000)
    expect(Math.max(...posts(post, 60))).toBe(0)
    vi.advanceTimersByTime(2500)
    expect(post('ada')).toBe(58)
    vi.advanceTimersByTime(57_500)
    expect(post('ada')).toBe(0)
  })

  it('are counted the same when the clock is set', () => {
    const { post } = createLimits()
    posts(post, 60)
    for (const time of [1_780_000_000_000, 1_800_000_000_000]) {
      vi.setSystemTime(time)
      expect(post('ada')).toBe(60)
    }
    vi.advanceTimersByTime(60_000)
    expect(post('ada')).toBe(0)
  })
})
