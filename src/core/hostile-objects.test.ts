import { expect, test } from 'vitest'
import { collectTold, startNotifier } from './driven.model.ts'
import type { NotificationInput } from './index.ts'

const told = collectTold()

test('a page that adds to Object.prototype changes nothing', () => {
  const polluted = Object.prototype as { foo?: number }
  polluted.foo = 1
  try {
    const { notify } = startNotifier()
    const id = notify('a', { message: 'b', action: { label: 'Go', href: '/' } })
    notify.update(id, { message: 'c' })
    expect(Object.keys(notify.list()[0]!)).toEqual(['id', 'title', 'message', 'type', 'action'])
    expect(told).toEqual([])
  } finally {
    delete polluted.foo
  }
})

test('a getter is read once, so the checked value is the one that is kept', () => {
  const { notify } = startNotifier()
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

test('a getter may call the notifier', () => {
  const { notify } = startNotifier()
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

test('objects without a prototype work like any others', () => {
  const { notify } = startNotifier()
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

test('proxies are read like any object; a revoked one counts as empty', () => {
  const { notify } = startNotifier()
  notify(new Proxy({ title: 'a', media: new Proxy({ type: 'image', url: 'u' }, {}) } as never, {}))
  const { proxy, revoke } = Proxy.revocable({ title: 'b' }, {})
  revoke()
  notify(proxy)
  notify('b', { media: proxy as never })
  notify('c', { data: proxy })
  notify.update(notify('d'), proxy)
  expect(notify.list().map(({ title }) => title)).toEqual(['a', '', 'b', 'c', 'd'])
})

test('bad values that cannot be printed still make a TypeError', () => {
  const resists = { [Symbol.toPrimitive]: boom, toString: boom, toJSON: boom, getTime: boom }
  function boom(): never {
    throw new RangeError('mine')
  }
  const callable = Object.assign(() => {}, resists)
  const { notify } = startNotifier()
  for (const value of [resists, callable, Object.create(null)] as never[]) {
    notify({ title: value, type: value, timestamp: value, action: value, media: value })
  }
  expect(notify.size()).toBe(3)
  for (const error of told) expect(error).toBeInstanceOf(TypeError)
})

test('an object that resists every question is still told by its field', () => {
  const resist = (): never => {
    throw new RangeError('mine')
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const resisting = new Proxy({}, { get: resist, has: resist, getPrototypeOf: resist })
  const { notify } = startNotifier()
  for (const value of [proxy, resisting] as never[]) {
    for (const field of ['title', 'type', 'duration', 'timestamp', 'media', 'action', 'onClose']) {
      told.length = 0
      notify({ message: 'a', [field]: value })
      expect(told.map(({ message }) => message)).toEqual([
        expect.stringMatching(new RegExp(`^belfry: ${field}\\b.* must be `)),
      ])
    }
  }
})

test('passing a React element tells the programmer where it belongs', () => {
  const { notify } = startNotifier()
  const element = { $$typeof: Symbol.for('react.element'), type: 'b', props: {} } as never
  notify(element)
  notify('a', { message: element })
  const got = 'got a React element, which `render` could draw'
  expect(told.map(({ message }) => message)).toContain(
    `belfry: notification must be an object; ${got}`,
  )
  expect(told.map(({ message }) => message)).toContain(`belfry: message must be a string; ${got}`)
  expect(notify.list().map(({ type }) => type)).toEqual(['info', 'info'])
})

test('huge texts, lone surrogates and odd characters are kept as they are', () => {
  const { notify } = startNotifier()
  const texts = ['x'.repeat(2e6), '\uD800', '\uDC00 half', '\u0000', '\u202Eabc', '👩‍👩‍👧‍👦', '__proto__']
  for (const title of texts) notify({ title, message: title, id: title, key: title })
  expect(notify.list().map(({ title }) => title)).toEqual(texts)
  for (const id of texts) expect(notify.dismiss(id)).toBe(true)
})

test('fields from a polluted prototype are not taken for the user’s', () => {
  const { notify } = startNotifier()
  notify(JSON.parse('{"title":"a","__proto__":{"type":"error"}}') as NotificationInput)
  expect(notify.list()[0]?.type).toBe('info')
})

test.each(['title', 'message', 'type', 'media', 'action', 'data', 'id', 'silent'])(
  'a getter that throws (%s) loses only its own field',
  (field) => {
    const { notify } = startNotifier()
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
