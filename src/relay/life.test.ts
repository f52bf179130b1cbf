import { expect, it, vi } from 'vitest'
import { ada, authorize, driveTime } from './driven-relay.model.ts'
import { createRelay, memoryLog } from './index.ts'
import { listen, readStream, requestOf } from './read-stream.model.ts'

driveTime()

const textOf = async (response: Response, ms: number): Promise<string> => {
  const reader = response.body!.getReader()
  await vi.advanceTimersByTimeAsync(ms)
  const decoder = new TextDecoder()
  let text = decoder.decode((await reader.read()).value)
  for (let read = 1; read < 4; read += 1) {
    const more = await Promise.race([reader.read(), Promise.resolve(undefined)])
    if (!more?.value) break
    text += decoder.decode(more.value)
  }
  await reader.cancel()
  return text
}

it('announces a heartbeat only if it is rarer than clients expect', async () => {
  for (const [heartbeat, beat] of [
    [60_000, 60_000],
    [20_000, undefined],
    // Clients wait for several of them, and a timer can't wait for longer than 24 days.
    [1e12, 600_000_000],
  ] as const) {
    const relay = createRelay({ authorize, heartbeat })
    const { hello } = await listen(relay, 'ada')
    expect(hello.data).toEqual({
      v: 1,
      now: expect.any(Number),
      reader: expect.any(String),
      recovered: false,
      ...(beat && { beat }),
    })
    await relay.close()
  }
})

it('sends comments during silence, so both sides know that the other is there', async () => {
  const relay = createRelay({ authorize, heartbeat: 20_000 })
  expect(await textOf(await relay.fetch(requestOf('ada')), 19_000)).not.toContain('\n:\n\n')
  const response = await relay.fetch(requestOf('ada'))
  const reader = response.body!.getReader()
  await reader.read()
  const beat = reader.read()
  await vi.advanceTimersByTimeAsync(21_000)
  expect(new TextDecoder().decode((await beat).value)).toBe(':\n\n')
  await relay.close()
  const quick = createRelay({ authorize, heartbeat: 200 })
  expect(await textOf(await quick.fetch(requestOf('ada')), 300)).toContain('\n:\n\n')
  await quick.close()
})

it('sends them to a busy stream as well, as rarely', async () => {
  const relay = createRelay({ authorize, heartbeat: 20_000 })
  const response = await relay.fetch(requestOf('ada'))
  const reader = response.body!.getReader()
  let text = ''
  for (let second = 0; second < 45; second += 1) {
    await relay.publish(ada, { title: 'A' })
    await vi.advanceTimersByTimeAsync(1000)
    text += new TextDecoder().decode((await reader.read()).value)
  }
  await relay.close()
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += new TextDecoder().decode(read.value)
  expect(text.match(/^:$/gm)).toHaveLength(2)
  expect(text.match(/"title"/g)).toHaveLength(45)
})

it.each([
  ['back', -3_600_000],
  ['ahead', 3_600_000],
])('keeps its streams and their heartbeats when the clock is set %s', async (_, by) => {
  const relay = createRelay({ authorize })
  const response = await relay.fetch(requestOf('ada'))
  await vi.advanceTimersByTimeAsync(5000)
  vi.setSystemTime(Date.now() + by)
  const later = await relay.fetch(requestOf('ada'))
  for (const stream of [response, later]) expect(await textOf(stream, 21_000)).toContain('\n:\n\n')
  await relay.close()
})

it('rotates its streams when the clock is set back', async () => {
  const relay = createRelay({ authorize, rotate: 600_000 })
  const client = await listen(relay, 'ada')
  vi.setSystemTime(Date.now() - 3_600_000)
  await vi.advanceTimersByTimeAsync(602_000)
  expect(await client.rest()).toEqual([])
  expect(relay.stats().streams).toBe(0)
  await relay.close()
})

