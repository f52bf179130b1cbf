import { expect, it } from 'vitest'
import { type Authorize, createRelay, memoryLog, type Relay } from './index.ts'
import { listen, readStream, requestOf } from './read-stream.model.ts'

const authorize: Authorize = ({ headers }) => ({
  user: headers.get('authorization')!,
  channels: ['ada'],
})

/** Two relays of one log; the other one closes it. */
function two(): [Relay, Relay] {
  const log = memoryLog()
  return [
    createRelay({ log: { ...log, close: async () => {} }, authorize }),
    createRelay({ log, authorize }),
  ]
}

it("ends a user's streams at every relay of the log, after what was published, and nobody else's", async () => {
  const [here, there] = two()
  const hers = [await listen(here, 'ada'), await listen(there, 'ada')]
  const his = await listen(there, 'bob')
  await here.publish({ user: 'ada' }, { id: 'last', title: 'Last' })
  await here.end({ user: 'ada' })
  for (const client of hers)
    expect((await client.rest()).flatMap(({ data }) => data.records!.map(({ id }) => id))).toEqual([
      'last',
    ])
  expect([here.stats().streams, there.stats().streams]).toEqual([0, 1])
  await here.publish({ channel: 'ada' }, { id: 'x', title: 'X' })
  expect((await his.records(1))[0]!.id).toBe('x')
  await Promise.all([here.close(), there.close()])
})

it('is no part of the history: who comes back resumes, and hears nothing of it', async () => {
  const [here, there] = two()
  const client = await listen(here, 'ada')
  await there.end({ user: 'ada' })
  expect(await client.rest()).toEqual([])
  const again = await listen(here, 'ada', client.cursor())
  expect(again.hello.data.recovered).toBe(true)
  await there.publish({ user: 'ada' }, { id: 'x', title: 'X' })
  expect((await again.records(1))[0]!.id).toBe('x')
  await Promise.all([here.close(), there.close()])
})

it('ends also a stream that was authorized before and has not begun', async () => {
  let answer!: (user: { user: string }) => void
  const relay = createRelay({
    authorize: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const asked = relay.fetch(requestOf('ada'))
  await relay.end({ user: 'ada' })
  // The log tells its relays of a step in a turn of its own.
  await new Promise(setImmediate)
  answer({ user: 'ada' })
  const refused = await asked
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
  const again = relay.fetch(requestOf('ada'))
  answer({ user: 'ada' })
  expect((await readStream(await again).next())!.event).toBe('hello')
  await relay.close()
})

it.each([[undefined], [null], ['ada'], [{}], [{ user: 5 }], [{ user: '' }], [{ channel: 'ada' }]])(
  'rejects with a TypeError for %j',
  async (whom) => {
    const relay = createRelay({ authorize })
    await expect(relay.end(whom as { user: string })).rejects.toThrow(TypeError)
    await relay.close()
  },
)

it('rejects where the log cannot, and when the relay is closed', async () => {
  const { end, ...without } = memoryLog()
  const relay = createRelay({ log: without, authorize })
  await expect(relay.end({ user: 'ada' })).rejects.toThrow(TypeError)
  await relay.close()
  const closed = createRelay({ authorize })
  await closed.close()
  await expect(closed.end({ user: 'ada' })).rejects.toThrow('closed')
  expect(end).toBeTypeOf('function')
})
