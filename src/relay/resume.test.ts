import { expect, it } from 'vitest'
import { createRelay, memoryLog } from './index.ts'
import { listen, post, requestOf, readStream } from './read-stream.model.ts'

const authorize = (request: Request) => ({
  user: request.headers.get('authorization')!,
  channels: request.headers.get('x-channels')?.split(',') ?? ['news'],
})

const ada = { user: 'ada' }
const news = { channel: 'news' }

it('resumes from the hello of an empty log', async () => {
  const relay = createRelay({ authorize })
  const first = await listen(relay, 'ada')
  await first.leave()
  await relay.publish(ada, { id: 'x', title: 'X' })
  const again = await listen(relay, 'ada', first.hello.id)
  expect(again.hello.data.recovered).toBe(true)
  expect((await again.records(1)).map(({ id }) => id)).toEqual(['x'])
  await relay.close()
})

it('ends a stream whose history is dropped before it was sent: its client hears of the gap', async () => {
  const log = memoryLog()
  let pages = 0
  const read: typeof log.read = async (...given) => {
    const page = await log.read(...given)
    pages += 1
    return pages === 1 ? { ...page, more: true } : { ...page, recovered: false }
  }
  const relay = createRelay({ authorize, log: { ...log, read } })
  await relay.publish(ada, { id: 'x', title: 'X' })
  const client = await listen(relay, 'ada')
  expect((await client.records(1)).map(({ id }) => id)).toEqual(['x'])
  expect(await client.next()).toBeUndefined()
  await relay.close()
})

it('resumes from every place in a history without loss, wherever the stream was cut', async () => {
  const relay = createRelay({ authorize })
  const all: string[] = []
  for (let n = 0; n < 40; n += 1) {
    all.push(`n${n}`)
    await relay.publish(n % 3 ? ada : news, { id: `n${n}`, title: 'N', message: 'm'.repeat(3000) })
  }
  const whole = await listen(relay, 'ada')
  const seen: string[] = []
  let cursor = whole.hello.id
  for (let cuts = 0; seen.length < 40; cuts += 1) {
    const part = await listen(relay, 'ada', cursor)
    expect(part.hello.data.recovered).toBe(true)
    // Cut once behind the hello alone, otherwise behind one frame.
    if (cuts % 4 > 0) seen.push(...((await part.next())?.data.records ?? []).map(({ id }) => id))
    cursor = part.cursor()
    await part.leave()
  }
  expect(seen).toEqual(all)
  await relay.close()
})

it('takes the cursor from the address if no header has one', async () => {
  const relay = createRelay({ authorize })
  const { hello } = await listen(relay, 'ada')
  await relay.publish(ada, { title: 'X' })
  const client = readStream(await relay.fetch(requestOf('ada', {}, `?after=${hello.id}`)))
  expect((await client.next())!.data.recovered).toBe(true)
  await relay.close()
})

it.each(['', 'nonsense', '1', '..', '999999999999999.aaaaaaaa.b', `${'9'.repeat(400)}.a.b`])(
  'tells a client with the cursor %j that there is a gap',
  async (cursor) => {
    const relay = createRelay({ authorize })
    await relay.publish(ada, { id: 'x', title: 'X' })
    const client = await listen(relay, 'ada', cursor)
    expect(client.hello.data.recovered).toBe(false)
    expect((await client.records(1))[0]!.id).toBe('x')
    await relay.close()
  },
)

it('rejects a cursor that was made for other channels, or for somebody else', async () => {
  const relay = createRelay({ authorize })
  await relay.publish({ channel: 'more' }, { id: 'x', title: 'X' })
  const { hello } = await listen(relay, 'ada')
  const ask = async (user: string, channels: string) =>
    (await readStream(
      await relay.fetch(
        requestOf(user, { headers: { 'last-event-id': hello.id, 'x-channels': channels } }),
      ),
    ).next())!.data.recovered
  expect(await ask('ada', 'news')).toBe(true)
  expect(await ask('ada', 'news,more')).toBe(false)
  expect(await ask('bob', 'news')).toBe(false)
  await relay.close()
})

it('accepts a cursor in whatever order, and however often, its channels are named', async () => {
  const relay = createRelay({ authorize })
  const ask = async (channels: string, cursor = '') => {
    const headers = { 'x-channels': channels, 'last-event-id': cursor }
    return (await readStream(await relay.fetch(requestOf('ada', { headers }))).next())!
  }
  const { id } = await ask('news,more')
  expect((await ask('more,news,more', id)).data.recovered).toBe(true)
  await relay.close()
})

it('rejects a cursor from a log that is gone', async () => {
  const before = createRelay({ authorize })
  const { hello } = await listen(before, 'ada')
  const after = createRelay({ authorize })
  expect((await listen(after, 'ada', hello.id)).hello.data.recovered).toBe(false)
  await before.close()
  await after.close()
})

