import { afterEach, expect, it } from 'vitest'
import {
  createRelay,
  memoryLog,
  type HistoryOptions,
  type PublishOptions,
  type RelayNotification,
  type RelayOptions,
  type Target,
} from './index.ts'
import { listen } from './read-stream.model.ts'

const log = memoryLog()
let appended = 0
const relay = createRelay({
  log: {
    ...log,
    append: (...args) => {
      appended += 1
      return log.append(...args)
    },
  },
  authorize: () => ({ user: 'ada' }),
})
afterEach(() => {
  appended = 0
})

const circle: Record<string, unknown> = {}
circle.self = circle

const trap = (): never => {
  throw new RangeError('a getter that throws')
}
const trapped = () => Object.defineProperty({}, 'label', { get: trap, enumerable: true })

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'Saved'],
  ['no words', {}],
  ['empty words', { title: '', message: '' }],
  ['blank words', { title: ' ', message: '\n' }],
  ['an unknown type', { title: 'X', type: 'fatal' }],
  ['a title that is no text', { title: {} }],
  ['a negative duration', { title: 'X', duration: -1 }],
  ['no number for a duration', { title: 'X', duration: NaN }],
  ['an invalid date', { title: 'X', timestamp: new Date(NaN) }],
  ['an empty id', { title: 'X', id: '' }],
  ['an id that is too long', { title: 'X', id: 'x'.repeat(201) }],
  ['half a character for an id', { title: 'X', id: '\ud800' }],
  ['the id of the last look', { title: 'X', id: 'belfry:looked' }],
  ['media of another type', { title: 'X', media: { type: 'video', url: 'x' } }],
  ['an image without an address', { title: 'X', media: { type: 'image' } }],
  ['an icon without a path', { title: 'X', media: { type: 'icon', set: 'a' } }],
  ['a script for an image', { title: 'X', media: { type: 'image', url: 'java\nscript:0' } }],
  ['a script for a link', { title: 'X', action: { label: 'Go', href: ' JavaScript:0' } }],
  ['an action without a label', { title: 'X', action: { href: '/' } }],
  ['an action with nothing to do', { title: 'X', action: { label: 'Go' } }],
  ['a function for an action', { title: 'X', action: { label: 'Go', href: '/', onAction() {} } }],
  ['a function of its own', { title: 'X', onClose() {} }],
  ['a function in its data', { title: 'X', data: { f() {} } }],
  ['a Map in its data', { title: 'X', data: { counts: new Map([['a', 1]]) } }],
  ['a promise in its data', { title: 'X', data: Promise.resolve(1) }],
  ['a circle in its data', { title: 'X', data: circle }],
  ['a getter that throws in its data', { title: 'X', data: trapped() }],
  ['a toJSON that throws in its data', { title: 'X', data: { toJSON: trap } }],
  ['a getter that throws in its action', { title: 'X', action: trapped() }],
  ['a getter that throws of its own', trapped()],
  ['an icon whose path is empty', { title: 'X', media: { type: 'icon', set: 'a', path: '' } }],
  ['no number in its data', { title: 'X', data: [NaN] }],
  ['a large number in its data', { title: 'X', data: 5n }],
  ['a priority that is no number', { title: 'X', priority: '1' }],
  ['more than 4096 bytes', { title: 'X', message: 'ä'.repeat(2000) }],
])('rejects %s before anything is appended', async (_, notification) => {
  const published = relay.publish({ user: 'ada' }, notification as RelayNotification)
  await expect(published).rejects.toThrow(TypeError)
  expect(appended).toBe(0)
})

it('says where the circle in its data is, without going around in it', async () => {
  const data = { text: 'x', circle: {} }
  data.circle = data
  const published = relay.publish({ user: 'ada' }, { title: 'X', data })
  await expect(published).rejects.toThrow("property 'circle' closes the circle")
})

