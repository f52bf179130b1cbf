import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { type Notification, type NotificationInput, createNotifier } from './index.ts'

const reportError = vi.fn<(error: unknown) => void>()
let told: TypeError[] = []

beforeEach(() => {
  told = []
  reportError.mockReset()
  vi.stubGlobal('reportError', reportError)
  vi.spyOn(console, 'error').mockImplementation((error: TypeError) => told.push(error))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const start = () => createNotifier({ clock: createTestClock() })

const image = (url: unknown) => ({ media: { type: 'image', url } })
const action = (fields: object) => ({ action: { label: 'Undo', onAction: () => {}, ...fields } })

/** Every bad field, the name that the error must give, and what it must say it got. */
const badFields: [field: string, got: string, fields: object][] = [
  ['id', '""', { id: '' }],
  ['id', 'object', { id: {} }],
  ['title', 'true', { title: true }],
  ['message', 'object', { message: {} }],
  ['message', 'function', { message: () => {} }],
  ['message', 'Symbol(m)', { message: Symbol('m') }],
  ['message', '5', { message: 5n }],
  ['type', '"danger"', { type: 'danger' }],
  ['type', '"constructor"', { type: 'constructor' }],
  ['duration', '-5', { duration: -5 }],
  ['duration', 'NaN', { duration: NaN }],
  ['duration', '-Infinity', { duration: -Infinity }],
  ['duration', '"5"', { duration: '5' }],
  ['timestamp', 'NaN', { timestamp: NaN }],
  ['timestamp', 'Infinity', { timestamp: Infinity }],
  ['timestamp', '8640000000000001', { timestamp: 8.64e15 + 1 }],
  ['timestamp', '"2024-01-01"', { timestamp: '2024-01-01' }],
  ['timestamp', 'object', { timestamp: new Date(NaN) }],
  ['timestamp', 'object', { timestamp: {} }],
  ['media', '"a.png"', { media: 'a.png' }],
  ['media.type', 'undefined', { media: {} }],
  ['media.type', '"video"', { media: { type: 'video', url: 'a.mp4' } }],
  ['media.url', 'undefined', { media: { type: 'image' } }],
  ['media.url', '""', image('')],
  ['media.url', 'object', image(new URL('https://example.org/a.png'))],
  ['media.set', 'undefined', { media: { type: 'icon', path: 'M0 0' } }],
  ['media.path', 'undefined', { media: { type: 'icon', set: 'mdi' } }],
  ['media.path', '5', { media: { type: 'icon', set: 'mdi', path: 5 } }],
  ['action', 'function', { action: () => {} }],
  ['action.label', 'undefined', { action: { onAction: () => {} } }],
  ['action.label', '""', action({ label: '' })],
  ['action', 'object', { action: { label: 'Undo' } }],
  ['action.onAction', '"undo"', { action: { label: 'Undo', onAction: 'undo' } }],
  ['action.href', '"javascript:x"', { action: { label: 'Open', href: 'javascript:x' } }],
  ['action.name', '""', { action: { label: 'Open', name: '' } }],
  ['key', '""', { key: '' }],
  ['key', 'object', { key: [] }],
  ['priority', 'NaN', { priority: NaN }],
  ['priority', 'Infinity', { priority: Infinity }],
  ['priority', '"high"', { priority: 'high' }],
  ['category', '5', { category: 5 }],
  ['onClose', '"close"', { onClose: 'close' }],
  ['render', 'true', { render: true }],
]

describe.each(badFields)('a bad %s (%s)', (field, got, fields) => {
  const named = new RegExp(`^belfry: ${field.replace('.', '\\.')} must be .+; got `)
  const [top] = field.split('.') as [string]

  test('is told with a TypeError that names it, what it takes and what it got', () => {
    start()({ title: 'a', ...fields })
    expect(told[0]).toBeInstanceOf(TypeError)
    expect(told[0]?.message).toMatch(named)
    expect(told[0]?.message).toContain(`; got ${got}`)
    expect(reportError).not.toHaveBeenCalled()
  })

  test('is left out, and the message is shown, by shorthands and with options alike', () => {
    const notify = start()
    const { title: _, ...options } = { title: '', ...fields }
    notify({ message: 'm', ...fields })
    notify.error({ message: 'm', ...fields })
    notify('a', { message: 'm', ...options })
    expect(notify.shown()).toHaveLength(3)
    for (const shown of notify.shown()) {
      const kept = top === 'id' ? undefined : shown[top as keyof Notification]
      expect([undefined, '', 'a', 'info', 'error']).toContain(kept)
    }
  })

  test('is left as it was by an update, which takes the others', () => {
    const notify = start()
    const good = { title: 't', message: 'm', type: 'success', duration: 7, timestamp: 8 } as const
    const icon = { type: 'icon', set: 's', path: 'p' } as const
    const more = { media: icon, action: { label: 'Go', href: '/' }, priority: 2, category: 'c' }
    notify({ ...good, ...more, id: 'kept', key: 'k', onClose: () => {}, render: () => 1 })
    const [before] = notify.list()
    expect(notify.update('kept', { ...fields, data: 9 })).toBe(true)
    expect(notify.list()).toStrictEqual([{ ...before, data: 9 }])
    expect(told[0]?.message).toMatch(named)
  })
})

test('a part of an action that does not fit is left out alone where another way to act is left', () => {
  const notify = start()
  notify('a', action({ href: 'javascript:x', name: 5 }) as NotificationInput)
  expect(notify.list()[0]?.action).toStrictEqual({
    label: 'Undo',
    onAction: expect.any(Function),
  })
})

test('texts may be numbers, and ids too, wherever they are taken', () => {
  const notify = start()
  const input = { id: 5, key: 6, title: 7, message: 8, action: { label: 9, href: '/' } }
  expect(notify(input as never)).toBe('5')
  expect(notify.list()).toStrictEqual([
    {
      ...{ id: '5', key: '6', title: '7', message: '8', type: 'info' },
      action: { label: '9', href: '/' },
    },
  ])
  expect(notify.remaining(5 as never)).toBe(5000)
  expect(notify.update(5 as never, { title: 'b' })).toBe(true)
  expect(notify.dismiss(5 as never)).toBe(true)
  notify(404 as never)
  expect(notify.list()).toMatchObject([{ title: '404' }])
  expect(told).toEqual([])
})

test('null is absent in every field but data; in an update it clears', () => {
  const notify = start()
  const nothing = Object.fromEntries(badFields.map(([field]) => [field.split('.')[0], null]))
  const id = notify({ ...nothing, title: 'a', data: null } as never)
  expect(notify.list()).toStrictEqual([{ id, title: 'a', message: '', type: 'info', data: null }])
  notify.update(id, { message: 'm', type: 'error', duration: 9 })
  notify.update(id, { message: null, type: null, duration: null } as never)
  expect(notify.list()).toStrictEqual([{ id, title: 'a', message: '', type: 'info', data: null }])
  expect(told).toEqual([])
})

test.each([undefined, null, true, Symbol('a'), () => 'a', '', {}, [], { title: '' }])(
  'one without any words stays without, and that is told: %s',
  (input) => {
    const notify = start()
    const id = notify.error(input as never)
    expect(notify.shown()).toStrictEqual([{ id, title: '', message: '', type: 'error' }])
    expect(told.at(-1)?.message).toMatch(/^belfry: title or message must be .+; got ""/)
    notify.update(id, { data: 1 })
    notify.update(id, { title: 'words' })
    const before = told.length
    expect(notify.update(id, { title: '' })).toBe(true)
    expect(told).toHaveLength(before + 1)
  },
)

test.each([0, 5, 'message', true])(
  'options that are no object are told and left out: %s',
  (options) => {
    const notify = start()
    notify.info('a', options as never)
    const loosely = notify as (...given: unknown[]) => string
    loosely({ message: 'm' }, options)
    expect(notify.list()).toMatchObject([{ title: 'a' }, { title: '', message: 'm' }])
    expect(told.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^belfry: options must be an object; got /),
      expect.stringMatching(/^belfry: options must be an object; got /),
    ])
  },
)