it('sends each item of the history once, merged with what became of it', async () => {
  const relay = createRelay({ authorize })
  await relay.publish(news, { id: 'x', title: 'X', duration: 7 })
  await relay.publish(news, { id: 'y', title: 'Y' })
  await relay.publish([news, ada], { id: 'z', title: 'Z' })
  await relay.publish(ada, { id: 'z', title: 'Edited' })
  const stamp = Date.now() + 1000
  await post(relay, 'ada', {
    records: [
      { id: 'x', state: ['read', stamp] },
      { id: 'x', acted: stamp },
    ],
  })
  await relay.withdraw(news, 'y')
  const records = await (await listen(relay, 'ada')).records(3)
  expect(records.find(({ id }) => id === 'x')).toMatchObject({
    title: 'X',
    duration: 7,
    state: ['read', stamp],
    acted: stamp,
  })
  expect(records.find(({ id }) => id === 'z')!.title).toBe('Edited')
  const gone = records.find(({ id }) => id === 'y')!
  expect(Object.keys(gone).sort()).toEqual(['gone', 'id', 'v'])
  expect(records.map(({ id }) => id).sort()).toEqual(['x', 'y', 'z'])
  const bobs = await (await listen(relay, 'bob')).records(3)
  expect(bobs.find(({ id }) => id === 'x')!.state![0]).toBe('unread')
  await relay.close()
})

it('withdraws by a number what was published under that number', async () => {
  const relay = createRelay({ authorize })
  await relay.publish(ada, { id: 7, title: 'X' })
  await relay.withdraw(ada, 7)
  const [gone] = await (await listen(relay, 'ada')).records(1)
  expect(gone).toEqual({ v: 1, id: '7', gone: expect.any(Number) })
  await relay.close()
})

it('appends nothing for a retry, even if it was read meanwhile; new words are unread again', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  await relay.publish(ada, { id: 'x', title: 'X' })
  const [first] = await client.records(1)
  await post(relay, 'ada', { records: [{ id: 'x', state: ['read', first!.filed! + 1] }] })
  await client.records(1)
  await relay.publish(ada, { id: 'x', title: 'X' })
  await relay.publish(ada, { id: 'x', title: 'Edited' })
  const [edited] = await client.records(1)
  expect(edited).toMatchObject({ id: 'x', title: 'Edited' })
  expect(edited!.edited).toBeGreaterThan(first!.edited!)
  expect(edited!.state).toEqual(['unread', edited!.edited])
  await relay.close()
})

it('appends nothing for a retry whose data has its keys in another order', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  const data = { a: 1, b: [{ c: { d: 2 }, e: 3 }, 4] }
  await relay.publish(ada, { id: 'x', title: 'X', data })
  await relay.publish(ada, { id: 'x', title: 'X', data: { b: [{ e: 3, c: { d: 2 } }, 4], a: 1 } })
  await relay.publish(ada, { id: 'x', title: 'X', data: { ...data, b: [4, data.b[0]] } })
  const records = await client.records(2)
  expect(records.map((record) => record.data)).toEqual([data, { a: 1, b: [4, data.b[0]] }])
  await relay.close()
})

it('keeps no word of what is meant only for connected clients', async () => {
  const relay = createRelay({ authorize })
  const client = await listen(relay, 'ada')
  await relay.publish(ada, { id: 'now', title: 'Now' }, { toastWithin: 0 })
  expect((await client.records(1))[0]).toMatchObject({ id: 'now', toastWithin: 0 })
  await relay.publish(ada, { id: 'kept', title: 'Kept' })
  const later = await listen(relay, 'ada', client.hello.id)
  expect((await later.records(1)).map(({ id }) => id)).toEqual(['kept'])
  await relay.close()
})

it('gives who comes first the newest 500, and who resumes everything, page by page', async () => {
  const relay = createRelay({ log: memoryLog({ history: 1500 }), authorize })
  const early = await listen(relay, 'ada')
  const idsOf = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, n) => `n${from + n}`)
  for (const id of idsOf(0, 1500)) await relay.publish(ada, { id, title: 'N' })
  const client = await listen(relay, 'ada')
  const resumed = await listen(relay, 'ada', early.hello.id)
  const first = await resumed.records(600)
  await relay.publish(ada, { id: 'n1500', title: 'Last' })
  const rest = await resumed.records(1501 - first.length)
  expect([...first, ...rest].map(({ id }) => id)).toEqual(idsOf(0, 1501))
  expect((await client.records(501)).map(({ id }) => id)).toEqual(idsOf(1000, 1501))
  await relay.close()
})

it('sends once what is in the history and arrived before that was read', async () => {
  const log = memoryLog()
  const read: typeof log.read = async (...given) => {
    await relay.publish(ada, { id: 'x', title: 'X' })
    await new Promise(setImmediate)
    return log.read(...given)
  }
  const relay = createRelay({ authorize, log: { ...log, read } })
  const client = await listen(relay, 'ada')
  await relay.publish(ada, { id: 'y', title: 'Y' })
  expect((await client.records(2)).map(({ id }) => id)).toEqual(['x', 'y'])
  await relay.close()
  expect(await client.rest()).toEqual([])
})
