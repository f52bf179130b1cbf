import { expect, it, vi } from 'vitest'
import { ada, authorize, driveTime } from './driven-relay.model.ts'
import { createRelay, memoryLog } from './index.ts'
import { listen, post, requestOf } from './read-stream.model.ts'

driveTime()

it('says 500 when authorize does not answer', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  const relay = createRelay({ authorize: () => new Promise(() => {}) })
  const asked = relay.fetch(requestOf('ada'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await asked).status).toBe(500)
  await relay.close()
})

it('rejects a publish within 5 s when the log hangs, with the id for the retry', async () => {
  const relay = createRelay({
    log: { ...memoryLog(), append: () => new Promise(() => {}) },
    authorize,
  })
  const published = relay.publish(ada, { id: 'x', title: 'X' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await published).toMatchObject({
    id: 'x',
    message: expect.stringContaining('x'),
    cause: expect.any(Error),
  })
  await relay.close()
})

it('says 503 when the log hangs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const hang = () => new Promise<never>(() => {})
  const relay = createRelay({ log: { ...memoryLog(), read: hang, mark: hang }, authorize })
  const asked = Promise.all([
    relay.fetch(requestOf('ada')),
    post(relay, 'ada', { records: [{ id: 'x', acted: 1 }] }),
  ])
  await vi.advanceTimersByTimeAsync(5000)
  expect((await asked).map(({ status }) => status)).toEqual([503, 503])
  expect(relay.stats().streams).toBe(0)
  await relay.close()
  vi.restoreAllMocks()
})

it('says 503 when the log fails, and keeps the streams that it has', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = memoryLog()
  let isAway = false
  const relay = createRelay({
    log: {
      ...log,
      read: (...args) => (isAway ? Promise.reject(new Error('away')) : log.read(...args)),
      mark: (...args) => (isAway ? Promise.reject(new Error('away')) : log.mark(...args)),
    },
    authorize,
  })
  const client = await listen(relay, 'ada')
  isAway = true
  expect((await relay.fetch(requestOf('ada'))).status).toBe(503)
  expect((await post(relay, 'ada', { records: [{ id: 'x', acted: 1 }] })).status).toBe(503)
  expect(relay.stats().streams).toBe(1)
  await relay.publish(ada, { id: 'x', title: 'X' })
  await vi.advanceTimersByTimeAsync(1)
  expect((await client.records(1))[0]!.id).toBe('x')
  await relay.close()
  vi.restoreAllMocks()
})

it('reports an outage once, however many clients come meanwhile, and the next one again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = memoryLog()
  let isAway = true
  const relay = createRelay({
    log: {
      ...log,
      read: (...args) => (isAway ? Promise.reject(new Error('away')) : log.read(...args)),
    },
    authorize,
  })
  const comeThrice = async (): Promise<void> => {
    for (let client = 0; client < 3; client += 1) await relay.fetch(requestOf('ada'))
  }
  await comeThrice()
  expect(told).toHaveBeenCalledTimes(1)
  isAway = false
  await comeThrice()
  isAway = true
  await comeThrice()
  expect(told).toHaveBeenCalledTimes(2)
  await relay.close()
  vi.restoreAllMocks()
})

it('reports it once also if it comes while histories are sent, whose streams end', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = memoryLog()
  let fail!: () => void
  const away = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('away'))
  })
  const read: typeof log.read = async (channels, after, limit) =>
    after ? away : { ...(await log.read(channels, after, limit)), more: true }
  const relay = createRelay({ log: { ...log, read }, authorize })
  await relay.publish(ada, { id: 'x', title: 'X' })
  const clients = [await listen(relay, 'ada'), await listen(relay, 'ada')]
  fail()
  for (const client of clients) expect(await client.rest()).toHaveLength(1)
  expect(told).toHaveBeenCalledTimes(1)
  expect(relay.stats().streams).toBe(0)
  await relay.close()
  vi.restoreAllMocks()
})

it('reports no outage when it closes its log under those who still ask', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  let close!: () => void
  const closed = new Promise<never>((_, reject) => {
    close = () => reject(new Error('closed'))
  })
  const log = { ...memoryLog(), read: () => closed, mark: () => closed, close: async () => close() }
  const relay = createRelay({ log, authorize })
  const asked = Promise.all([
    relay.fetch(requestOf('ada')),
    post(relay, 'ada', { records: [{ id: 'x', acted: 1 }] }),
  ])
  await vi.advanceTimersByTimeAsync(1)
  await relay.close()
  expect((await asked).map(({ status }) => status)).toEqual([503, 503])
  expect(told).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
