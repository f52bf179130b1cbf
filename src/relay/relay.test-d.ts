import { createServer } from 'node:http'
import {
  createServer as createServer2,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import { createClient } from 'redis'
import { expectTypeOf, it } from 'vitest'
import { createRelay, type Log, memoryLog, type RelayNotification } from './index.ts'
import { redisLog } from './redis/index.ts'

const relay = createRelay({ authorize: () => null })

it('accepts the messages of node:http and node:http2 as they are', () => {
  expectTypeOf(createServer).toBeCallableWith(relay.node)
  createServer2((request: Http2ServerRequest, response: Http2ServerResponse) =>
    relay.node(request, response),
  )
})

it('accepts one target, several, and whatever can be written as JSON', () => {
  expectTypeOf(relay.publish({ user: 'ada' }, { title: 'Saved' })).resolves.toBeString()
  void relay.publish([{ user: 'ada' }, { channel: 'news' }], { title: 1 }, { toastWithin: 0 })
  // @ts-expect-error -- a target is a user or a channel
  void relay.publish({ user: 'ada', channel: 'news' }, { title: 'Saved' })
  // @ts-expect-error -- names are texts
  void relay.publish({ user: 42 }, { title: 'Saved' })
  // @ts-expect-error -- a function cannot be sent
  void relay.publish({ user: 'ada' }, { title: 'Saved', action: { label: 'Go', onAction() {} } })
})

it('accepts an unset environment variable as if it were absent', () => {
  const none = undefined
  expectTypeOf(redisLog).toBeCallableWith({ url: process.env.REDIS_URL, prefix: none })
  expectTypeOf(createRelay).toBeCallableWith({ authorize: () => null, log: none, rotate: none })
  void relay.publish({ user: 'ada' }, { title: 'Saved' }, { toastWithin: none })
})

it('accepts any log, and a client of redis', () => {
  expectTypeOf(memoryLog()).toEqualTypeOf<Log>()
  expectTypeOf(redisLog({ client: createClient() })).toEqualTypeOf<Log>()
  createRelay({
    log: redisLog({ url: 'redis://localhost' }),
    authorize: async () => ({ user: 'a' }),
  })
})

it('takes a notification that was collected piece by piece', () => {
  const notification: RelayNotification = { title: 'Your export is ready' }
  notification.action = { label: 'Open', href: process.env.EXPORT_URL }
  expectTypeOf(relay.publish({ user: 'ada' }, notification)).toEqualTypeOf<Promise<string>>()
})
