import { describe, expect, test, vi } from 'vitest'
import { collectTold, startNotifier, stubReportError } from './driven.model.ts'
import type { Notification } from './index.ts'

const reportError = stubReportError()
const told = collectTold()

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
  ['timestamp', 'date', { timestamp: new Date(NaN) }],
  ['timestamp', 'object', { timestamp: {} }],
  ['media', '"a.png"', { media: 'a.png' }],
  ['media.type', 'undefined', { media: {} }],
  ['media.type', '"video"', { media: { type: 'video', url: 'a.mp4' } }],
  ['media.url', 'undefined', { media: { type: 'image' } }],
  ['media.url', '""', image('')],
  ['media.url', 'url', image(new URL('https://example.org/a.png'))],
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
  ['key', 'array', { key: [] }],
  ['message', 'promise', { message: Promise.resolve('later') }],
  ['message', 'error', { message: new Error('disk full') }],
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

  test('is reported with a TypeError that names it, what it takes and what it got', () => {
    startNotifier().notify({ title: 'a', ...fields })
    expect(told[0]).toBeInstanceOf(TypeError)
    expect(told[0]?.message).toMatch(named)
    expect(told[0]?.message).toContain(`; got ${got}`)
    expect(reportError).not.toHaveBeenCalled()
  })

  test('is left out, and the message is shown, with shorthands and with options alike', () => {
    const { notify } = startNotifier()
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

  test('is left as it was by an update, which still applies the other fields', () => {
    const { notify } = startNotifier()
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

test('an invalid part of an action is left out by itself if another way to act remains', () => {
  const { notify } = startNotifier()
  notify('a', action({ href: 'javascript:x', name: 5 }))
  expect(notify.list()[0]?.action).toStrictEqual({
    label: 'Undo',
    onAction: expect.any(Function),
  })
})

test('texts and ids may be numbers everywhere', () => {
  const { notify } = startNotifier()
  const input = { id: 5, key: 6, title: 7, message: 8, action: { label: 9, href: '/' } }
  expect(notify(input as never)).toBe('5')
  expect(notify.list()).toStrictEqual([
    {
      id: '5',
      key: '6',
      title: '7',
      message: '8',
      type: 'info',
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

test('null means absent in every field except data; in an update it clears the field', () => {
  const { notify } = startNotifier()
  const nothing = Object.fromEntries(badFields.map(([field]) => [field.split('.')[0], null]))
  const id = notify({ ...nothing, title: 'a', data: null } as never)
  expect(notify.list()).toStrictEqual([{ id, title: 'a', message: '', type: 'info', data: null }])
  notify.update(id, { message: 'm', type: 'error', duration: 9 })
  notify.update(id, { message: null, type: null, duration: null } as never)
  expect(notify.list()).toStrictEqual([{ id, title: 'a', message: '', type: 'info', data: null }])
  expect(told).toEqual([])
})

test.each([
  [undefined, 'undefined'],
  [null, 'null'],
  [true, 'true'],
  [Symbol('a'), 'Symbol(a)'],
  [() => 'a', 'function'],
  ['', '""'],
  [{}, 'object'],
  [[], 'array'],
  [Promise.resolve('later'), 'promise'],
  [{ title: '' }, 'object'],
  [' \n', String.raw`" \n"`],
  [{ title: ' ', message: '\t' }, 'object'],
  [{ title: '\u200B\uFEFF', message: ' \u200E\u00AD' }, 'object'],
])('a notification without any words stays without, and that is reported: %s', (input, got) => {
  const { notify } = startNotifier()
  const id = notify.error(input as never)
  expect(notify.shown()).toStrictEqual([{ id, title: '', message: '', type: 'error' }])
  expect(told.at(-1)?.message).toBe(
    `belfry: title or message must be a non-empty string; got ${got}`,
  )
  notify.update(id, { data: 1 })
  notify.update(id, { title: 'words' })
  const before = told.length
  expect(notify.update(id, { title: '' })).toBe(true)
  expect(told).toHaveLength(before + 1)
})

test.each([0, 5, 'message', true])(
  'options that are not an object are reported and left out: %s',
  (options) => {
    const { notify } = startNotifier()
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

test.each([undefined, null, 5, true, () => {}])('invalid changes change nothing: %s', (changes) => {
  const { notify } = startNotifier()
  const id = notify('a')
  const list = notify.list()
  expect(notify.update(id, changes as never)).toBe(true)
  expect(notify.update('unknown', changes as never)).toBe(false)
  expect(notify.list()).toBe(list)
})

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
  const { notify } = startNotifier()
  notify.error(undefined as never)
  notify('a', { duration: -5 })
  expect(notify.size()).toBe(2)
})
