import { expect, it, vi } from 'vitest'
import { ada, authorize, driveTime } from './driven-relay.model.ts'
import { createRelay, memoryLog, type Relay } from './index.ts'
import { listen } from './read-stream.model.ts'

driveTime()

/** How many records of a burst are just more than may be unread. */
const FULL = 21

/** Publishes n0, n1 and so on, of some 3 kB each, and lets them arrive. */
async function burst(relay: Relay, to: number, from = 0): Promise<void> {
  for (let n = from; n < to; n += 1)
    await relay.publish(ada, { id: `n${n}`, title: 'N', message: 'm'.repeat(3000) })
  await vi.advanceTimersByTimeAsync(10)
}

it('closes a client with more than 64 KiB unread at the next record, and slows nobody down', async () => {
  const relay = createRelay({ authorize })
  const slow = await listen(relay, 'ada')
  const quick = await listen(relay, 'ada')
  for (let n = 0; n < 25; n += 1) {
    await relay.publish(ada, { id: `n${n}`, title: 'N', message: 'm'.repeat(3000) })
    await vi.advanceTimersByTimeAsync(1)
    expect((await quick.records(1))[0]!.id).toBe(`n${n}`)
  }
  expect(relay.stats().streams).toBe(1)
  await expect(slow.rest()).rejects.toThrow('keep up')
  const again = await listen(relay, 'ada', slow.hello.id)
  expect(again.hello.data.recovered).toBe(true)
  expect(await again.records(25)).toHaveLength(25)
  await relay.close()
})

it('sends in order what was published while a slow client read its history, however much it is', async () => {
  const relay = createRelay({ log: memoryLog({ history: 200 }), authorize })
  const publish = async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n += 1)
      await relay.publish(ada, { id: `n${n}`, title: 'N', message: 'm'.repeat(3500) })
    await vi.advanceTimersByTimeAsync(1)
  }
  await publish(0, 50)
  const client = await listen(relay, 'ada')
  await publish(50, 100)
  expect((await client.records(100)).map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, n) => `n${n}`),
  )
  await publish(100, 101)
  expect((await client.records(1)).map(({ id }) => id)).toEqual(['n100'])
  await relay.close()
})

it('closes a client that has not read a burst by the next sign of life', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  await burst(relay, FULL)
  expect(relay.stats().streams).toBe(1)
  await vi.advanceTimersByTimeAsync(21_000)
  expect(relay.stats().streams).toBe(0)
  await expect(client.rest()).rejects.toThrow('keep up')
  await relay.close()
})

it('leaves a client time for a burst that comes just before a heartbeat', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  await vi.advanceTimersByTimeAsync(19_900)
  await burst(relay, FULL)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await client.records(FULL)).toHaveLength(FULL)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(relay.stats().streams).toBe(1)
  await relay.close()
})

it('closes a client that is behind with its history at the next record', async () => {
  const relay = createRelay({ authorize })
  await burst(relay, 25)
  await listen(relay, 'ada')
  await burst(relay, 30, 25)
  expect(relay.stats().streams).toBe(0)
  await relay.close()
})

it('writes a whole burst to a healthy client, however large it is', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  const [heard] = await Promise.all([client.records(90), burst(relay, 90)])
  expect(heard).toHaveLength(90)
  await relay.publish(ada, { id: 'n90', title: 'One more' })
  await vi.advanceTimersByTimeAsync(1)
  expect((await client.records(1))[0]!.id).toBe('n90')
  await relay.close()
})

it('writes a history only as fast as it is read', async () => {
  const relay = createRelay({ authorize })
  for (let n = 0; n < 100; n += 1)
    await relay.publish(ada, { id: `n${n}`, title: 'N', message: 'm'.repeat(3500) })
  await vi.advanceTimersByTimeAsync(1)
  const client = await listen(relay, 'ada')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(relay.stats().streams).toBe(1)
  expect(relay.stats().unsent).toBeLessThan(100_000)
  await relay.publish(ada, { id: 'n100', title: 'Last' })
  await vi.advanceTimersByTimeAsync(1)
  expect((await client.records(101)).at(-1)!.id).toBe('n100')
  await relay.close()
})