test.each([undefined, null, 5, true, () => {}])(
  'changes that are none change nothing: %s',
  (changes) => {
    const notify = start()
    const id = notify('a')
    const list = notify.list()
    expect(notify.update(id, changes as never)).toBe(true)
    expect(notify.update('unknown', changes as never)).toBe(false)
    expect(notify.list()).toBe(list)
  },
)

test.each([
  undefined,
  {},
  {
    error() {
      throw new Error('console')
    },
  },
])('a console that is missing or throws does not matter', (console) => {
  vi.stubGlobal('console', console)
  const notify = start()
  notify.error(undefined as never)
  notify('a', { duration: -5 })
  expect(notify.size()).toBe(2)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript\r:alert(1)',
  '\u0000\u001Fjavascript:alert(1)',
  'vbscript:msgbox(1)',
  'VB\nScript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:,image/png',
  'data:;base64,AAAA',
  ' DA\tTA:text/html,x',
  'data:imagetext/html,x',
  'data:application/xhtml+xml,x',
])('an address that could run or be something else is left out: %j', (url) => {
  const notify = start()
  notify('a', image(url) as NotificationInput)
  notify('b', { action: { label: 'Open', href: url } })
  expect(notify.list().map(({ media, action }) => media ?? action)).toEqual([undefined, undefined])
  expect(told[0]?.message).toMatch(/^belfry: media\.url must be .+; got "/)
  expect(told[1]?.message).toMatch(/^belfry: action\.href must be .+; got "/)
})

test.each([
  'a.png',
  '/a.png',
  './javascript/a.png',
  '?javascript:a',
  '//example.org/javascript:a.png',
  'https://example.org/data:text/a.png',
  'blob:https://example.org/1234',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg/%3E',
  'DATA:IMAGE/GIF,x',
  'Ünï/cöde.png',
])('any other address of an image is kept as it is: %j', (url) => {
  const notify = start()
  notify('a', image(url) as NotificationInput)
  expect(notify.list()[0]?.media).toStrictEqual({ type: 'image', url })
})

test.each([
  ['limit', 0],
  ['limit', 1.5],
  ['limit', -1],
  ['limit', NaN],
  ['limit', '3'],
  ['limit', null],
  ['duration', -1],
  ['duration', NaN],
  ['duration', '5000'],
  ['duration', null],
  ['overflow', 'newest'],
  ['overflow', null],
])('a notifier with a bad option is refused: %s %s', (option, value) => {
  const create = () => createNotifier({ [option]: value })
  expect(create).toThrow(TypeError)
  expect(create).toThrow(new RegExp(`^belfry: ${option} must be .+; got `))
})

test.each([0, 1.5, -1, NaN, '3', undefined, null])('a bad room is refused: %s', (room) => {
  const notify = start()
  expect(() => notify.offer(room as number)).toThrow(/^belfry: room must be .+; got /)
  expect(notify.offer(1).shows()).toBe(true)
})

test.each(['subscribe', 'watch', 'observe', 'batch'] as const)('%s takes a function', (method) => {
  for (const nothing of [undefined, null, {}, 'a']) {
    expect(() => start()[method](nothing as never)).toThrow(/^belfry: .+ must be .+; got /)
  }
})

test('an error says all that would be taken', () => {
  expect(() => createNotifier({ limit: 0 })).toThrow(
    'belfry: limit must be a whole number from 1 or Infinity; got 0',
  )
})

test('an error quotes no more than the beginning of a long text', () => {
  start()('a', { type: 'x'.repeat(1e6) as 'info' })
  expect(told[0]?.message).toMatch(/^.{1,200}$/)
})

test('an image is no address for a link', () => {
  const notify = start()
  notify('a', { action: { label: 'Open', href: 'data:image/png;base64,AAAA' } })
  expect(notify.list()[0]).not.toHaveProperty('action')
})

// Hostile objects

test.each(['title', 'message', 'type', 'media', 'action', 'data', 'id', 'silent'])(
  'a getter that throws (%s) costs its field alone',
  (field) => {
    const notify = start()
    notify('kept', { id: 'kept' })
    const hostile = Object.defineProperty({ title: 'a', message: 'b' }, field, {
      enumerable: true,
      get() {
        throw new RangeError('mine')
      },
    })
    notify(hostile)
    notify.info(hostile)
    expect(notify.update('kept', hostile)).toBe(true)
    expect(notify.list()).toHaveLength(3)
    for (const error of told) {
      expect(error).toBeInstanceOf(TypeError)
      expect(error.message).toMatch(new RegExp(`^belfry: ${field} must be readable`))
    }
    expect(told).toHaveLength(3)
  },
)

test('a page that adds to Object.prototype changes nothing', () => {
  const polluted = Object.prototype as { foo?: number }
  polluted.foo = 1
  try {
    const notify = start()
    const id = notify('a', { message: 'b', action: { label: 'Go', href: '/' } })
    notify.update(id, { message: 'c' })
    expect(Object.keys(notify.list()[0]!)).toEqual(['id', 'title', 'message', 'type', 'action'])
    expect(told).toEqual([])
  } finally {
    delete polluted.foo
  }
})

test('a getter is read once, so that what was checked is what is kept', () => {
  const notify = start()
  const reads = { title: 0, url: 0, label: 0 }
  notify({
    get title() {
      return ++reads.title === 1 ? 'a' : (5 as unknown as string)
    },
    media: {
      type: 'image',
      get url() {
        return ++reads.url === 1 ? 'a.png' : 'javascript:alert(1)'
      },
    },
    action: {
      get label() {
        return ++reads.label === 1 ? 'Undo' : ''
      },
      onAction: () => {},
    },
  })
  expect(reads).toEqual({ title: 1, url: 1, label: 1 })
  expect(notify.list()).toMatchObject([
    { title: 'a', media: { url: 'a.png' }, action: { label: 'Undo' } },
  ])
})

test('a getter may call back', () => {
  const notify = start()
  notify('old', { id: 'a' })
  notify({
    id: 'a',
    get title() {
      notify.clear()
      return 'new'
    },
  })
  expect(notify.list().map(({ title }) => title)).toEqual(['new'])
})

test('objects without a prototype are as good as others', () => {
  const notify = start()
  const bare = <Fields extends object>(fields: Fields): Fields =>
    Object.assign(Object.create(null) as Fields, fields)
  notify(
    bare({
      title: 'a',
      media: bare({ type: 'icon' as const, set: 's', path: 'p' }),
      action: bare({ label: 'Undo', onAction: () => {} }),
      data: bare({ order: 1 }),
    }),
  )
  expect(notify.list()[0]).toMatchObject({ title: 'a', media: { set: 's' } })
})

test('proxies are read like any object; a revoked one has nothing to say', () => {
  const notify = start()
  notify(new Proxy({ title: 'a', media: new Proxy({ type: 'image', url: 'u' }, {}) } as never, {}))
  const { proxy, revoke } = Proxy.revocable({ title: 'b' }, {})
  revoke()
  notify(proxy)
  notify('b', { media: proxy as never })
  notify('c', { data: proxy })
  notify.update(notify('d'), proxy)
  expect(notify.list().map(({ title }) => title)).toEqual(['a', '', 'b', 'c', 'd'])
})

test('bad values that resist being shown still make a TypeError', () => {
  const resists = { [Symbol.toPrimitive]: boom, toString: boom, toJSON: boom, getTime: boom }
  function boom(): never {
    throw new RangeError('mine')
  }
  const callable = Object.assign(() => {}, resists)
  const notify = start()
  for (const value of [resists, callable, Object.create(null)] as never[]) {
    notify({ title: value, type: value, timestamp: value, action: value, media: value })
  }
  expect(notify.size()).toBe(3)
  for (const error of told) expect(error).toBeInstanceOf(TypeError)
})

test('of a React element the programmer learns where it belongs', () => {
  const notify = start()
  const element = { $$typeof: Symbol.for('react.element'), type: 'b', props: {} } as never
  notify(element)
  notify('a', { message: element })
  const got = 'got a React element, which `render` could draw'
  expect(told.map(({ message }) => message)).toContain(
    `belfry: notification must be an object; ${got}`,
  )
  expect(told.map(({ message }) => message)).toContain(`belfry: message must be a text; ${got}`)
  expect(notify.list().map(({ type }) => type)).toEqual(['info', 'info'])
})

test('huge texts, lone surrogates and odd characters are kept as they are', () => {
  const notify = start()
  const texts = ['x'.repeat(2e6), '\uD800', '\uDC00 half', '\u0000', '\u202Eabc', '👩‍👩‍👧‍👦', '__proto__']
  for (const title of texts) notify({ title, message: title, id: title, key: title })
  expect(notify.list().map(({ title }) => title)).toEqual(texts)
  for (const id of texts) expect(notify.dismiss(id)).toBe(true)
})

test('fields that a polluted prototype brings are not taken for the user’s', () => {
  const notify = start()
  notify(JSON.parse('{"title":"a","__proto__":{"type":"error"}}') as NotificationInput)
  expect(notify.list()[0]?.type).toBe('info')
})
