import { expect, it, vi } from 'vitest'
import { ada, authorize, driveTime } from './driven-relay.model.ts'
import { createRelay, memoryLog } from './index.ts'
import { listen } from './read-stream.model.ts'

driveTime()

const MINUTE = 60_000

it('tells the time anew after the clock of the log was set back, and only then', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  await relay.publish(ada, { title: 'Before' })
  await vi.advanceTimersByTimeAsync(1)
  expect((await client.next())!.data.now).toBeUndefined()
  vi.setSystemTime(Date.now() - 3 * MINUTE)
  // The log's time stands still until then, and clients count on.
  await vi.advanceTimersByTimeAsync(MINUTE)
  await relay.publish(ada, { title: 'After' })
  await vi.advanceTimersByTimeAsync(1)
  const { now, records } = (await client.next())!.data
  expect(now).toBe(records![0]!.filed)
  await relay.close()
})

it('tells nothing of what comes late after an outage: the clock of the log may be right', async () => {
  const log = memoryLog()
  let lag = 0
  const relay = createRelay({ log: { ...log, lag: () => lag }, authorize })
  const client = await listen(relay, 'ada')
  lag = 10_000
  await relay.publish(ada, { title: 'Late' })
  // As if it had come only now.
  vi.setSystemTime(Date.now() - 10_000)
  await vi.advanceTimersByTimeAsync(1)
  expect((await client.next())!.data.now).toBeUndefined()
  await relay.close()
})