it('ends a stream whose user’s time is over since the clock was set', async () => {
  const until = Date.now() + 3_600_000
  const relay = createRelay({ authorize: () => ({ user: 'ada', until }) })
  const client = await listen(relay, 'ada')
  vi.setSystemTime(until)
  await vi.advanceTimersByTimeAsync(21_000)
  expect(await client.next()).toBeUndefined()
  await relay.close()
})

it('ends a stream after 80 to 100 % of its time, not all at once', async () => {
  const relay = createRelay({ authorize, rotate: 600_000 })
  for (let n = 0; n < 50; n += 1) await listen(relay, `user ${n}`)
  await vi.advanceTimersByTimeAsync(479_000)
  expect(relay.stats().streams).toBe(50)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(relay.stats().streams).toBeGreaterThan(5)
  expect(relay.stats().streams).toBeLessThan(45)
  await vi.advanceTimersByTimeAsync(62_000)
  expect(relay.stats().streams).toBe(0)
  await relay.close()
})

it('ends a stream when its user’s time is over, however far away that is', async () => {
  const until = Date.now() + 5000
  const relay = createRelay({ authorize: () => ({ user: 'ada', until }) })
  const client = await listen(relay, 'ada')
  await vi.advanceTimersByTimeAsync(4000)
  expect(relay.stats().streams).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await client.next()).toBeUndefined()
  const far = createRelay({ authorize: () => ({ user: 'ada', until: 8.6e15 }) })
  await listen(far, 'ada')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(far.stats().streams).toBe(1)
  await far.close()
})

it('sends nothing once its user’s time is over, even before it looks at the clock again', async () => {
  const until = Date.now() + 4500
  const relay = createRelay({ authorize: () => ({ user: 'ada', until }) })
  const client = await listen(relay, 'ada')
  await vi.advanceTimersByTimeAsync(4600)
  expect(relay.stats().streams).toBe(1)
  await relay.publish({ user: 'ada' }, { title: 'Too late' })
  await vi.advanceTimersByTimeAsync(10)
  expect(await client.next()).toBeUndefined()
  await relay.close()
})

it('releases a client that was gone before its stream began', async () => {
  const relay = createRelay({ authorize })
  const gone = new AbortController()
  gone.abort()
  const response = await relay.fetch(requestOf('ada', { signal: gone.signal }))
  expect(await readStream(response).next()).toBeUndefined()
  expect(relay.stats().streams).toBe(0)
  await relay.close()
})

it('releases a client that leaves, and its timer', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  const aborted = new AbortController()
  await relay.fetch(requestOf('ada', { signal: aborted.signal }))
  expect(relay.stats().streams).toBe(2)
  await client.leave()
  aborted.abort()
  expect(relay.stats()).toEqual({ streams: 0, unsent: 0, lag: 0 })
  expect(vi.getTimerCount()).toBe(0)
  await relay.close()
})

it('rejects what is published after it was closed, and closes once', async () => {
  const log = memoryLog()
  const close = vi.fn<typeof log.close>(log.close)
  const relay = createRelay({ log: { ...log, close }, authorize })
  await Promise.all([relay.close(), relay.close()])
  expect(close).toHaveBeenCalledOnce()
  await expect(relay.publish(ada, { id: 'x', title: 'X' })).rejects.toMatchObject({ id: 'x' })
})

it('delivers what was published last before it ends the streams', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  await relay.publish(ada, { title: 'Back in a minute' }, { toastWithin: 0 })
  await relay.close()
  const heard = await client.rest()
  expect(heard.map(({ data }) => data.records![0]!.title)).toEqual(['Back in a minute'])
})

it('lets what is being published come to its end before it closes the log', async () => {
  const log = memoryLog()
  const steps: string[] = []
  const relay = createRelay({
    log: {
      ...log,
      append: async (...args) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 1000)
        })
        await log.append(...args)
        steps.push('stored')
      },
      close: async () => {
        steps.push('closed')
      },
    },
    authorize,
  })
  const published = relay.publish(ada, { id: 'x', title: 'X' })
  const closed = relay.close()
  await vi.advanceTimersByTimeAsync(1000)
  await closed
  expect(await published).toBe('x')
  expect(steps).toEqual(['stored', 'closed'])
})
