import { describe, expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { type NotificationInput, createNotifier } from './index.ts'

const start = () => createNotifier({ clock: createTestClock() })

const image = (url: unknown) => ({ media: { type: 'image', url } })
const action = (fields: object) => ({ action: { label: 'Undo', onAction: () => {}, ...fields } })

/** Every bad field, the name that the error must give, and what it must say it got. */
const badFields: [field: string, got: string, fields: object][] = [
  ['id', '""', { id: '' }],
  ['id', '5', { id: 5 }],
  ['id', 'null', { id: null }],
  ['title', '5', { title: 5 }],
  ['title', 'null', { title: null }],
  ['message', 'object', { message: {} }],
  ['message', 'function', { message: () => {} }],
  ['message', 'Symbol(m)', { message: Symbol('m') }],
  ['message', '5', { message: 5n }],
  ['type', '"danger"', { type: 'danger' }],
  ['type', '"constructor"', { type: 'constructor' }],
  ['type', 'null', { type: null }],
  ['duration', '-5', { duration: -5 }],
  ['duration', 'NaN', { duration: NaN }],
  ['duration', '-Infinity', { duration: -Infinity }],
  ['duration', '"5"', { duration: '5' }],
  ['duration', 'null', { duration: null }],
  ['timestamp', 'NaN', { timestamp: NaN }],
  ['timestamp', 'Infinity', { timestamp: Infinity }],
  ['timestamp', 'NaN', { timestamp: 8.64e15 + 1 }],
  ['timestamp', '"2024-01-01"', { timestamp: '2024-01-01' }],
  ['timestamp', '', { timestamp: new Date(NaN) }],
  ['timestamp', 'object', { timestamp: {} }],
  ['media', 'null', { media: null }],
  ['media', '"a.png"', { media: 'a.png' }],
  ['media.type', 'undefined', { media: {} }],
  ['media.type', '"video"', { media: { type: 'video', url: 'a.mp4' } }],
  ['media.url', 'undefined', { media: { type: 'image' } }],
  ['media.url', '""', image('')],
  ['media.url', 'object', image(new URL('https://example.org/a.png'))],
  ['media.set', 'undefined', { media: { type: 'icon', path: 'M0 0' } }],
  ['media.path', 'undefined', { media: { type: 'icon', set: 'mdi' } }],
  ['media.path', '5', { media: { type: 'icon', set: 'mdi', path: 5 } }],
  ['action', 'null', { action: null }],
  ['action', 'function', { action: () => {} }],
  ['action.label', 'undefined', { action: { onAction: () => {} } }],
  ['action.label', '""', action({ label: '' })],
  ['action.onAction', 'undefined', { action: { label: 'Undo' } }],
  ['action.onAction', '"undo"', action({ onAction: 'undo' })],
  ['key', '""', { key: '' }],
  ['key', '5', { key: 5 }],
  ['priority', 'NaN', { priority: NaN }],
  ['priority', 'Infinity', { priority: Infinity }],
  ['priority', '"high"', { priority: 'high' }],
  ['onClose', '"close"', { onClose: 'close' }],
  ['onClose', 'null', { onClose: null }],
  ['render', 'true', { render: true }],
]

describe.each(badFields)('a bad %s (%s)', (field, got, fields) => {
  const named = new RegExp(`^belfry: ${field.replace('.', '\\.')} must be .+; got `)
  const gotThat = new RegExp(`; got ${got.replace(/[()]/g, '\\$&')}`)
  const input = { title: 'a', ...fields } as NotificationInput

  test('throws a TypeError that names it, what it takes and what it got', () => {
    const add = () => start()(input)
    expect(add).toThrow(TypeError)
    expect(add).toThrow(named)
    expect(add).toThrow(gotThat)
  })

  test('changes nothing, in adding, shorthands, repeats and updates alike', () => {
    const notify = start()
    notify('kept', { id: 'kept', key: 'k' })
    const list = notify.list()
    const heard = vi.fn<(value?: unknown) => void>()
    notify.watch(heard)
    notify.observe(heard)
    const { title: _, ...options } = { ...input }
    const attempts = [
      () => notify.error(input),
      ...(field === 'title' ? [] : [() => notify('a', options)]),
      ...(field === 'id' ? [] : [() => notify({ ...input, id: 'kept' })]),
      ...(field === 'key' ? [] : [() => notify({ ...input, key: 'k' })]),
      () => notify.update('kept', fields),
    ]
    for (const attempt of attempts) expect(attempt).toThrow(named)
    expect(notify.list()).toBe(list)
    expect(heard).not.toHaveBeenCalled()
  })
})

test.each([undefined, null, 5, true, Symbol('a'), () => 'a'])(
  'what is no notification at all is refused: %s',
  (input) => {
    expect(() => start()(input as never)).toThrow(/^belfry: .+ must be .+; got /)
    expect(() => start().info(input as never)).toThrow(/^belfry: .+ must be .+; got /)
    const notify = start()
    notify('a', { id: 'a' })
    expect(() => notify.update('a', input as never)).toThrow(/^belfry: .+ must be .+; got /)
  },
)

test.each([null, 5, 'message'])('options that are no object are refused: %s', (options) => {
  expect(() => start()('a', options as never)).toThrow(/^belfry: .+ must be .+; got /)
})

test('a title or a message is needed, when adding and when updating', () => {
  const notify = start()
  const needed = /^belfry: title or message must be .+; got ""/
  expect(() => notify('')).toThrow(needed)
  expect(() => notify({})).toThrow(needed)
  expect(() => notify({ title: '', message: '' })).toThrow(needed)
  expect(() => notify([] as NotificationInput)).toThrow(needed)
  const id = notify('a')
  expect(() => notify.update(id, { title: '' })).toThrow(needed)
  expect(() => notify.update(id, { title: undefined })).toThrow(needed)
  expect(notify.list()[0]?.title).toBe('a')
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
])('an image address that could run or be something else is refused: %j', (url) => {
  expect(() => start()('a', image(url) as NotificationInput)).toThrow(
    /^belfry: media\.url must be .+; got "/,
  )
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
  expect(() => start()('a', { type: 'x'.repeat(1e6) as 'info' })).toThrow(/^.{1,200}$/)
})

// Hostile objects

test.each(Object.keys({ title: 0, message: 0, type: 0, media: 0, action: 0, data: 0, id: 0 }))(
  'a getter that throws (%s) passes its error on and leaves nothing half done',
  (field) => {
    const notify = start()
    notify('kept', { id: 'kept' })
    const heard = vi.fn<(value?: unknown) => void>()
    notify.watch(heard)
    const given: NotificationInput = { title: 'a' }
    const hostile = Object.defineProperty(given, field, {
      enumerable: true,
      get() {
        throw new RangeError('mine')
      },
    })
    expect(() => notify(hostile)).toThrow(RangeError)
    expect(() => notify.info(hostile)).toThrow(RangeError)
    expect(() => notify.update('kept', hostile)).toThrow(RangeError)
    expect(notify.list()).toHaveLength(1)
    expect(heard).not.toHaveBeenCalled()
    notify('works')
    expect(heard).toHaveBeenCalledTimes(1)
  },
)

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

test('proxies are read like any object; a revoked one leaves nothing half done', () => {
  const notify = start()
  notify(new Proxy({ title: 'a', media: new Proxy({ type: 'image', url: 'u' }, {}) } as never, {}))
  const { proxy, revoke } = Proxy.revocable({ title: 'b' }, {})
  revoke()
  expect(() => notify(proxy)).toThrow(TypeError)
  expect(() => notify('b', { media: proxy as never })).toThrow(TypeError)
  notify('c', { data: proxy })
  expect(notify.list().map(({ title }) => title)).toEqual(['a', 'c'])
})

test('bad values that resist being shown still make a TypeError', () => {
  const resists = { [Symbol.toPrimitive]: boom, toString: boom, toJSON: boom }
  function boom(): never {
    throw new RangeError('mine')
  }
  const callable = Object.assign(() => {}, resists)
  for (const value of [resists, callable, Object.create(null)]) {
    expect(() => start()({ title: value as string })).toThrow(TypeError)
    expect(() => start()({ title: 'a', type: value as 'info' })).toThrow(TypeError)
  }
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
