import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serve, stop } from './doors.model.ts'
import { createRelay, type Target } from './index.ts'
import { listen, post, requestOf } from './read-stream.model.ts'

// Who may hear what; names that try to be more than names among them.
const people: Readonly<Record<string, readonly string[]>> = {
  ada: ['news', 'acme:team'],
  bob: ['news'],
  'acme:ada': ['acme:ada'],
  news: [],
  __proto__x: ['__proto__', 'constructor'],
  'u:ada': ['ada', 'uada', 'cnews'],
  '*': ['*'],
  'ada\u0000': ['news\u0000'],
}

const relayOf = () =>
  createRelay({
    authorize: (request) => {
      const user = decodeURIComponent(request.headers.get('authorization') ?? '')
      return Object.hasOwn(people, user) ? { user, channels: [...people[user]!] } : null
    },
  })

const targets: Target[] = [
  ...Object.keys(people).map((user) => ({ user })),
  ...new Set(Object.values(people).flat()),
].map((target) => (typeof target === 'string' ? { channel: target } : target))

const mayHear = (user: string, target: Target): boolean =>
  'user' in target ? target.user === user : people[user]!.includes(target.channel)

describe.each(Object.keys(people))('%j hears their own messages', (user) => {
  const expected = targets
    .filter((target) => mayHear(user, target))
    .map((target) => JSON.stringify(target))
  const publishAll = async (relay: ReturnType<typeof relayOf>) => {
    for (const target of targets) {
      const id = JSON.stringify(target)
      await relay.publish(target, { id, title: id })
    }
    // Behind everything else, so that what is not hers would have come before it.
    await relay.publish({ user }, { id: 'end', title: 'End' })
  }
  const heard = async (client: Awaited<ReturnType<typeof listen>>) =>
    (await client.records(expected.length + 1)).map(({ id }) => id)

  it('live, and nothing else', async () => {
    const relay = relayOf()
    const client = await listen(relay, encodeURIComponent(user))
    await publishAll(relay)
    expect(await heard(client)).toEqual([...expected, 'end'])
    await relay.close()
  })

  it('from history, and nothing else', async () => {
    const relay = relayOf()
    await publishAll(relay)
    const client = await listen(relay, encodeURIComponent(user))
    expect(await heard(client)).toEqual([...expected, 'end'])
    await relay.close()
    expect(await client.rest()).toEqual([])
  })
})

it('sends marks only to the devices of their user, even if they name what others have', async () => {
  const relay = relayOf()
  await relay.publish({ channel: 'news' }, { id: 'x', title: 'X' })
  const [phone, bob] = [await listen(relay, 'ada'), await listen(relay, 'bob')]
  await phone.records(1)
  await bob.records(1)
  await post(relay, 'ada', { records: [{ id: 'x', gone: Date.now() + 9999 }] })
  expect((await phone.records(1))[0]).toMatchObject({ id: 'x', gone: expect.any(Number) })
  await relay.publish({ user: 'bob' }, { id: 'end', title: 'End' })
  expect((await bob.records(1))[0]!.id).toBe('end')
  expect((await (await listen(relay, 'bob')).records(2))[0]).toMatchObject({ id: 'x', title: 'X' })
  await relay.close()
})

it('puts nothing of a record into the frame except JSON on one line', async () => {
  const relay = relayOf()
  const client = await listen(relay, 'ada')
  const title = 'a\n\nevent: hello\ndata: {"recovered":true}\r\rid: 1\n\n\u2028'
  await relay.publish({ user: 'ada' }, { id: 'a\nb', title, data: { ['\n\n']: '\r' } })
  const event = (await client.next())!
  expect(event.event).toBe('message')
  expect(event.data.records![0]).toMatchObject({ id: 'a\nb', title, data: { '\n\n': '\r' } })
  await relay.close()
})

it('takes no channel from a request', async () => {
  const relay = relayOf()
  await relay.publish({ user: 'bob' }, { title: 'Not hers' })
  for (const query of [
    '?user=bob',
    '?channel=bob&channels=bob',
    '?after=ubob',
    '/../bob',
    '#bob',
  ]) {
    const response = await relay.fetch(requestOf('ada', {}, query))
    const reader = response.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).not.toContain('Not hers')
    await reader.cancel()
  }
  await relay.close()
})

describe('raw requests to the Node handler', () => {
  const relay = relayOf()
  let server: Awaited<ReturnType<typeof serve>>
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  beforeAll(async () => {
    server = await serve(relay.node)
  })
  afterAll(async () => {
    await relay.close()
    await stop(server)
  })

  const ask = (head: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(head.replaceAll('\n', '\r\n')),
      )
      socket.once('data', (data) => {
        resolve(String(data).split('\r\n')[0]!)
        socket.destroy()
      })
      socket.once('error', () => resolve('cut'))
    })

  it.each([
    ['a host with a path', 'GET / HTTP/1.1\nHost: a/b\n\n', 400],
    ['a host with a user', 'GET / HTTP/1.1\nHost: a@b\n\n', 400],
    ['a host with a blank', 'GET / HTTP/1.1\nHost: a b\n\n', 400],
    ['a host that is no port', 'GET / HTTP/1.1\nHost: a:99999\n\n', 400],
    ['no host', 'GET / HTTP/1.0\n\n', 401],
    ['TRACE', 'TRACE / HTTP/1.1\nHost: a\n\n', 405],
    ['an unusual method', 'PROPFIND / HTTP/1.1\nHost: a\n\n', 405],
    ['two slashes', 'GET //evil.example/x HTTP/1.1\nHost: a\nAuthorization: ada\n\n', 200],
    ['a whole address', 'GET http://evil.example/ HTTP/1.1\nHost: a\nAuthorization: ada\n\n', 200],
    ['an asterisk', 'OPTIONS * HTTP/1.1\nHost: a\n\n', 400],
    ['an address that cannot be read', 'GET http://[ HTTP/1.1\nHost: a\n\n', 400],
    ['bytes beyond ASCII', 'GET /\xe4?after=\xff HTTP/1.1\nHost: a\nAuthorization: ada\n\n', 400],
    ['a name that is nobody', 'GET / HTTP/1.1\nHost: a\nAuthorization: __proto__\n\n', 401],
  ])('answers %s', async (_, head, status) => {
    expect(await ask(head)).toContain(` ${status} `)
    expect(told).not.toHaveBeenCalled()
  })
})
