import { afterEach, expect, test, vi } from 'vitest'
import { startWithReasons, stubReportError } from './driven.model.ts'

const reportError = stubReportError()
afterEach(() => void vi.restoreAllMocks())

const texts = { loading: 'Saving', success: 'Saved', error: 'Not saved' }
const fail = () => Promise.reject(new Error('offline'))

test.each([undefined, '', {}, { title: {} }, () => undefined, () => ({ type: 'danger' })])(
  'a bad loading state (%j) loses no message, and the work starts',
  async (loading) => {
    const { notify } = startWithReasons()
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const work = notify.promise(() => 3, { ...texts, loading } as never)
    expect(notify.list()).toMatchObject([{ title: '', message: '', type: 'info', pending: true }])
    expect(told).toHaveBeenCalledWith(expect.any(TypeError))
    expect(await work).toBe(3)
    expect(notify.list()).toMatchObject([{ title: 'Saved', type: 'success' }])
  },
)

test.each([undefined, null, 5, 'texts'])('invalid states (%s) never throw', async (states) => {
  const { notify } = startWithReasons()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await notify.promise(Promise.resolve(3), states as never)).toBe(3)
  expect(notify.list()).toMatchObject([{ type: 'success' }])
})

test('an unreadable state is reported and does not affect the others', async () => {
  const { notify } = startWithReasons()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const states = {
    loading: 'Saving',
    error: 'Not saved',
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

test('an invalid signal is reported and left out', async () => {
  const { notify } = startWithReasons()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await notify.promise(Promise.resolve(), { ...texts, signal: {} as never })
  expect(notify.list()).toMatchObject([{ title: 'Saved' }])
  expect(String(told.mock.lastCall)).toMatch(/^TypeError: belfry: signal must be .+; got /)
})

test('a signal that throws is reported, and the work is still followed', async () => {
  const { notify } = startWithReasons()
  const boom = () => {
    throw new Error('signal')
  }
  const signal = { addEventListener: boom, removeEventListener: boom, aborted: false }
  Object.defineProperty(signal, 'aborted', { get: boom })
  expect(await notify.promise(() => 3, { ...texts, signal })).toBe(3)
  expect(notify.list()).toMatchObject([{ title: 'Saved' }])
  expect(reportError).toHaveBeenCalledWith(new Error('signal'))
})

test('a state function that throws is reported, and the state is shown without words of its own', async () => {
  const { notify } = startWithReasons()
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
])('a state function that returns %s still shows how the work went', async (_, success) => {
  const { notify, reasons } = startWithReasons()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const states = { ...texts, success } as never
  expect(await notify.promise(Promise.resolve(3), states)).toBe(3)
  expect(notify.list()).toMatchObject([{ title: '', type: 'success' }])
  expect(reasons).toEqual([])
  expect(told).toHaveBeenCalledWith(expect.any(TypeError))
  expect(reportError).not.toHaveBeenCalled()
})
