import { expect, it } from 'vitest'
import { createRelay } from './index.ts'
import { listen } from './read-stream.model.ts'

const authorize = (request: Request) => ({
  user: request.headers.get('authorization') ?? 'nobody',
  channels: ['news'],
})

it('greets at once, and delivers what is published to everybody connected', async () => {
  const relay = createRelay({ authorize })
  const ada = await listen(relay, 'ada')
  expect(ada.status).toBe(200)
  expect(ada.headers.get('content-type')).toContain('text/event-stream')
  expect(ada.hello).toMatchObject({ event: 'hello', data: { v: 1, recovered: false } })

  const id = await relay.publish({ user: 'ada' }, { title: 'Saved', duration: 0 })
  const [record] = await ada.records(1)
  expect(record).toMatchObject({
    v: 1,
    id,
    title: 'Saved',
    message: '',
    type: 'info',
    duration: 0,
    toastWithin: 60_000,
  })
  expect(record!.filed).toBe(record!.edited)
  expect(record!.state).toEqual(['unread', record!.filed])
  await relay.close()
  expect(await ada.next()).toBeUndefined()
})

it('delivers earlier messages to those who connect later, in order', async () => {
  const relay = createRelay({ authorize })
  await relay.publish({ user: 'ada' }, { id: 'one', title: 'One' })
  await relay.publish({ channel: 'news' }, { id: 'two', title: 'Two' })
  await relay.publish({ user: 'bob' }, { id: 'three', title: 'Three' })
  await relay.publish([{ user: 'ada' }, { channel: 'news' }], { id: 'four', title: 'Four' })
  const ada = await listen(relay, 'ada')
  expect((await ada.records(3)).map(({ id }) => id)).toEqual(['one', 'two', 'four'])
  await relay.close()
  expect(await ada.rest()).toEqual([])
})
