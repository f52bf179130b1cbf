import { afterEach, expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'
import { type Report, createReport } from './index.ts'

const start = (options = {}) => {
  const { clock, notify } = startNotifier(options)
  return { clock, notify, report: createReport(notify) }
}

afterEach(() => vi.unstubAllGlobals())

test('report.error shows an error titled Error, with no duration set', () => {
  const { notify, report, clock } = start()
  report.error('The server is away')
  expect(notify.list()).toStrictEqual([
    { id: expect.any(String), title: 'Error', message: 'The server is away', type: 'error' },
  ])
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test.each([
  ['warning', 'Warning'],
  ['info', 'Info'],
] as const)('report.%s shows its text, titled %s, for 5000 ms', (type, title) => {
  const { notify, report } = start({ duration: 9 })
  report[type]('Nearly full')
  expect(notify.list()).toStrictEqual([
    { id: expect.any(String), title, message: 'Nearly full', type, duration: 5000 },
  ])
})

test('report.success does nothing', () => {
  const { notify, report } = start()
  ;(report.success as (text: string) => void)('Saved')
  expect(notify.size()).toBe(0)
})

test('all four helpers return undefined, ignore further arguments and work as bare callbacks', () => {
  const { notify, report } = start()
  for (const type of ['error', 'warning', 'info', 'success'] as const) {
    const bare: (...given: unknown[]) => unknown = report[type]
    expect(bare('text', { title: 'No', duration: 0 }, 'three')).toBeUndefined()
  }
  expect(notify.list().map(({ title }) => title)).toEqual(['Error', 'Warning', 'Info'])
})

test('report.error fits a catch', async () => {
  const { notify, report } = start()
  await Promise.reject(new Error('offline')).catch(report.error)
  expect(notify.list()).toMatchObject([{ message: 'offline' }])
})

const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic

class Mine extends Error {
  override name = 'Mine'
}

test.each<[string, unknown, string | RegExp]>([
  ['a text', 'text', 'text'],
  ['an error', new Error('offline'), 'offline'],
  ['an error without words', new TypeError(''), 'TypeError'],
  ['an error of one’s own without words', new Mine(''), 'Mine'],
  ['something with a message', { message: 'offline', code: 5 }, 'offline'],
  ['an object without one', { code: 5 }, '{"code":5}'],
  ['an object whose message is no text', { message: { code: 5 } }, /5/],
  ['an object without a prototype', Object.assign(Object.create(null), { code: 5 }), '{"code":5}'],
  ['a list', [1, 2], /1,2/],
  ['a number', 0, '0'],
  [
    'an error with a cause',
    new Error('Not saved', { cause: new Error('offline') }),
    'Not saved: offline',
  ],
  [
    'an error of several',
    new AggregateError([new Error('a'), 'b'], 'Both failed'),
    'Both failed: a; b',
  ],
  [
    'an error of several that says nothing',
    new AggregateError([new Error('a')]),
    'AggregateError: a',
  ],
  ['an answer', new Response('', { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  ['an answer over HTTP/2, which has no words', new Response('', { status: 404 }), '404'],
  ['an event', new Event('offline'), /^offline$/],
  [
    'the event of a rejection that nobody handled',
    Object.assign(new Event('unhandledrejection'), { reason: new Error('offline') }),
    /^unhandledrejection: offline$/,
  ],
  [
    'an event of React, and not what React knows of its element',
    { type: 'error', preventDefault() {}, target: { nodeType: 1, __reactFiber$1: { tag: 5 } } },
    /^error$/,
  ],
  ['an element among other things', { code: 5, at: { nodeType: 1, id: 'a' } }, /^{"code":5}$/],
  ['an object with a text of its own', { toString: () => 'offline' }, 'offline'],
  ['a pattern', /a+/, '/a+/'],
  ['a function', function save() {}, 'save'],
  ['a symbol', Symbol('s'), 'Symbol(s)'],
  ['a big number', 10n, '10'],
])('%s is made readable', (_, value, message) => {
  const { notify, report } = start()
  report.error(value)
  const [shown] = notify.list()
  expect(shown?.message).toMatch(message)
  expect(shown?.message).not.toMatch('[object Object]')
})

test.each([undefined, null, '', {}, [], new Map()])(
  'a value that says nothing (%j) leaves only the title',
  (value) => {
    const { notify, report } = start()
    const told = vi.spyOn(console, 'error')
    report.error(value)
    expect(notify.list()).toMatchObject([{ title: 'Error', message: '' }])
    expect(told).not.toHaveBeenCalled()
  },
)

test('a circular value is described up to where it repeats', () => {
  const { notify, report } = start()
  const error = new Error('a')
  error.cause = new Error('b', { cause: error })
  report.error(error)
  report.error(cyclic)
  report.error({ code: 1n, cyclic })
  expect(notify.list().map(({ message }) => message)).toEqual([
    'a: b: a',
    '',
    '{"code":"1","cyclic":{}}',
  ])
})

test('a report needs a notifier', () => {
  expect(() => createReport(undefined as never)).toThrow(/^belfry: notifier must be .+; got /)
})

const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('hostile')
    },
    getPrototypeOf() {
      throw new Error('hostile')
    },
  },
)
const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()

test.each<[string, unknown]>([
  ['a proxy that throws', throwing],
  ['a revoked proxy', revoked],
  ['an object in a circle', cyclic],
  ['a big number inside', { code: 1n }],
  ['a toString that throws', { toString: () => JSON.parse('{') }],
  ['a message that is a symbol', { message: Symbol('s') }],
  ['a toJSON that answers nothing', { toJSON: () => undefined }],
  ['a function', () => 'source'],
  ['an empty text', ''],
])('%s never makes report throw, and something is shown', (_, value) => {
  const { notify, report } = start()
  for (const tell of [report.error, report.warning, report.info]) {
    expect(() => tell(value)).not.toThrow()
  }
  expect(notify.list().map(({ title }) => title)).toEqual(['Error', 'Warning', 'Info'])
  for (const { message } of notify.list()) expect(message).toEqual(expect.any(String))
})

test('report never throws, even if the notifier does', () => {
  const reportError = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reportError)
  const broken = () => {
    throw new Error('broken')
  }
  const { error }: Report = createReport(broken as never)
  expect(() => error('text')).not.toThrow()
  expect(reportError).toHaveBeenCalledTimes(1)
})
