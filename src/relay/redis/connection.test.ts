import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { RedisClient } from './client.ts'
import { createConnection } from './connection.ts'

/** A client that is connected at once, to a server that answers like this. */
function clientOf(answer: () => unknown): RedisClient {
  const events = new EventEmitter()
  const client = {
    isReady: false,
    on: (event: string, listener: (value: unknown) => void) => events.on(event, listener),
    connect: async () => {
      await Promise.resolve()
      client.isReady = true
      events.emit('ready')
    },
    sendCommand: async () => answer(),
    unref: () => {},
    destroy: () => {
      client.isReady = false
    },
  }
  return client
}

it('asks its address again after a replica has refused any command, not only a script', async () => {
  const servers = [
    () => Promise.reject(new Error('READONLY You can’t write against a read only replica.')),
    () => 'done',
  ]
  const connection = createConnection(
    () => clientOf(servers.shift()!),
    [],
    () => {},
  )
  const write = (): Promise<unknown> => connection.send(['HSET', 'meta', 'epoch', '1'], 1000)
  await expect(write()).rejects.toThrow('READONLY')
  expect(await write()).toBe('done')
  connection.close()
})
