import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createNotifier, type Notifier } from '../core/index.ts'
import { createInbox, type Inbox } from '../inbox/index.ts'
import { createRelay, memoryLog, type Relay } from '../relay/index.ts'
import { connect, type ConnectOptions } from './connect.ts'
import type { Remote } from './remote.ts'

/** Waits until something holds; sockets take their time on a busy machine. */
const soon = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 15_000 })

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A real relay behind a real server; whoever says who she is may come. */
async function serve(log = memoryLog()) {
  const relay = createRelay({
    log,
    authorize: (request) => {
      const user = request.headers.get('authorization')
      return user ? { user, channels: ['news'] } : null
    },
  })
  const server: Server = createServer(relay.node as unknown as RequestListener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    await relay.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  ends.push(close)
  return { relay, url: `http://127.0.0.1:${port}/relay`, server, close }
}

interface Device {
  notifier: Notifier
  inbox: Inbox
  remote: Remote
  shown: () => string[]
}

function openDevice(options: ConnectOptions & { url: string }): Device {
  const notifier = createNotifier({ duration: Infinity })
  const inbox = createInbox({ notifier })
  const remote = connect({ headers: { authorization: 'ada' }, notifier, inbox, ...options })
  ends.push(remote.close)
  return { notifier, inbox, remote, shown: () => notifier.list().map(({ title }) => title) }
}

const isOpen = ({ remote }: Device): Promise<unknown> =>
  soon(() => expect(remote.state()).toBe('open'))

const publish = (relay: Relay, title: string): Promise<string> =>
  relay.publish({ user: 'ada' }, { title, type: 'success', duration: 0 })

test('shows what is published, on every device', async () => {
  const { relay, url } = await serve()
  const [desk, phone] = [openDevice({ url }), openDevice({ url })]
  await Promise.all([isOpen(desk), isOpen(phone)])
  await publish(relay, 'Build finished')
  await soon(() =>
    expect([desk.shown(), phone.shown()]).toEqual([['Build finished'], ['Build finished']]),
  )
  expect(desk.notifier.list()[0]).toMatchObject({ type: 'success', duration: 0 })
})

test('dismissing on one device removes it from the other, and it is read on both', async () => {
  const { relay, url } = await serve()
  const [desk, phone] = [openDevice({ url }), openDevice({ url })]
  await Promise.all([isOpen(desk), isOpen(phone)])
  const id = await publish(relay, 'Build finished')
  await soon(() => expect([desk.shown(), phone.shown()].flat()).toHaveLength(2))
  desk.notifier.dismiss(id, 'user')
  await soon(() => expect(phone.shown()).toEqual([]))
  expect(phone.inbox.list('read')).toMatchObject([{ title: 'Build finished' }])
})

test('does the same without an inbox', async () => {
  const { relay, url } = await serve()
  const phone = openDevice({ url })
  const notifier = createNotifier()
  const remote = connect({ url, notifier, headers: () => ({ authorization: 'ada' }) })
  ends.push(remote.close)
  await isOpen(phone)
  await soon(() => expect(remote.state()).toBe('open'))
  const id = await publish(relay, 'Build finished')
  await publish(relay, 'Deployed')
  await soon(() => expect([notifier.size(), phone.notifier.size()]).toEqual([2, 2]))
  notifier.dismiss(id, 'user')
  await soon(() => expect(phone.shown()).toEqual(['Deployed']))
  phone.inbox.mark(phone.notifier.list()[0]!.id, 'read')
  await soon(() => expect(notifier.size()).toBe(0))
})

test('a withdrawn message leaves both screen and inbox', async () => {
  const { relay, url } = await serve()
  const desk = openDevice({ url })
  await isOpen(desk)
  const id = await publish(relay, 'Sorry')
  await soon(() => expect(desk.shown()).toEqual(['Sorry']))
  await relay.withdraw({ user: 'ada' }, id)
  await soon(() => expect(desk.shown()).toEqual([]))
  expect(desk.inbox.count('all')).toBe(0)
})

test('gets what came while it was cut off, once', async () => {
  const { relay, url, server } = await serve()
  const onGap = vi.fn<() => void>()
  const desk = openDevice({ url, onGap })
  await isOpen(desk)
  await publish(relay, 'one')
  await soon(() => expect(desk.shown()).toEqual(['one']))
  server.closeAllConnections()
  await publish(relay, 'two')
  await soon(() => expect(desk.shown()).toEqual(['one', 'two']))
  expect(onGap).not.toHaveBeenCalled()
})

test('says when the relay has forgotten what it had', async () => {
  const first = await serve()
  const second = await serve()
  const onGap = vi.fn<() => void>()
  let { url } = first
  const desk = openDevice({ url, onGap, fetch: (_, init) => fetch(url, init) })
  await isOpen(desk)
  url = second.url
  await first.relay.close()
  await soon(() => expect(onGap).toHaveBeenCalledOnce())
  expect(desk.remote.state()).toBe('open')
})

test.each([
  [undefined, 'options must be an object; got undefined'],
  [{}, 'url must be a URL'],
  [{ url: '' }, 'url must be a URL; got ""'],
  [{ url: 'https://' }, 'url must be a URL; got "https://"'],
  [{ url: '/r', notifier: {} }, 'notifier must be an object with batch; got object'],
  [{ url: '/r', inbox: {} }, 'inbox must be an inbox made by createInbox; got object'],
  [{ url: '/r', headers: 'a' }, 'headers must be an object or a function; got "a"'],
  [{ url: '/r', name: 7 }, 'name must be a non-empty string; got 7'],
  [{ url: '/r', tabs: 'two' }, 'tabs must be one or all; got "two"'],
  [{ url: '/r', onGap: null }, 'onGap must be a function; got null'],
  [{ url: '/r', fetch: true }, 'fetch must be a function; got true'],
])('refuses %j', (options, message) => {
  expect(() => connect(options as never)).toThrow(TypeError)
  expect(() => connect(options as never)).toThrow(message)
})
