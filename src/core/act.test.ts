import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { type Notification, createNotifier } from './index.ts'

const reportError = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  reportError.mockReset()
  vi.stubGlobal('reportError', reportError)
})
afterEach(() => vi.unstubAllGlobals())

const start = (options = {}) => {
  const clock = createTestClock()
  const notify = createNotifier({ clock, ...options })
  const reasons: string[] = []
  notify.observe((change) => change.type === 'closed' && reasons.push(change.reason))
  return { clock, notify, reasons }
}

function deferred() {
  let resolve: (value?: unknown) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<unknown>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('acting calls the action with the notification and closes it as acted', () => {
  const { notify, reasons } = start()
  const onAction = vi.fn<(notification?: unknown) => unknown>()
  const id = notify('a', { action: { label: 'Undo', onAction } })
  const [notification] = notify.list()
  expect(notify.act(id)).toBe(true)
  expect(onAction).toHaveBeenCalledExactlyOnceWith(notification)
  expect(reasons).toEqual(['acted'])
  expect(notify.act(id)).toBe(false)
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('without an action, or unknown, there is nothing to act on', () => {
  const { notify } = start()
  expect(notify.act(notify('a'))).toBe(false)
  expect(notify.act('unknown')).toBe(false)
  expect(notify.size()).toBe(1)
})

test('a double click acts once, while a promise runs as well', async () => {
  const { notify, reasons } = start()
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

test('time stands still while a promise runs, for this one alone', async () => {
  const { notify, clock } = start()
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

test('with keepOpen it stays and can be acted on again', async () => {
  const { notify } = start()
  const onAction = vi.fn<(notification?: unknown) => unknown>()
  const id = notify('a', { action: { label: 'More', onAction, keepOpen: true } })
  expect(notify.act(id)).toBe(true)
  expect(notify.act(id)).toBe(true)
  expect(onAction).toHaveBeenCalledTimes(2)
  expect(notify.size()).toBe(1)
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
])('an action that %s leaves it open, to be acted on again, and is reported', async (_, fail) => {
  const { notify, clock, reasons } = start()
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
})

test('what closed it meanwhile is its reason, and the end of the action changes nothing', async () => {
  const { notify, reasons } = start()
  const { promise, resolve } = deferred()
  const id = notify('a', { action: { label: 'Undo', onAction: () => promise } })
  notify.act(id)
  notify.dismiss(id)
  resolve()
  await settled()
  expect(reasons).toEqual(['dismissed'])
})

test('an action that dismisses its own notification closes it as dismissed, once', () => {
  const { notify, reasons } = start()
  const onAction = ({ id }: Notification) => notify.dismiss(id)
  notify.act(notify('a', { action: { label: 'Undo', onAction } }))
  expect(reasons).toEqual(['dismissed'])
})

test('an action cannot act on its own notification again', () => {
  const { notify } = start()
  const answers: boolean[] = []
  const onAction = ({ id }: Notification) => answers.push(notify.act(id))
  notify.act(notify('a', { action: { label: 'Undo', onAction } }))
  expect(answers).toEqual([false])
})

test.each([
  ['its id', { id: 'a' }],
  ['its key', { key: 'k' }],
])('the end of an old action never touches a newer one with %s', async (_, again) => {
  const { notify, reasons } = start()
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

test('a newer one’s time runs although the old one’s action still does', () => {
  const { notify, clock } = start()
  notify('old', { id: 'a', action: { label: 'Undo', onAction: () => new Promise(() => {}) } })
  notify.act('a')
  notify('new', { id: 'a' })
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('an update while the action runs does not end it', async () => {
  const { notify, reasons, clock } = start()
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

test('one that waits can be acted on', () => {
  const { notify, reasons } = start({ limit: 1 })
  const id = notify('a', { action: { label: 'Undo', onAction: () => {} } })
  notify('b')
  expect(notify.act(id)).toBe(true)
  expect(reasons).toEqual(['acted'])
})

test('acting on a notification object means this very one', () => {
  const { notify } = start()
  const onAction = vi.fn<(notification?: unknown) => unknown>()
  const action = { label: 'Undo', onAction, keepOpen: true }
  notify('old', { id: 'a', action })
  const [old] = notify.list() as [Notification]
  notify.update('a', { title: 'updated' })
  expect(notify.act(old)).toBe(true)
  notify('new', { id: 'a', action })
  expect(notify.act(old)).toBe(false)
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('who acts may hear how it ended, after it closed', async () => {
  const { notify } = start()
  const heard: unknown[] = []
  const onEnd = (succeeded: boolean) => heard.push([succeeded, notify.size()])
  const run = (onAction: () => unknown) =>
    notify.act(notify('a', { action: { label: 'Undo', onAction } }), onEnd)
  run(() => {})
  run(() => Promise.resolve())
  await settled()
  run(() => Promise.reject(new Error('no')))
  await settled()
  run(() => {
    throw new Error('no')
  })
  expect(heard).toEqual([
    [true, 0],
    [true, 0],
    [false, 1],
    [false, 2],
  ])
})

test('an onEnd that throws is reported and stops nothing', () => {
  const { notify, reasons } = start()
  const id = notify('a', { action: { label: 'Undo', onAction: () => {} } })
  notify.act(id, () => {
    throw new Error('end')
  })
  expect(reasons).toEqual(['acted'])
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('end'))
})

test('acting publishes once, with what the action itself changed', () => {
  const { notify } = start()
  const published: number[] = []
  const id = notify('a', { action: { label: 'Undo', onAction: () => notify('b') } })
  notify.subscribe((list) => published.push(list.length))
  notify.act(id)
  expect(published).toEqual([1])
})

// Names, addresses, and what is not queued

const told = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('the handler that a name names is run, with the notification', () => {
  const undo = vi.fn<(notification: unknown) => void>()
  const { notify, reasons } = start({ actions: { undo } })
  const id = notify('a', { action: { label: 'Undo', name: 'undo' } })
  const [notification] = notify.list()
  expect(notify.act(id)).toBe(true)
  expect(undo).toHaveBeenCalledExactlyOnceWith(notification)
  expect(reasons).toEqual(['acted'])
})

test('a function goes before a name', () => {
  const undo = vi.fn<() => void>()
  const onAction = vi.fn<() => void>()
  const { notify } = start({ actions: { undo } })
  notify.act(notify('a', { action: { label: 'Undo', name: 'undo', onAction } }))
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(undo).not.toHaveBeenCalled()
})

test.each(['undo', 'constructor', '__proto__'])(
  'an unknown name (%s) is told, acts on nothing, and it stays',
  (name) => {
    const { notify, clock } = start({ actions: { redo: () => {} } })
    const console = told()
    const id = notify('a', { action: { label: 'Undo', name } })
    expect(notify.act(id)).toBe(false)
    expect(String(console.mock.lastCall)).toMatch(
      /^TypeError: belfry: action\.name must be .+; got /,
    )
    clock.advance(1000)
    expect(notify.remaining(id)).toBe(4000)
    console.mockRestore()
  },
)

test('with an href alone it only closes, since the view’s link goes there', () => {
  const { notify, reasons } = start()
  expect(notify.act(notify('a', { action: { label: 'Open', href: '/a' } }))).toBe(true)
  expect(notify.act(notify('b', { action: { label: 'Open', href: '/b', keepOpen: true } }))).toBe(
    true,
  )
  expect(reasons).toEqual(['acted'])
  expect(notify.list()).toMatchObject([{ title: 'b' }])
})

test('perform runs the action of one that is not queued, and closes nothing', async () => {
  const undo = vi.fn<(notification: unknown) => unknown>()
  const { notify, reasons } = start({ actions: { undo } })
  const stored = { id: 'x', title: 'a', message: '', type: 'info' } as const
  const item = { ...stored, action: { label: 'Undo', name: 'undo' } }
  const onEnd = vi.fn<(succeeded: boolean) => void>()
  expect(notify.perform(item, onEnd)).toBe(true)
  expect(undo).toHaveBeenCalledExactlyOnceWith(item)
  undo.mockRejectedValueOnce(new Error('no'))
  expect(notify.perform(item, onEnd)).toBe(true)
  await settled()
  expect(onEnd.mock.calls).toEqual([[true], [false]])
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('no'))
  notify('queued', { ...item })
  notify.perform(notify.list()[0]!)
  expect(notify.size()).toBe(1)
  expect(reasons).toEqual([])
})

test('perform has nothing to run without an action, or with an unknown name', () => {
  const { notify } = start()
  const console = told()
  const bare = { id: 'x', title: 'a', message: '', type: 'info' } as const
  expect(notify.perform(bare)).toBe(false)
  expect(notify.perform({ ...bare, action: { label: 'Undo', name: 'undo' } })).toBe(false)
  expect(notify.perform(undefined as never)).toBe(false)
  expect(console).toHaveBeenCalledTimes(1)
  console.mockRestore()
})

test('what its card has started is not performed a second time, though the card has gone', async () => {
  const { notify } = start()
  const { promise, resolve } = deferred()
  const onAction = vi.fn<() => Promise<unknown>>(() => promise)
  const id = notify('a', { action: { label: 'Undo', onAction } })
  const [notification] = notify.list() as [Notification]
  notify.act(id)
  notify.dismiss(id)
  expect(notify.perform(notification)).toBe(false)
  // An inbox may have redacted it, or know only what can be stored of it.
  expect(notify.perform({ ...notification, title: '…' })).toBe(false)
  expect(notify.perform({ ...notification, id: 'another' })).toBe(true)
  expect(onAction).toHaveBeenCalledTimes(2)
  resolve()
  await settled()
  expect(notify.perform(notification)).toBe(true)
})

test('what is being performed is not performed a second time, and can be tried again', async () => {
  const { notify } = start()
  const { promise, reject } = deferred()
  const onAction = vi.fn<() => Promise<unknown>>(() => promise)
  const notification = { id: 'a', title: 'a', message: '', type: 'info' as const }
  const perform = () => notify.perform({ ...notification, action: { label: 'Undo', onAction } })
  expect([perform(), perform()]).toEqual([true, false])
  reject(new Error('offline'))
  await settled()
  expect(perform()).toBe(true)
})

test('whatever comes along in the place of `onEnd` is nobody', () => {
  const { notify, reasons } = start()
  const action = { label: 'Undo', onAction: () => {} }
  const ids = [notify('a', { action }), notify('b', { action })]
  const [a, b] = notify.list() as [Notification, Notification]
  ids.forEach(notify.act as (id: string, ...more: unknown[]) => boolean)
  ;[a, b].forEach(notify.perform as (notification: Notification, ...more: unknown[]) => boolean)
  expect(reasons).toEqual(['acted', 'acted'])
  expect(reportError).not.toHaveBeenCalled()
})
