import { expect, test, vi } from 'vitest'
import { readRecord, readWords } from './read-record.ts'

const NOW = 1000

test('a record is copied, frozen, and has one order of fields', () => {
  const given = { gone: 1, title: 'a', state: ['read', 3], edited: 2, id: 'a', v: 1, other: 1 }
  const record = readRecord(given, NOW)!
  expect(JSON.stringify(record)).toBe(
    '{"v":1,"id":"a","edited":2,"state":["read",3],"title":"a","gone":1}',
  )
  expect(Object.isFrozen(record) && Object.isFrozen(record.state)).toBe(true)
})

test('the parts of a record are frozen too', () => {
  const given = {
    media: { type: 'image', url: '/a.png', alt: 'A' },
    action: { label: 'Go', href: '/' },
  }
  const { media, action } = readWords(given)
  expect([media, action].map(Object.isFrozen)).toEqual([true, true])
})

test('an icon is kept whole or not at all', () => {
  const icon = { type: 'icon', set: 'mdi', path: 'M0 0' }
  expect(readWords({ media: icon })).toEqual({ media: icon })
  expect(readWords({ media: { type: 'icon', set: 'mdi' } })).toEqual({})
  expect(readWords({ media: { type: 'film', url: '/a' } })).toEqual({})
})

test('a time that no date can hold is left out', () => {
  expect(readWords({ timestamp: 5 })).toEqual({ timestamp: 5 })
  expect(readWords({ timestamp: -1e17 })).toEqual({})
})

test('an image may be long as an address, but only small as data', () => {
  const long = `/${'a'.repeat(3000)}`
  expect(readWords({ media: { type: 'image', url: long, alt: 5 } })).toEqual({
    media: { type: 'image', url: long, alt: '5' },
  })
  const small = { type: 'image', url: 'data:image/png;base64,AA' }
  expect(readWords({ media: small })).toEqual({ media: small })
  expect(readWords({ media: { type: 'image', url: 'data:text/html,x' } })).toEqual({})
  const large = `image/png;base64,${'A'.repeat(3000)}`
  for (const scheme of ['data:', 'DATA:', ' da\nta:'])
    expect(readWords({ media: { type: 'image', url: scheme + large } })).toEqual({})
})

test.each([['javascript:0'], [' JAVA\tscript:0'], ['vbscript:0'], ['data:text/html,x'], ['']])(
  'a link to %j is no link',
  (href) => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(readWords({ action: { label: 'Go', href } })).toEqual({})
    expect(readWords({ action: { label: 'Go', href, name: 'go' } })).toEqual({
      action: { label: 'Go', name: 'go' },
    })
  },
)

const circle: { self?: unknown } = {}
circle.self = circle

test.each([[circle], [() => {}], [1n], ['x'.repeat(20_000)]])(
  'data that cannot be stored or sent is left out, and nothing fails',
  (data) => {
    expect(readWords({ title: 'a', data })).toEqual({ title: 'a' })
  },
)

test.each([['12'], [''], [true], [[]], [1e300], [-1e300], [Number.NaN], [new Date(Number.NaN)]])(
  'an invalid timestamp is left out: %j',
  (timestamp) => {
    expect(readWords({ title: 'a', timestamp })).toEqual({ title: 'a' })
  },
)

test('a timestamp may be a Date, and is kept as a number', () => {
  expect(readWords({ title: 'a', timestamp: new Date(5) })).toEqual({ title: 'a', timestamp: 5 })
})

test.each([0, 1, 1.5, -2, Infinity, '2'])('%j is no count, and is left out', (count) => {
  expect(readWords({ title: 'a', count })).toEqual({ title: 'a' })
})

test('null means absent, except in data', () => {
  expect(readWords({ title: null, message: 'm', key: null, data: null })).toEqual({
    message: 'm',
    data: null,
  })
  const given = { v: 1, id: 'a', filed: 5, gone: null, state: null }
  expect(readRecord(given, NOW)).toEqual({ v: 1, id: 'a', filed: 5 })
})

test('later changes to the input do not change the record', () => {
  const data = { n: 1 }
  const words = readWords({ title: 'a', data })
  data.n = 2
  expect(words.data).toEqual({ n: 1 })
})

test('a stamp more than a day ahead is invalid; one less far ahead is not', () => {
  const day = 86_400_000
  expect(readRecord({ v: 1, id: 'a', filed: NOW + day }, NOW)).toBeDefined()
  expect(readRecord({ v: 1, id: 'a', filed: NOW + day + 1 }, NOW)).toBeUndefined()
  expect(readRecord({ v: 1, id: 'a', filed: -1 }, NOW)).toBeUndefined()
})

const trap = (): never => {
  throw new Error('a getter that throws')
}
const trapped = (field: string, rest: object = {}): object =>
  Object.defineProperty({ ...rest }, field, { get: trap, enumerable: true })

// Made inside the test: whoever names or prints them would fall into the trap.
test.each<[string, () => unknown]>([
  ['media', () => trapped('type')],
  ['media', () => trapped('url', { type: 'image' })],
  ['media', () => trapped('path', { type: 'icon', set: 'mdi' })],
  ['action', () => trapped('label', { href: '/' })],
  ['data', () => trapped('secret')],
  ['timestamp', () => new Proxy(new Date(5), { getPrototypeOf: trap })],
])('if the %s cannot be read, it is left out and the rest is kept', (field, make) => {
  const record = readRecord({ v: 1, id: 'a', edited: 1, title: 'a', [field]: make() }, NOW)
  expect(record).toEqual({ v: 1, id: 'a', edited: 1, title: 'a' })
})

test('a record with an unreadable state is skipped', () => {
  const state = Object.defineProperty(['unread', 1], 0, { get: trap })
  expect(readRecord({ v: 1, id: 'a', state }, NOW)).toBeUndefined()
})
