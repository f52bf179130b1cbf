import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { type Notification, createNotifier } from './index.ts'

const reportError = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  reportError.mockReset()
  vi.stubGlobal('reportError', reportError)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const start = () => {
  const clock = createTestClock()
  const notify = createNotifier({ clock })
  const reasons: string[] = []
  notify.observe((change) => change.type === 'closed' && reasons.push(change.reason))
  return { clock, notify, reasons }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const texts = { loading: 'Saving', success: 'Saved', error: 'Not saved' }
const fail = () => Promise.reject(new Error('offline'))

test('loading is shown at once: pending, of type info', () => {
  const { notify } = start()
  void notify.promise(new Promise(() => {}), texts)
  const [{ id, ...rest }] = notify.list() as [Notification]
  expect(id).toBeTruthy()
  expect(rest).toStrictEqual({ title: 'Saving', message: '', type: 'info', pending: true })
})

test('success follows in its place, with full time', async () => {
  const { notify, clock } = start()
  const work = notify.promise(Promise.resolve(42), texts)
  const [{ id }] = notify.list() as [Notification]
  notify('Other')
  expect(await work).toBe(42)
  expect(notify.list()[0]).toStrictEqual({ id, title: 'Saved', message: '', type: 'success' })
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('error follows in its place, and the promise rejects with the reason', async () => {
  const { notify } = start()
  await expect(notify.promise(fail, texts)).rejects.toThrow('offline')
  expect(notify.list()).toMatchObject([{ title: 'Not saved', type: 'error' }])
})

test('work may be a function, also one that throws or returns a plain value', async () => {
  const { notify } = start()
  expect(await notify.promise(() => 1, texts)).toBe(1)
  expect(await notify.promise(async () => 2, texts)).toBe(2)
  const throws = () => {
    throw new Error('at once')
  }
  await expect(notify.promise(throws, texts)).rejects.toThrow('at once')
  expect(notify.list().map(({ type }) => type)).toEqual(['success', 'success', 'error'])
})

test('states may be options, or functions of the value or the error', async () => {
  const { notify } = start()
  await notify.promise(Promise.resolve('Ann'), {
    loading: { title: 'Saving', message: 'Please wait' },
    success: (name) => ({ title: 'Saved', message: name, type: 'warning', duration: 0 }),
    error: null,
  })
  await notify
    .promise(fail, { loading: null, success: 'no', error: (error) => String(error) })
    .catch(() => {})
  expect(notify.list()).toMatchObject([
    { title: 'Saved', message: 'Ann', type: 'warning', duration: 0 },
    { title: 'Error: offline', type: 'error' },
  ])
})

test('a state replaces the last one whole: only id, key, place and data carry over', async () => {
  const { notify } = start()
  const data = {}
  const onClose = () => {}
  const loading = {
    ...{ id: 'a', title: 'Saving', message: 'm', key: 'k', data, priority: 2, timestamp: 1 },
    ...{ dismissible: false, duration: 9, onClose, media: { type: 'image', url: 'u' } as const },
    action: { label: 'Stop', onAction: () => {} },
  }
  const work = notify.promise(Promise.resolve(), { ...texts, loading })
  notify('Other')
  await work
  expect(notify.list()[0]).toStrictEqual({
    ...{ id: 'a', key: 'k', data, title: 'Saved', message: '', type: 'success' },
  })
})

test('what was updated meanwhile carries over as it is then', async () => {
  const { notify } = start()
  const work = notify.promise(Promise.resolve(), { ...texts, loading: { title: 'a', id: 'a' } })
  notify.update('a', { data: 7, key: 'k' })
  await work
  expect(notify.list()).toMatchObject([{ id: 'a', data: 7, key: 'k', title: 'Saved' }])
})

test('a state may name key and data of its own', async () => {
  const { notify } = start()
  const success = { title: 'Saved', key: 'new', data: 2 }
  await notify.promise(Promise.resolve(), { ...texts, loading: { title: 'a', id: 'a' }, success })
  expect(notify.list()).toMatchObject([{ id: 'a', title: 'Saved', key: 'new', data: 2 }])
})

test('a state that names another id is another notification: the first one closes', async () => {
  const { notify, reasons } = start()
  const success = { id: 'other', title: 'Saved' } as { title: string }
  await notify.promise(Promise.resolve(), { ...texts, success })
  expect(notify.list()).toMatchObject([{ id: 'other', title: 'Saved' }])
  expect(reasons).toEqual(['dismissed'])
})

test('loading may be a function too', () => {
  const { notify } = start()
  const loading = (() => 'Saving') as unknown as string
  void notify.promise(new Promise(() => {}), { ...texts, loading })
  expect(notify.list()).toMatchObject([{ title: 'Saving', pending: true }])
})

test('a type that is undefined in a state is absent: the state decides', async () => {
  const { notify } = start()
  const success = { title: 'Saved', type: undefined, pending: undefined }
  await notify.promise(Promise.resolve(), { ...texts, success })
  expect(notify.list()[0]).toMatchObject({ title: 'Saved', type: 'success' })
})

test('null shows nothing; on settling it closes as dismissed', async () => {
  const { notify, reasons } = start()
  await notify.promise(Promise.resolve(), { ...texts, success: null })
  await notify.promise(Promise.resolve(), { ...texts, success: () => null })
  await notify.promise(fail, { ...texts, error: null }).catch(() => {})
  expect(reasons).toEqual(['dismissed', 'dismissed', 'dismissed'])
  await notify.promise(Promise.resolve(), { ...texts, loading: null, success: null })
  expect(notify.size()).toBe(0)
})

test('without loading, success comes as a new one', async () => {
  const { notify } = start()
  const work = notify.promise(Promise.resolve(), { ...texts, loading: null })
  expect(notify.size()).toBe(0)
  await work
  expect(notify.list()).toMatchObject([{ title: 'Saved', type: 'success' }])
})

test('a forgotten await does not crash a process, unless the error is null', async () => {
  const unhandled = vi.fn<(value?: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  const { notify } = start()
  void notify.promise(fail, texts)
  void notify.promise(fail, { ...texts, error: () => null })
  await settled()
  expect(unhandled).not.toHaveBeenCalled()
  void notify.promise(fail, { ...texts, error: null })
  await settled()
  expect(unhandled).toHaveBeenCalledTimes(1)
  process.off('unhandledRejection', unhandled)
})

test('dismissed while pending, it is never reopened', async () => {
  const { notify } = start()
  const success = vi.fn<() => string>(() => 'Saved')
  const work = notify.promise(Promise.resolve(), { ...texts, success })
  notify.clear()
  await work
  expect(notify.size()).toBe(0)
})

test.each([
  ['its id', { id: 'a' }],
  ['its key', { key: 'k' }],
])('its end never touches a newer one with %s', async (_, again) => {
  const { notify } = start()
  const loading = { title: 'Saving', id: 'a', key: 'k' }
  const work = notify.promise(Promise.resolve(), { ...texts, loading })
  notify('Newer', again)
  await work
  expect(notify.list()).toMatchObject([{ title: 'Newer' }])
})

test('… nor one that took its place as soon as it was told of', async () => {
  const { notify } = start()
  const stop = notify.observe(() => {
    stop()
    notify('Newer', { id: 'a' })
  })
  await notify.promise(Promise.resolve(), { ...texts, loading: { title: 'Saving', id: 'a' } })
  expect(notify.list()).toMatchObject([{ title: 'Newer' }])
})

// Abort

test('an abort closes it as dismissed, and nothing follows', async () => {
  const { notify, reasons } = start()
  const controller = new AbortController()
  const work = notify.promise(Promise.resolve(), { ...texts, signal: controller.signal })
  controller.abort()
  expect(reasons).toEqual(['dismissed'])
  await work
  expect(notify.size()).toBe(0)
})

test('aborted by who hears of it, it closes at once too', () => {
  const { notify, reasons } = start()
  const controller = new AbortController()
  notify.watch(() => controller.abort())
  void notify.promise(new Promise(() => {}), { ...texts, signal: controller.signal })
  expect(reasons).toEqual(['dismissed'])
})

test('aborted before the call: nothing is shown, and the promise follows the work', async () => {
  const { notify } = start()
  const signal = AbortSignal.abort()
  expect(await notify.promise(() => 5, { ...texts, signal })).toBe(5)
  expect(await notify.promise(() => 6, { ...texts, loading: null, signal })).toBe(6)
  expect(notify.size()).toBe(0)
})

test('aborted while a state function runs: nothing follows', async () => {
  const { notify, reasons } = start()
  const controller = new AbortController()
  const success = () => {
    controller.abort()
    return 'Saved'
  }
  await notify.promise(Promise.resolve(), { ...texts, success, signal: controller.signal })
  await notify.promise(Promise.resolve(), {
    ...{ ...texts, loading: null, success, signal: controller.signal },
  })
  expect(reasons).toEqual(['dismissed'])
  expect(notify.size()).toBe(0)
})

test('an abort after the end changes nothing', async () => {
  const { notify } = start()
  const controller = new AbortController()
  await notify.promise(Promise.resolve(), { ...texts, signal: controller.signal })
  controller.abort()
  expect(notify.list()).toMatchObject([{ title: 'Saved' }])
})

test('an abort never touches a newer one with its id', () => {
  const { notify } = start()
  const controller = new AbortController()
  const loading = { title: 'Saving', id: 'a' }
  void notify.promise(new Promise(() => {}), { ...texts, loading, signal: controller.signal })
  notify('Newer', { id: 'a' })
  controller.abort()
  expect(notify.size()).toBe(1)
})

// Bad input

test.each([undefined, '', {}, { title: {} }, () => undefined, () => ({ type: 'danger' })])(
  'bad loading (%j) costs no message, and the work starts',
  async (loading) => {
    const { notify } = start()
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const work = notify.promise(() => 3, { ...texts, loading } as never)
    expect(notify.list()).toMatchObject([{ title: '', message: '', type: 'info', pending: true }])
    expect(told).toHaveBeenCalledWith(expect.any(TypeError))
    expect(await work).toBe(3)
    expect(notify.list()).toMatchObject([{ title: 'Saved', type: 'success' }])
  },
)

test.each([undefined, null, 5, 'texts'])(
  'states that are none (%s) never throw',
  async (states) => {
    const { notify } = start()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await notify.promise(Promise.resolve(3), states as never)).toBe(3)
    expect(notify.list()).toMatchObject([{ type: 'success' }])
  },
)

test('a state that cannot be read is told and costs none of the others', async () => {
  const { notify } = start()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const states = {
    ...{ loading: 'Saving', error: 'Not saved' },
    get success(): string {
      throw new Error('getter')
    },
  }
  const work = notify.promise(Promise.resolve(), states)
  expect(notify.list()).toMatchObject([{ title: 'Saving' }])
  expect(String(told.mock.lastCall)).toMatch(/^TypeError: belfry: success must be readable; got /)
  await work
  expect(notify.list()).toMatchObject([{ title: '', type: 'success' }])
})

test('a signal that is none is told and left out', async () => {
  const { notify } = start()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await notify.promise(Promise.resolve(), { ...texts, signal: {} as never })
  expect(notify.list()).toMatchObject([{ title: 'Saved' }])
  expect(String(told.mock.lastCall)).toMatch(/^TypeError: belfry: signal must be .+; got /)
})

test('a signal that throws is reported, and the work is followed all the same', async () => {
  const { notify } = start()
  const boom = () => {
    throw new Error('signal')
  }
  const signal = { addEventListener: boom, removeEventListener: boom, aborted: false }
  Object.defineProperty(signal, 'aborted', { get: boom })
  expect(await notify.promise(() => 3, { ...texts, signal })).toBe(3)
  expect(notify.list()).toMatchObject([{ title: 'Saved' }])
  expect(reportError).toHaveBeenCalledWith(new Error('signal'))
})

test('a state function that throws is reported, and the state stands without words of its own', async () => {
  const { notify } = start()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = () => {
    throw new Error('state')
  }
  await expect(notify.promise(fail, { ...texts, error })).rejects.toThrow('offline')
  expect(notify.list()).toMatchObject([{ title: '', message: '', type: 'error' }])
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('state'))
})

test.each([
  ['nothing', () => undefined],
  ['bad input', () => ({ title: {} })],
  ['an empty text', () => ''],
])('a state function that answers %s still shows how it went', async (_, success) => {
  const { notify, reasons } = start()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const states = { ...texts, success } as never
  expect(await notify.promise(Promise.resolve(3), states)).toBe(3)
  expect(notify.list()).toMatchObject([{ title: '', type: 'success' }])
  expect(reasons).toEqual([])
  expect(told).toHaveBeenCalledWith(expect.any(TypeError))
  expect(reportError).not.toHaveBeenCalled()
})

// Dismissed by the user

test('dismissed by the user while pending, its outcome is added silent', async () => {
  const { notify, reasons } = start()
  const added: Notification[] = []
  notify.observe(({ type, notification }) => type === 'added' && added.push(notification))
  const work = notify.promise(Promise.resolve(), {
    ...texts,
    loading: { title: 'Saving', id: 'a', key: 'k', data: 5 },
  })
  notify.dismiss('a', 'user')
  await work
  expect(reasons).toEqual(['dismissed'])
  expect(notify.shown()).toEqual([])
  expect(added.slice(1)).toMatchObject([
    { id: 'a', key: 'k', data: 5, title: 'Saved', type: 'success', silent: true },
  ])
})

test('… also by “Dismiss all”; dismissed by code it is never reopened', async () => {
  const { notify } = start()
  const work = notify.promise(Promise.resolve(), texts)
  notify.clear('user')
  await work
  expect(notify.list()).toMatchObject([{ title: 'Saved', silent: true }])
  notify.clear()
  const other = notify.promise(Promise.resolve(), texts)
  notify.clear()
  await other
  expect(notify.list()).toEqual([])
})

test('… and touches no newer one that has taken its id or key', async () => {
  const { notify } = start()
  const loading = { title: 'Saving', id: 'a', key: 'k' }
  const work = notify.promise(Promise.resolve(), { ...texts, loading })
  notify.dismiss('a', 'user')
  notify('Other', { id: 'a', key: 'k' })
  await work
  expect(notify.shown()).toMatchObject([{ id: 'a', title: 'Other' }])
  expect(notify.list()).toMatchObject([{ title: 'Other' }, { title: 'Saved', silent: true }])
})

test('… nor one whose key its outcome names, so that the next try still shows how it goes', async () => {
  const { notify } = start()
  const saved = { title: 'Saved', key: 'save' }
  const states = { ...texts, loading: { title: 'Saving', key: 'save' }, success: saved }
  const first = notify.promise(Promise.resolve(), states)
  notify.clear('user')
  const second = notify.promise(settled, states)
  await first
  expect(notify.shown()).toMatchObject([{ title: 'Saving', pending: true }])
  await second
  expect(notify.shown()).toMatchObject([{ title: 'Saved', type: 'success' }])
})

test('… and null still shows nothing, nor does anything follow an abort', async () => {
  const { notify } = start()
  const one = notify.promise(Promise.resolve(), { ...texts, success: null })
  notify.clear('user')
  await one
  const controller = new AbortController()
  const two = notify.promise(Promise.resolve(), { ...texts, signal: controller.signal })
  notify.clear('user')
  controller.abort()
  await two
  expect(notify.list()).toEqual([])
})

test('a state function may dismiss its own notification', async () => {
  const { notify } = start()
  const success = () => {
    notify.dismiss('a')
    return 'Saved'
  }
  await notify.promise(Promise.resolve(), { ...texts, loading: { title: 'a', id: 'a' }, success })
  expect(notify.size()).toBe(0)
})