it('takes as many bytes as it says, counted as clients receive them', async () => {
  const own = createRelay({ authorize: () => ({ user: 'ada' }) })
  const client = await listen(own, 'ada')
  const publish = async (length: number): Promise<number> => {
    await own.publish({ user: 'ada' }, { id: 'x', title: 'X', message: 'm'.repeat(length) })
    return JSON.stringify((await client.records(1))[0]).length
  }
  const most = 4096 - (await publish(0))
  expect(await publish(most)).toBe(4096)
  await expect(publish(most + 1)).rejects.toThrow(TypeError)
  await own.close()
})

it.each<[string, object]>([
  ['media.url', { media: { type: 'image' } }],
  ['media.path', { media: { type: 'icon', set: 'a' } }],
  ['action.label', { action: { href: '/' } }],
  ['action.onAction', { action: { label: 'Go', href: '/', onAction() {} } }],
])('names %s as invalid', async (field, more) => {
  const published = relay.publish({ user: 'ada' }, { title: 'X', ...more })
  await expect(published).rejects.toThrow(`belfry: ${field} must be `)
})

it.each<[string, unknown]>([
  ['nobody', undefined],
  ['a text', 'ada'],
  ['an empty list', []],
  ['an empty name', { user: '' }],
  ['a number', { user: 42 }],
  ['a long name', { channel: 'x'.repeat(201) }],
  ['both at once', { user: 'a', channel: 'b' }],
  ['neither', {}],
  ['a getter that throws', Object.defineProperty({}, 'user', { get: trap })],
  ['more than 100', Array.from({ length: 101 }, (_, n) => ({ user: `${n}` }))],
])('rejects %s as a target', async (_, to) => {
  await expect(relay.publish(to as Target, { title: 'X' })).rejects.toThrow(TypeError)
  await expect(relay.withdraw(to as Target, 'x')).rejects.toThrow(TypeError)
  expect(appended).toBe(0)
})

it.each(['', 'x'.repeat(201), 'belfry:looked', undefined])(
  'rejects %j as the id of what is withdrawn',
  async (id) => {
    await expect(relay.withdraw({ user: 'ada' }, id as string)).rejects.toThrow(TypeError)
  },
)

it.each([-1, NaN, Infinity, '5'])('rejects a toastWithin of %s', async (toastWithin) => {
  const options = { toastWithin } as PublishOptions
  await expect(relay.publish({ user: 'ada' }, { title: 'X' }, options)).rejects.toThrow(TypeError)
})

it('sends every field as it is, with texts for numbers and 0 for an endless duration', async () => {
  const client = await listen(relay, 'ada')
  const fields = {
    type: 'error',
    media: { type: 'image', url: 'data:image/png;base64,', alt: '' },
    category: 'builds',
    action: { label: 'Open', href: '/builds/1', name: 'open' },
    data: { list: [], nothing: null, deep: { n: 1.5 } },
    priority: -2,
    dismissible: false,
  } as const
  const timestamp = new Date(5)
  await relay.publish(
    [{ user: 'ada' }, { user: 'ada' }],
    { id: 7, title: 1, message: 2, key: 3, timestamp, duration: Infinity, ...fields },
    { toastWithin: 5 },
  )
  const [record] = await client.records(1)
  const { v, filed, edited, state, ...rest } = record!
  expect([v, filed, state]).toEqual([1, edited, ['unread', edited]])
  const texts = { id: '7', title: '1', message: '2', key: '3' }
  expect(rest).toEqual({ ...texts, timestamp: 5, duration: 0, toastWithin: 5, ...fields })
})

it.each([{ authorize: 5 }, { log: {} }, { heartbeat: 0 }, { rotate: NaN }, { origins: 'x' }])(
  'refuses to create a relay with %o',
  (options) => {
    expect(() => createRelay({ authorize: () => null, ...(options as object) })).toThrow(TypeError)
  },
)

it.each([null, 5, 'redis://localhost'])('refuses %o instead of options', (given) => {
  const refusal = 'belfry: options must be an object'
  expect(() => createRelay(given as unknown as RelayOptions)).toThrow(refusal)
  expect(() => memoryLog(given as unknown as HistoryOptions)).toThrow(refusal)
})
