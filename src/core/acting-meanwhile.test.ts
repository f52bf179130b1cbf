import { expect, test, vi } from 'vitest'
import { deferred, settled, startWithReasons, stubReportError } from './driven.model.ts'

const reportError = stubReportError()

test('a double click acts once, even while a promise runs', async () => {
  const { notify, reasons } = startWithReasons()
  const { promise, resolve } = deferred()
  const onAction = vi.fn<() => Promise<unknown>>(() => promise)
  const id = notify('a', { action: { label: 'Undo', onAction } })
  expect(notify.act(id)).toBe(true)
  expect(notify.act(id)).toBe(false)
  expect(notify.size()).toBe(1)
  resolve()
  await settled()
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(reasons).toEqual(['acted'])
})

test('while a promise runs, only its notification’s time stands still', async () => {
  const { notify, clock } = startWithReasons()
  const { promise, resolve } = deferred()
  const action = { label: 'Undo', onAction: () => promise, keepOpen: true }
  const a = notify('a', { action })
  const b = notify('b', { duration: 60_000 })
  clock.advance(1000)
  notify.act(a)
  clock.advance(20_000)
  expect([notify.remaining(a), notify.remaining(b)]).toEqual([4000, 39_000])
  resolve()
  await settled()
  clock.advance(3999)
  expect(notify.remaining(a)).toBe(1)
  clock.advance(1)
  expect(notify.remaining(a)).toBeUndefined()
})

test.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'returns a broken promise',
    () =>
      new Proxy(Promise.resolve(), {
        get() {
          throw new Error('no')
        },
      }),
  ],
])(
  'an action that %s is reported, and the notification stays open for another try',
  async (_, fail) => {
    const { notify, clock, reasons } = startWithReasons()
    const onAction = vi.fn<() => unknown>().mockImplementationOnce(fail)
    const id = notify('a', { action: { label: 'Undo', onAction } })
    expect(notify.act(id)).toBe(true)
    await settled()
    expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('no'))
    expect(notify.size()).toBe(1)
    clock.advance(1000)
    expect(notify.remaining(id)).toBe(4000)
    expect(notify.act(id)).toBe(true)
    expect(reasons).toEqual(['acted'])
  },
)

test('if something else closes it meanwhile, that is the reason, and the end of the action changes nothing', async () => {
  const { notify, reasons } = startWithReasons()
  const { promise, resolve } = deferred()
  const id = notify('a', { action: { label: 'Undo', onAction: () => promise } })
  notify.act(id)
  notify.dismiss(id)
  resolve()
  await settled()
  expect(reasons).toEqual(['dismissed'])
})

test.each([
  ['its id', { id: 'a' }],
  ['its key', { key: 'k' }],
])('the end of an old action never touches a newer notification with %s', async (_, again) => {
  const { notify, reasons } = startWithReasons()
  const { promise, resolve } = deferred()
  const action = { label: 'Undo', onAction: () => promise }
  notify('old', { id: 'a', key: 'k', action })
  notify.act('a')
  notify('new', { ...again, action: { label: 'Redo', onAction: () => {}, keepOpen: true } })
  expect(notify.act('a')).toBe(true)
  resolve()
  await settled()
  expect(reasons).toEqual([])
  expect(notify.list()[0]?.title).toBe('new')
})

test('a newer notification’s time runs even while the old one’s action is still running', () => {
  const { notify, clock } = startWithReasons()
  notify('old', { id: 'a', action: { label: 'Undo', onAction: () => new Promise(() => {}) } })
  notify.act('a')
  notify('new', { id: 'a' })
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('an update while the action runs does not end it', async () => {
  const { notify, reasons, clock } = startWithReasons()
  const { promise, resolve } = deferred()
  const id = notify('a', { action: { label: 'Undo', onAction: () => promise } })
  notify.act(id)
  notify.update(id, { title: 'b' })
  clock.advance(10_000)
  expect(notify.act(id)).toBe(false)
  resolve()
  await settled()
  expect(reasons).toEqual(['acted'])
})
